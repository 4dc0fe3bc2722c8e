#!/usr/bin/env bash
# Installs from Debian 12 or 13 what the tests and the demo need: QGIS 3.40 or newer, GEOS headers, fiona, a screen.
# Runs as root or with sudo; does nothing where everything is there.
set -euo pipefail

packages=(qgis python3-qgis qgis-providers libgeos-dev python3-fiona python3-yaml python3-pyproj python3-jinja2
          xvfb xauth poppler-utils python3-venv python3-dev gcc g++ make git)

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "Run this as root, or install sudo: ${missing[*]} must be installed." >&2; exit 1; }
  as_root=(sudo)
fi
export DEBIAN_FRONTEND=noninteractive
install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends)
"${as_root[@]}" apt-get update -q

# Debian 12 itself has QGIS 3.22: take QGIS from its backports, from the same mirror as the rest of the system.
release=$(. /etc/os-release && echo "$VERSION_CODENAME")
from=()
if [ "$release" = bookworm ]; then
  if ! apt-cache policy | grep -q 'bookworm-backports'; then
    site=$(apt-get indextargets --format '$(SITE) $(CODENAME) $(ORIGIN)' 'Created-By: Packages' |
      awk '$2 == "bookworm" && $3 == "Debian" {print $1; exit}')
    printf 'Types: deb\nURIs: %s\nSuites: bookworm-backports\nComponents: main\nSigned-By: %s\n' "$site" \
      /usr/share/keyrings/debian-archive-keyring.gpg |
      "${as_root[@]}" tee /etc/apt/sources.list.d/bohsetbacks-backports.sources >/dev/null
    "${as_root[@]}" apt-get update -q
  fi
  from=(-t bookworm-backports)
fi
"${install[@]}" "${from[@]}" qgis python3-qgis qgis-providers
"${install[@]}" "${missing[@]}"
