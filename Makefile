# Targets that a newcomer needs; `make help` lists them. Debian 12 or 13, as root or with sudo.
PYTHON := .venv/bin/python
CODE := bohsetbacks_plugin
RUN_QT := QT_QPA_PLATFORM=offscreen
# Two processes, file by file. One that crashes ends the run: pytest-xdist would start another and then wait for it for ever.
IN_PARALLEL := -n 2 --dist loadfile --max-worker-restart 0
SITE_PACKAGES = $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
QGIS_PROFILES ?= $(HOME)/.local/share/QGIS/QGIS3/profiles
QT6_CHECK := ../shared/tools/qt6_check.py

.DEFAULT_GOAL := help
.PHONY: help setup demo test lint qt6 cases matrix run package deploy docs benchmark clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/ready ## Install what is missing: QGIS and libraries from Debian, the rest into .venv

.venv/ready: .ci/install_debian.sh .ci/requirements.txt
	.ci/install_debian.sh
	/usr/bin/python3 -m venv --system-site-packages .venv
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-binary shapely \
	  "numpy==$$(/usr/bin/python3 -c 'import numpy; print(numpy.__version__)')" -r .ci/requirements.txt
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-deps geopandas==1.0.1
	touch $@

demo: setup package ## Check both samples in QGIS and draw their maps into build/demo
	$(PYTHON) .ci/demo.py

test: setup ## Run all tests
	rm -rf .qgis-settings
	$(RUN_QT) $(PYTHON) -m pytest -q $(IN_PARALLEL)

matrix: setup ## Run the tests in QGIS 3.44 (needs root and mmdebstrap; builds a Debian folder once)
	.ci/matrix.sh

run: setup package ## Open QGIS with the plugin and the Plymouth sample
	PYTHONPATH=$(SITE_PACKAGES) $(PYTHON) .ci/run_qgis.py

package: setup ## Stage and zip the installable plugin in build/
	$(PYTHON) .ci/package.py

deploy: setup ## Link the plugin into your QGIS profile (QGIS_PROFILES=... PROFILE=default)
	$(PYTHON) .ci/package.py
	mkdir -p "$(QGIS_PROFILES)/$(or $(PROFILE),default)/python/plugins"
	ln -sfn "$(CURDIR)/build/bohsetbacks_plugin" "$(QGIS_PROFILES)/$(or $(PROFILE),default)/python/plugins/bohsetbacks_plugin"
	@echo "Linked. Start QGIS with PYTHONPATH=$(SITE_PACKAGES) and enable BOH Setbacks in the plugin manager."

cases: setup ## Run the bug cases of ../shared, where they are there
	$(PYTHON) ../shared/tools/run_cases.py --python $(PYTHON) --project . ../shared/cases

docs: setup ## Write docs/rules.md from the rules and their cases
	$(PYTHON) .ci/make_docs.py

lint: setup ## Check style, types and security
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy
	$(PYTHON) -m bandit -q -r $(CODE)
	git ls-files -z -- . ':!tests/rules/broken' | xargs -0 $(PYTHON) -m detect_secrets.pre_commit_hook
	$(MAKE) --no-print-directory qt6

qt6: setup ## Check that Qt and QGIS names hold in Qt 5 and Qt 6
	@if [ -f $(QT6_CHECK) ]; then $(MAKE) --no-print-directory .venv-qt6/ready && \
	  $(PYTHON) $(QT6_CHECK) pyqt5 $(CODE) && .venv-qt6/bin/python $(QT6_CHECK) pyqt6 $(CODE); \
	else echo "The Qt 6 checker ($(QT6_CHECK)) is not here: not run."; fi

.venv-qt6/ready:
	/usr/bin/python3 -m venv .venv-qt6
	.venv-qt6/bin/pip install --quiet --disable-pip-version-check PyQt6
	touch $@

benchmark: setup ## Measure speed and memory on a synthetic town, as ratios
	$(PYTHON) -m tests.benchmark

clean: ## Remove what was built, .venv excepted
	rm -rf build .pytest_cache .mypy_cache .ruff_cache .hypothesis .qgis-settings
	find . -name __pycache__ -not -path './.venv/*' -exec rm -rf {} +
