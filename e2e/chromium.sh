#!/bin/sh
# Prints the path of a Chromium to test with: the one that CHROMIUM names, one
# found on the machine, or one that it installs (Debian's package as root,
# Playwright's own elsewhere). The headless shell comes first: without the
# parts that draw windows, the tests need a quarter less time.
set -eu

# Prints the first of these programs that exists, and ends the script.
use_first_of() {
  for name; do
    if command -v "$name"; then
      exit
    fi
  done
}

install() {
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update >&2 || true # an older list may do
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$1" >&2 || true
  fi
}

if [ -n "${CHROMIUM:-}" ]; then
  echo "$CHROMIUM"
  exit
fi
use_first_of chromium-headless-shell
install chromium-headless-shell
use_first_of chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable
install chromium
use_first_of chromium
npx playwright install chromium >&2
node --input-type=module --eval "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())"
