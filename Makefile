# Every target sets up all it needs. Needs make, Python 3.11 or newer and, for the browser, Node 20.19 or newer;
# a C compiler makes it fast.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

ARGS ?= serve
# Two for each core: what plays in a terminal or at a server waits for half of its time.
JOBS ?= $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2))
BENCH_ARGS ?=
DIST_ARGS ?=

PY := .venv/bin/python
BENCH_PY := .venv-bench/bin/python
EXAMPLE := examples/magpies
EXAMPLE_PY := .venv-example/bin/python
ENVS_PY := .venv-envs/bin/python
LAB_PY := .venv-lab/bin/python
DOCS_PY := .venv-docs/bin/python
LEARN_PY := .venv-learn/bin/python
LEARNING := examples/learning
LEARN_ARGS ?=
TORCH ?= torch==2.13.0
UV := .venv-lock/bin/uv
NPM := npm --prefix web
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
COMPILED := build/compiled
export HYPOTHESIS_STORAGE_DIRECTORY := .cache/hypothesis
# Each process gets its half at once, so that what a module sets up is set up once; who is done takes from the other.
# What took long is said at the end.
PYTEST := -m pytest --quiet -n $(JOBS) --dist worksteal --durations 12 --durations-min 4
# The compiled copy goes before the editable install; where there is none, the path is simply not found.
WITH_COMPILED := PYTHONPATH="$(CURDIR)/$(COMPILED)"
AS_COMPILED := VOLIERE_FORM=compiled $(WITH_COMPILED)
# How often the server is killed, and how many bent messages it is sent: in the form that bears more in the same time.
THOROUGH := VOLIERE_KILLS=100 VOLIERE_FUZZ=100000
BORNE := tests/server/test_crash.py tests/server/test_fuzz.py
LAWS := $(wildcard tests/conformance)
EXAMPLE_LAWS := tests/conformance tests/server/test_lessons.py -k magpies
COMPILED_TESTS := $(LAWS) $(wildcard tests/archive tests/bots tests/core tests/golden tests/games) $(BORNE)

