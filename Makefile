# Targets that a newcomer needs; `make help` lists them. Debian 12 or 13, as root or with sudo.
PYTHON := .venv/bin/python
CODE := bohsetbacks_plugin
RUN_QT := QT_QPA_PLATFORM=offscreen
QT6_CHECK := ../shared/tools/qt6_check.py

.DEFAULT_GOAL := help
.PHONY: help setup test lint qt6 cases benchmark clean

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

test: setup ## Run all tests
	rm -rf .qgis-settings
	$(RUN_QT) $(PYTHON) -m pytest -q

cases: setup ## Run the bug cases of ../shared, where they are there
	$(PYTHON) ../shared/tools/run_cases.py --python $(PYTHON) --project . ../shared/cases

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
	$(PYTHON) tests/benchmark/run.py

clean: ## Remove what was built, .venv excepted
	rm -rf build .pytest_cache .mypy_cache .ruff_cache .hypothesis .qgis-settings
	find . -name __pycache__ -not -path './.venv/*' -exec rm -rf {} +
