#!/bin/sh
# Prints the path of a Chromium to test with: the one that CHROMIUM names, one
# found on the machine, or one that it installs (Debian's package as root,
# Playwright's own elsewhere). The headless shell comes first: without the
# parts that draw windows, the tests need a quarter less time.
set -eu

find_one() {
  for name; do
    if command -v "$name"; then
      exit
    fi
  done
}

if [ -n "${CHROMIUM:-}" ]; then
  echo "$CHROMIUM"
  exit
fi
find_one chromium-headless-shell
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update >&2 || true # an installed browser is enough
  apt-get install --yes --no-install-recommends chromium-headless-shell >&2 || true
  find_one chromium-headless-shell chromium
  apt-get install --yes --no-install-recommends chromium >&2
fi
find_one chromium chromium-browser google-chrome google-chrome-stable
npx playwright install chromium >&2
node --input-type=module --eval "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())"