WEB_APP := src/voliere/web_app/index.html
WEB_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/*.ts src/voliere/text src/voliere/games/*/text src/voliere/games/*/rules -type f -not -path "*/__pycache__/*" 2>/dev/null)

.PHONY: help play terminal test check laws bench format lock cards clean lint types contracts web web-checks browser interpreted compiled compiled-strict example envs lab learn dist docs pictures

help: ## show this list
	@echo "Volière. Targets:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

# Sets up what is missing, pip and npm side by side, and compiles while the table is open already.
play: $(PY) ## play in the browser (ARGS="play songbirds" plays in the terminal)
	@$(PY) tools/play.py $(ARGS) || [ $$? -eq 130 ]

terminal: $(PY) ## play in the terminal; needs no Node
	@$(PY) tools/play.py play || [ $$? -eq 130 ]

# What is built keeps one core busy, what is checked another: they run side by side, and all is shown in order.
test: lint web/node_modules/done ## everything: style, types, contracts, tests, the laws compiled, the browser
	@$(MAKE) --no-print-directory types contracts web-checks >.cache/checks.txt 2>&1 & checks=$$!; \
	$(MAKE) --no-print-directory web interpreted compiled-strict; built=$$?; \
	wait $$checks; checks=$$?; cat .cache/checks.txt; [ $$built -eq 0 ] && [ $$checks -eq 0 ]
	@echo "Tests, interpreted"
	@[ -e $(COMPILED)/key ] || export $(THOROUGH); $(PY) $(PYTEST)
	@if [ ! -e $(COMPILED)/key ]; then echo "compiled laws skipped: no C compiler"; \
	else echo "Laws and rules, compiled" && $(THOROUGH) $(AS_COMPILED) $(PY) $(PYTEST) $(COMPILED_TESTS); fi
	@$(MAKE) --no-print-directory example envs browser

example: .venv-example/done ## a game from a package of its own: laws, command line, terminal and server
	@echo "A game from elsewhere"
	@$(EXAMPLE_PY) $(PYTEST) $(EXAMPLE)/tests
	@$(EXAMPLE_PY) $(PYTEST) $(EXAMPLE_LAWS)
	@if [ -e $(COMPILED)/key ]; then $(AS_COMPILED) $(EXAMPLE_PY) $(PYTEST) $(EXAMPLE_LAWS); fi

envs: .venv-envs/done ## the environments, by the suites of PettingZoo, Gymnasium and OpenSpiel
	@echo "Environments"
	@$(if $(wildcard $(COMPILED)/key),$(AS_COMPILED)) $(ENVS_PY) $(PYTEST) tests/envs tests/test_doctests.py -k envs

lab: .venv-lab/done ## what needs Ray: games on a cluster whose workers are killed
	@echo "A cluster"
	@$(LAB_PY) -m pytest --quiet -n 0 --durations 5 tests/lab/test_cluster.py

# Not part of make test: an environment of its own, and the site takes longer to set up and to build than all of tests/docs, which
# runs the code of the pages, holds their links and the list of pages to what is there, and the reference to what is public.
docs: .venv-docs/done ## the documentation site, in build/site; opens from the disk
	@rm -rf build/site
	@mkdir -p .cache && NO_MKDOCS_2_WARNING=1 $(DOCS_PY) -m mkdocs build --strict >.cache/docs.txt 2>&1 || { \
		grep -v "^INFO" .cache/docs.txt; exit 1; }
	@echo "Site: build/site/index.html"

pictures: $(WEB_APP) .venv/dev ## make the pictures of the pages anew: terminal and browser
	@$(PY) -m tests.terminal.screenshots
	@cd web && CHROMIUM="$$(../tools/chromium)" PYTHON="$(CURDIR)/$(PY)" $(if $(wildcard $(COMPILED)/key),COMPILED="$(CURDIR)/$(COMPILED)") npm run --silent pictures

# Each training goes on where it was stopped; `rm -r build/learn` begins anew.
learn: compiled .venv-learn/done ## two games learned from nothing, by two programs, until they beat greedy
	@echo "Learning"
	@$(WITH_COMPILED) $(LEARN_PY) -m pytest --quiet -n 0 tests/envs/test_learning.py
	@for game in whats-up feather; do \
		for program in clean masked; do \
			$(WITH_COMPILED) $(LEARN_PY) $(LEARNING)/$${program}_ppo.py --game $$game $(LEARN_ARGS) || exit; \
		done; \
		$(LEARN_PY) $(LEARNING)/measure.py build/learn/$$game.svg clean_ppo.py=build/learn/clean-$$game/curve.csv \
			masked_ppo.py=build/learn/masked-$$game/curve.csv || exit; \
	done

dist: $(WEB_APP) .venv/run ## source package and wheels: built, looked through, installed apart and used
	@$(PY) tools/dist.py $(DIST_ARGS)

web: $(WEB_APP) ## build the web app

browser: $(WEB_APP) .venv/dev .venv-example/done ## whole games through the page, in Chromium
	@tools/chromium >/dev/null
	@echo "Games in the browser"
	@cd web && if [ -e "../$(COMPILED)/key" ]; then export COMPILED="$(CURDIR)/$(COMPILED)"; fi && CHROMIUM="$$(../tools/chromium)" PYTHON="$(CURDIR)/$(PY)" PYTHON_PLUGIN="$(CURDIR)/$(EXAMPLE_PY)" PYTHONPATH= npx playwright test $(BROWSER_ARGS)

check: lint types contracts interpreted ## the quick part of make test
	@$(PY) $(PYTEST) -m "not slow"

laws: .venv/dev compiled-strict ## the laws over 100,000 decisions a game, compiled
	@$(AS_COMPILED) VOLIERE_LAW_DECISIONS=100000 $(PY) $(PYTEST) tests/conformance

# Asked for some rows (BENCH_ARGS="--only vector,RLCard"), it leaves the server out.
bench: compiled .venv-bench/done ## speed of games and bots, beside other libraries
	@VOLIERE_FORM=compiled PYTHONPATH="$(CURDIR)/$(COMPILED):$(CURDIR)/src" $(BENCH_PY) tests/bench/run.py $(BENCH_ARGS)
	@$(if $(BENCH_ARGS),,PYTHONPATH="$(CURDIR)/$(COMPILED):$(CURDIR)/src" $(BENCH_PY) tests/bench/load.py)

format: .venv/dev web/node_modules/done ## put the sources in order
	@$(PY) -m ruff check --quiet --fix .
	@$(PY) -m ruff format .
	@$(NPM) run --silent format -- --log-level=warn

lock: $(UV) ## choose anew the versions in requirements/
	@$(LOCK) --group build --extra table --extra compiled pyproject.toml -o requirements/run.txt
	@$(LOCK) --group dev --extra table --extra lab --extra compiled pyproject.toml -c requirements/run.txt -o requirements/dev.txt
	@$(LOCK) --group bench --extra table --extra compiled pyproject.toml -c requirements/run.txt -o requirements/bench.txt
	@$(LOCK) --group envs --extra table --extra rl --extra compiled pyproject.toml -c requirements/dev.txt -o requirements/envs.txt
	@$(LOCK) --extra table --extra lab --extra ray --extra compiled pyproject.toml -c requirements/dev.txt -o requirements/lab.txt
	@$(LOCK) --group pyproject.toml:docs -o requirements/docs.txt
	@$(LOCK) --extra table --extra rl --extra learn --extra compiled pyproject.toml -c requirements/envs.txt --override requirements/without-torch.in -o requirements/learn.txt

cards: .venv/run ## write anew what is made of the cards of Wingspan (data/*.csv)
	@$(PY) tools/make_wingspan.py

clean: ## remove all that make made
	@rm -rf .venv .venv-bench .venv-docs .venv-envs .venv-example .venv-lab .venv-learn .venv-lock .cache build dist web/node_modules src/voliere/web_app
	@find src tests examples -name __pycache__ -type d -exec rm -rf {} +

lint: .venv/dev
	@$(PY) -m ruff check --quiet --output-format=concise .
	@$(PY) -m ruff format --quiet --check . || { echo "Sources are not in order: make format" >&2; exit 1; }
	@echo "Style: in order"

types: .venv/dev
	@$(PY) -m mypy

contracts: .venv/dev
	@.venv/bin/lint-imports --cache-dir .cache/import-linter >.cache/contracts.txt || { cat .cache/contracts.txt; exit 1; }
	@grep '^Contracts:' .cache/contracts.txt

web-checks: web/node_modules/done
	@$(NPM) run --silent lint -- --log-level=warn
	@$(NPM) run --silent check
	@NO_COLOR=1 $(NPM) run --silent test

$(WEB_APP): $(WEB_SOURCES) web/node_modules/done
	@echo "Building the web app ..."
	@$(NPM) run --silent build

# An earlier VOLIERE_COMPILE=1 pip install -e . would hide the sources from the tests.
interpreted: .venv/dev
	@$(PY) hatch_build.py --clean

compiled: .venv/run
	@$(PY) hatch_build.py $(COMPILED)

compiled-strict: .venv/run
	@$(PY) hatch_build.py $(COMPILED) --strict

# Environments. A stamp is newer than the lock file it was installed from.

$(PY):
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if $$python -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			echo "Setting up .venv with $$($$python --version), once ..."; began=$$(date +%s); \
			$$python -m venv --clear .venv && echo "Set up .venv: $$(($$(date +%s) - began)) s" && exit 0; \
		fi; \
	done; \
	echo "Volière needs Python 3.11 or newer with its venv module (Debian: python3-venv)." >&2; \
	echo "If it is there under another name: make PYTHON=/path/to/python3" >&2; exit 1

# Python compiles to bytecode what is imported, when it is; pip would take a third of its time to do it for all.
.venv/run: requirements/run.txt pyproject.toml | $(PY)
	@echo "Installing what playing needs ..."
	@$(PY) $(PIP_INSTALL) --no-compile --require-hashes -r requirements/run.txt
	@$(PY) $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: requirements/dev.txt .venv/run
	@echo "Installing what testing needs ..."
	@$(PY) $(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@mkdir -p .cache
	@touch $@

.venv-bench/done: requirements/bench.txt | .venv/run
	@echo "Setting up .venv-bench, once ..."
	@$(PY) -m venv --clear .venv-bench
	@$(BENCH_PY) $(PIP_INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

# Sees all that .venv holds, and the example, installed as anybody would install it.
.venv-example/done: .venv/dev $(shell find examples -type f -not -path '*/__pycache__/*' 2>/dev/null)
	@echo "Installing a game from elsewhere ..."
	@$(PY) -m venv --clear --without-pip .venv-example
	@$(PY) -c 'import sysconfig as s; print("import site; site.addsitedir(%r)" % s.get_path("purelib"))' > \
		"$$($(EXAMPLE_PY) -c 'import sysconfig as s; print(s.get_path("purelib"))')/beside.pth"
	@$(PY) -m pip --python $(EXAMPLE_PY) install --quiet --disable-pip-version-check --no-deps --no-build-isolation ./$(EXAMPLE)
	@touch $@

# Sees all that .venv holds, and the libraries of learning, which nothing else needs.
.venv-envs/done: requirements/envs.txt .venv/dev
	@echo "Setting up .venv-envs, once ..."
	@$(PY) -m venv --clear --without-pip .venv-envs
	@$(PY) -c 'import sysconfig as s; print("import site; site.addsitedir(%r)" % s.get_path("purelib"))' > \
		"$$($(ENVS_PY) -c 'import sysconfig as s; print(s.get_path("purelib"))')/beside.pth"
	@$(PY) -m pip --python $(ENVS_PY) install --quiet --disable-pip-version-check --require-hashes -r requirements/envs.txt
	@touch $@

# Sees all that .venv holds, and Ray.
.venv-lab/done: requirements/lab.txt .venv/dev
	@echo "Setting up .venv-lab, once ..."
	@$(PY) -m venv --clear --without-pip .venv-lab
	@$(PY) -c 'import sysconfig as s; print("import site; site.addsitedir(%r)" % s.get_path("purelib"))' > \
		"$$($(LAB_PY) -c 'import sysconfig as s; print(s.get_path("purelib"))')/beside.pth"
	@$(PY) -m pip --python $(LAB_PY) install --quiet --disable-pip-version-check --require-hashes -r requirements/lab.txt
	@touch $@

# The reference is read from the sources: nothing of ours is installed here.
.venv-docs/done: requirements/docs.txt | $(PY)
	@echo "Setting up .venv-docs, once ..."
	@$(PY) -m venv --clear .venv-docs
	@$(DOCS_PY) $(PIP_INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@

# Sees all that .venv holds, and what learning needs. PyTorch alone is not locked by hash: it is built anew for every
# kind of processor and graphics card, under one version, so that no list of hashes fits every machine. On Linux the
# usual index gives the large one for graphics cards; PIP_INDEX_URL chooses another, TORCH another version.
.venv-learn/done: requirements/learn.txt .venv/dev
	@echo "Setting up .venv-learn, once ..."
	@$(PY) -m venv --clear --without-pip .venv-learn
	@$(PY) -c 'import sysconfig as s; print("import site; site.addsitedir(%r)" % s.get_path("purelib"))' > \
		"$$($(LEARN_PY) -c 'import sysconfig as s; print(s.get_path("purelib"))')/beside.pth"
	@$(PY) -m pip --python $(LEARN_PY) install --quiet --disable-pip-version-check $(TORCH)
	@$(PY) -m pip --python $(LEARN_PY) install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/learn.txt
	@touch $@

web/node_modules/done: web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null || { \
		echo "The table in the browser needs Node 20.19 or newer, with npm. Without it: make terminal" >&2; exit 1; }
	@echo "Installing what the web app is built with ..."
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

# No address of an index may get into the lock files: they serve every machine.
LOCK = $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links

$(UV): | $(PY)
	@$(PY) -m venv --clear .venv-lock
	@.venv-lock/bin/python $(PIP_INSTALL) uv
