#!/bin/sh
# Prints the programs that tests need and this machine lacks, one word each: git cc chromium node. With "explain", it
# prints a line that says what does not run, if anything.
set -u
cd "$(dirname "$0")/.."

# Prints the first number of a version such as v20.1.0.
major() { node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/'; }

missing=""
reasons=""
lacks() {
  missing="$missing $1"
  reasons="$reasons; $2"
}

command -v git >/dev/null || lacks git "git is missing: tests of the command, of builds, and of versions, dates and deployments from git do not run"
if [ "$(go env CGO_ENABLED)" != 1 ] || ! command -v "$(go env CC)" >/dev/null; then
  lacks cc "a C compiler is missing: tests run without the race detector"
fi
if [ "$(major || true)" -ge 20 ] 2>/dev/null; then
  sh e2e/chromium.sh >/dev/null 2>&1 || lacks chromium "Chromium is missing: tests in a browser and of PDFs do not run"
else
  lacks node "Node 20 or newer is missing: no test of the command, of builds, of the theme, of its pages and of words runs"
  lacks chromium "nor do tests in a browser"
fi

if [ "${1:-}" = explain ]; then
  [ -z "$reasons" ] || echo "make test: ${reasons#; }; set ALLOW_MISSING=1 to pass without them"
else
  echo "$missing"
fi
