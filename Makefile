# Targets that a newcomer needs; `make help` lists them. Debian 12 or 13, as root or with sudo.
PYTHON := .venv/bin/python
CODE := bohsetbacks_plugin
RUN_QT := QT_QPA_PLATFORM=offscreen

.DEFAULT_GOAL := help
.PHONY: help setup test lint cases benchmark clean

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
	git ls-files -z | xargs -0 $(PYTHON) -m detect_secrets.pre_commit_hook
	$(PYTHON) tests/packaging/qt_names.py $(CODE)

benchmark: setup ## Measure speed and memory on a synthetic town, as ratios
	$(PYTHON) tests/benchmark/run.py

clean: ## Remove what was built, .venv excepted
	rm -rf build .pytest_cache .mypy_cache .ruff_cache .hypothesis .qgis-settings
	find . -name __pycache__ -not -path './.venv/*' -exec rm -rf {} +
