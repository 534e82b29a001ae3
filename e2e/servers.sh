#!/bin/sh
# Puts nginx, Apache and bazel-remote into bin/servers: tests of "docgen deploy init" and of the
# remote cache send requests to them. It unpacks Debian's packages instead of installing them, so
# no server starts, and it needs no root. On other systems it only builds bazel-remote, and the
# tests use the other servers in PATH.
set -eu

cd "$(dirname "$0")/.."
folder=$PWD/bin/servers
if [ ! -x "$folder/bazel-remote" ] || [ e2e/cache/go.sum -nt "$folder/bazel-remote" ]; then
  CGO_ENABLED=0 go build -C e2e/cache -o "$folder/bazel-remote" github.com/buchgr/bazel-remote/v2
fi
if [ -x "$folder/usr/sbin/nginx" ] && [ -x "$folder/usr/sbin/apache2" ]; then
  exit
fi
if ! command -v apt-get >/dev/null || ! command -v dpkg-deb >/dev/null; then
  echo "nginx and Apache are not fetched: this is not Debian or Ubuntu" >&2
  exit
fi
packages=$(mktemp -d)
trap 'rm -rf "$packages"' EXIT
cd "$packages"
fetch() {
  # Debian calls the library of Apache libaprutil1, Ubuntu libaprutil1t64.
  apt-get download nginx apache2-bin libapr1 libaprutil1 || apt-get download nginx apache2-bin libapr1t64 libaprutil1t64
}
if ! fetch >&2 && { [ "$(id -u)" != 0 ] || ! apt-get update >&2 || ! fetch >&2; }; then
  echo "nginx and Apache are not fetched: apt-get cannot download them" >&2
  exit
fi
mkdir -p "$folder"
for package in *.deb; do
  dpkg-deb --extract "$package" "$folder"
done
