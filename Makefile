# What a person runs here: serve, test, soak, bench, pictures, firmware, hardware, sensing, lint, format, lock.

# The first Python on this machine that is new enough and can make a virtual environment.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN = .venv/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check --quiet
UV_COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command "make lock" $(UPGRADE)

.PHONY: serve test soak bench pictures firmware hardware hardware-docs sensing lint format lock

serve: .venv/.runtime
	$(BIN)/timonier serve --open

test: .venv/.dev .wheelhouse/.made
	$(BIN)/python -m pytest -n auto --dist worksteal

# What takes minutes: 200 kills of the server, two rounds by mouse, by keyboard alone and on a phone, each order of the
# odds thrown two hundred thousand times, a hundred thousand dice of each kind from the emulated board, twenty million
# bytes of rubbish for the firmware.
soak: .venv/.dev
	TIMONIER_KILLS=200 $(BIN)/python -m pytest tests/api/test_survival.py
	TIMONIER_EVENING="two rounds" $(BIN)/python -m pytest -n auto tests/browser/test_evening_*.py
	TIMONIER_THROWS=200000 $(BIN)/python -m pytest -n auto tests/contract/test_throws.py
	TIMONIER_DICE=100000 TIMONIER_FUZZ=300000 $(BIN)/python -m pytest -n auto tests/firmware/test_dice.py tests/firmware/test_host.py
	$(MAKE) -C firmware soak

bench: .venv/.dev
	$(BIN)/python -m bench

# What the README and LISEZMOI show of the pages, into docs/images; needs Chromium.
pictures: .venv/.dev
	$(BIN)/python -m docs.pictures

# The dice tower's program and its emulated board into firmware/build; needs gcc-avr, avr-libc, libsimavr-dev.
firmware:
	$(MAKE) -C firmware all sim

# Bodies to print, wiring plans and pictures into build/hardware; needs OpenSCAD and Graphviz.
hardware: .venv/.dev
	$(BIN)/python -m hardware

# The same, and what the build guide shows is renewed.
hardware-docs: .venv/.dev
	$(BIN)/python -m hardware docs

# The whole study of dice read by sensors: half an hour.
sensing: .venv/.dev
	$(BIN)/python -m hardware.sensing

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: .venv/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Makes both locks anew from pyproject.toml; `make lock UPGRADE=--upgrade` takes newer releases.
lock: .venv/.dev
	$(UV_COMPILE) -o requirements.lock pyproject.toml
	$(UV_COMPILE) -o requirements-dev.lock --extra dev --extra sensing pyproject.toml

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Timonier needs Python 3.11 or newer with venv (Debian: apt install python3-venv)." >&2; exit 1; }
	$(PYTHON) -m venv .venv

.venv/.runtime: requirements.lock pyproject.toml | .venv/bin/python
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps -e .
	@touch $@

.venv/.dev: requirements-dev.lock pyproject.toml | .venv/bin/python
	$(PIP) install --require-hashes -r requirements-dev.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch .venv/.runtime $@

# What the wheel test installs from while the network is blocked.
.wheelhouse/.made: requirements.lock | .venv/bin/python
	rm -rf .wheelhouse
	$(PIP) wheel --require-hashes -r requirements.lock -w .wheelhouse
	@touch $@
