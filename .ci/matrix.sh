#!/usr/bin/env bash
# Runs the tests in QGIS 3.44, in a Debian trixie folder that is built once (.qgis344, about two minutes and 2.4 GB).
# Needs root and mmdebstrap; says so and ends well where it lacks them, because a laptop need not have them.
set -euo pipefail
cd "$(dirname "$0")/.."
tool=../shared/tools/qgis344_chroot.sh
folder=${QGIS344_FOLDER:-$PWD/.qgis344}
[ -f "$tool" ] || { echo "QGIS 3.44 was not tested: $tool is not here."; exit 0; }
[ "$(id -u)" -eq 0 ] || { echo "QGIS 3.44 was not tested: building its Debian folder needs root."; exit 0; }
command -v mmdebstrap >/dev/null || apt-get install -y -q mmdebstrap >/dev/null ||
  { echo "QGIS 3.44 was not tested: mmdebstrap is not here and cannot be installed."; exit 0; }
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -z --cached --others --exclude-standard | tar --ignore-failed-read --null -T - -cf - | tar -xf - -C "$copy"
# Debian 13 has shapely 2 and geopandas of its own, on one GEOS: only the test tools come from pip.
"$tool" "$folder" "$copy" '
  command -v pdftotext >/dev/null ||
    apt-get install -y -q --no-install-recommends poppler-utils python3-openpyxl >/dev/null
  python3 -m venv --system-site-packages /opt/bohsetbacks
  /opt/bohsetbacks/bin/pip install -q --disable-pip-version-check pytest pytest-qgis pytest-xdist pytest-timeout hypothesis jsonschema
  qgis_process --version | head -1
  /opt/bohsetbacks/bin/python -m pytest -q -n 2 --dist loadfile --max-worker-restart 0 -p no:cacheprovider'
