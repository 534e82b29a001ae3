#!/bin/sh
# Prints the path of a Chromium to test with: the one that CHROMIUM names, one
# found on the machine, or one that it installs (Debian's package as root,
# Playwright's own elsewhere).
set -eu

if [ -n "${CHROMIUM:-}" ]; then
  echo "$CHROMIUM"
  exit
fi
for name in chromium chromium-browser google-chrome google-chrome-stable; do
  if command -v "$name"; then
    exit
  fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update >&2
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium >&2
  command -v chromium
  exit
fi
npx playwright install chromium >&2
node --input-type=module --eval "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())"
