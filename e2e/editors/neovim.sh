#!/bin/sh
# Puts Neovim into bin/neovim if there is none in PATH: tests drive its client. It unpacks Debian's packages instead of
# installing them, so it needs no root. On other systems, install Neovim 0.7 or newer.
set -eu

cd "$(dirname "$0")/../.."
folder=$PWD/bin/neovim
if command -v nvim >/dev/null || [ -x "$folder/usr/bin/nvim" ]; then
  exit
fi
if ! command -v apt-get >/dev/null || ! command -v dpkg-deb >/dev/null; then
  echo "Neovim is missing: install it, because this is not Debian or Ubuntu" >&2
  exit 1
fi
packages=$(mktemp -d)
trap 'rm -rf "$packages"' EXIT
cd "$packages"
# The libraries of Neovim, but not the C library, which this machine has.
needed() {
  apt-cache depends --no-recommends --no-suggests neovim | sed -n 's/^ *Depends: \([a-z].*\)/\1/p' | grep -vE '^(libc6|libgcc-s1)$'
}
fetch() {
  # shellcheck disable=SC2046 # one word for each package
  apt-get download neovim $(needed)
}
if ! fetch >&2; then
  [ "$(id -u)" = 0 ] && apt-get update >&2
  fetch >&2
fi
for package in *.deb; do
  dpkg-deb --extract "$package" "$folder"
done
