#!/bin/sh
# Makes or refreshes .venv from a lock file: tools/venv.sh play | dev
#
# Needs Python 3.11 or newer and any one of: uv; the venv module with ensurepip; pip. Nothing is written outside
# this folder, so a Python that refuses changes (PEP 668) is no obstacle. PYTHON=... names another interpreter.
set -eu
cd "$(dirname "$0")/.."

case "${1:-}" in
    play) lock=requirements.lock ;;
    dev) lock=requirements-dev.lock ;;
    *) echo "usage: tools/venv.sh play|dev" >&2; exit 2 ;;
esac

say() { echo "prikup: $*" >&2; }
die() { say "$*"; exit 1; }
quiet() { "$@" >.tools/log 2>&1; }
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
has_uv() { [ -z "${PRIKUP_NO_UV:-}" ] && command -v uv >/dev/null 2>&1; }
has_pip() { "$1" -m pip --version >/dev/null 2>&1; }
discard() { rm -rf .venv; return 1; }

find_python() {
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if new_enough "$candidate"; then echo "$candidate"; return 0; fi
    done
    return 1
}

# A .venv that works here and now: its interpreter starts, is new enough, and was made at this very path.
usable() {
    [ "$(cat .venv/.made-at 2>/dev/null)" = "$(pwd)" ] && new_enough .venv/bin/python
}

make_with_uv() { has_uv && { quiet uv venv --python "${python:->=3.11}" .venv || discard; }; }
make_with_venv() {
    "$python" -c 'import ensurepip, venv; ensurepip.version()' 2>/dev/null && { quiet "$python" -m venv .venv || discard; }
}
# Debian without python3-venv has the venv module but no ensurepip: pip from outside can fill such a folder.
make_without_pip() { has_pip "$python" && { quiet "$python" -m venv --without-pip .venv || discard; }; }
make_with_virtualenv() {
    has_pip "$python" || return 1
    rm -rf .tools/virtualenv
    quiet "$python" -m pip install --quiet --require-hashes --target .tools/virtualenv -r tools/virtualenv.lock &&
        { PYTHONPATH=.tools/virtualenv quiet "$python" -m virtualenv --no-download .venv || discard; }
}

make_venv() {
    rm -rf .venv
    if [ -z "$python" ]; then
        make_with_uv || die "Python 3.11 or newer is needed; found none (PYTHON=/path/to/python names one)"
    else
        make_with_uv || make_with_venv || make_without_pip || make_with_virtualenv || {
            [ -s .tools/log ] && tail -n 5 .tools/log >&2
            die "cannot make a virtual environment: install uv, or pip (python3-pip), or python3-venv"
        }
    fi
    pwd >.venv/.made-at
}

# With the lock's hashes first, then the package itself without looking for anything more.
fill() {
    "$@" --require-hashes -r "$lock" && "$@" --no-deps --no-build-isolation --editable .
}
fill_with_uv() { has_uv && fill uv pip install --quiet --python .venv/bin/python; }
fill_with_inner_pip() {
    has_pip .venv/bin/python && fill .venv/bin/python -m pip install -qq --disable-pip-version-check
}
fill_with_outer_pip() {
    [ -n "$python" ] && has_pip "$python" &&
        fill "$python" -m pip --python .venv/bin/python install -qq --disable-pip-version-check
}

mkdir -p .tools
python=$(find_python) || python=
usable || make_venv
say "installing what $lock lists"
fill_with_uv || fill_with_inner_pip || fill_with_outer_pip || die "the packages of $lock could not be installed"
.venv/bin/python -c 'import sys; from prikup.solver import engine; sys.exit(engine() != "kernel")' ||
    say "no C++ compiler that works: the plain solver serves, which is much slower"
