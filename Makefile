# Two commands matter: `make play` and `make test`. `make help` lists the rest.
MAKEFLAGS += --no-print-directory
PY := .venv/bin/python
WORKERS ?= auto
BENCH_OUT ?= bench-results.json
BIN := .venv/bin
CMAKE := $(BIN)/cmake
KERNEL := CMakeLists.txt $(wildcard native/include/prikup/*.hpp native/src/*.hpp native/src/*.cpp native/bindings/*.hpp native/bindings/*.cpp)

# A .venv that was moved, or whose interpreter is gone, is made anew.
VENV_OK := $(shell [ "$$(cat .venv/.made-at 2>/dev/null)" = "$$(pwd)" ] && $(PY) -c "" 2>/dev/null && echo yes)
ifneq ($(VENV_OK),yes)
STALE := stale-venv
endif

.DEFAULT_GOAL := help
.PHONY: help play test lint format types contracts check-tests test-native test-long bench bench-native lock clean \
	stale-venv

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' Makefile

play: .venv/.play  ## install what is missing, start a match (ARGS="--lang en" passes options on)
	@$(PY) -m prikup play $(ARGS)

test: lint types contracts check-tests test-native  ## install what is missing, run every check and all tests

lint: .venv/.dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: .venv/.dev
	$(PY) -m mypy

contracts: .venv/.dev
	$(PY) -c "from importlinter.cli import lint_imports_command as main; main()" --no-logo --no-cache

check-tests: .venv/.dev
	$(PY) -m pytest -n $(WORKERS) --cov --cov-config=pyproject.toml $(ARGS)

test-native: .venv/.dev  ## the kernel alone, under sanitizers: brute force, bounds, batches, fuzz
	$(CMAKE) -S . -B build/sanitized -G Ninja -DPRIKUP_TESTS=ON -DPRIKUP_FUZZ=ON -DPRIKUP_SANITIZE=ON \
		-DPRIKUP_ENDINGS=$(or $(ENDINGS),2000) -DPRIKUP_POSITIONS=$(or $(POSITIONS),300) --log-level=WARNING
	$(CMAKE) --build build/sanitized
	$(BIN)/ctest --test-dir build/sanitized --output-on-failure --no-tests=error

test-long: .venv/.dev  ## larger counts: the long tests, and every property test under the long profile
	HYPOTHESIS_PROFILE=long $(PY) -m pytest -n $(WORKERS) -m "long or hypothesis" $(ARGS)

bench: .venv/.dev  ## measure; figures go to bench-results.json, ratios to the aims are printed
	$(PY) -m pytest -p benchmark -o python_functions='bench_*' tests/bench/bench_*.py \
		--benchmark-only --benchmark-disable-gc --benchmark-json=$(BENCH_OUT) $(ARGS)
	@$(PY) tests/bench/ratios.py $(BENCH_OUT)

bench-native: .venv/.dev  ## measure the kernel: nodes, times, ratios to the aims; figures go to bench-native.json
	$(CMAKE) -S . -B build/bench -G Ninja -DPRIKUP_TESTS=ON --log-level=WARNING
	$(CMAKE) --build build/bench --target kernel_bench
	build/bench/kernel_bench $(or $(DEALS),1000) --json > bench-native.json
	@$(PY) native/bench/ratios.py bench-native.json $(BEFORE)

format: .venv/.dev  ## let ruff fix and format the sources
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

lock:  ## pin the newest versions that pyproject.toml allows, with hashes (needs uv)
	uv lock --upgrade
	uv export --quiet --no-header --no-annotate --no-emit-project --no-default-groups --group build \
		--output-file requirements.lock
	uv export --quiet --no-header --no-annotate --no-emit-project --all-groups \
		--output-file requirements-dev.lock
	echo virtualenv | uv pip compile --quiet --no-header --no-annotate --universal --python-version 3.11 \
		--generate-hashes --output-file tools/virtualenv.lock -
	@! grep -n '://' requirements.lock requirements-dev.lock tools/virtualenv.lock

clean:  ## remove everything that the other commands made
	rm -rf .venv .tools build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache \
		.benchmarks .coverage htmlcov bench-*.json
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.play: pyproject.toml requirements.lock tools/venv.sh $(KERNEL) $(STALE)
	@tools/venv.sh play && touch $@

# Developers and CI want the kernel: without a compiler that works this is an error.
.venv/.dev: pyproject.toml requirements-dev.lock tools/venv.sh $(KERNEL) $(STALE)
	@PRIKUP_REQUIRE_KERNEL=$${PRIKUP_REQUIRE_KERNEL:-1} tools/venv.sh dev && touch $@
