#!/bin/sh
# Prepares the build context of the image from the archives of a release.
#
#   image.sh RELEASE CONTEXT    such as image.sh bin/release bin/image
set -eu

release=$1
context=$2
rm -rf "$context"
for processor in amd64 arm64; do
	set -- "$release"/docgen-*-linux-$processor.tar.gz
	if [ ! -f "$1" ]; then
		echo "image: $release has no archive for linux $processor; run make release first" >&2
		exit 1
	fi
	mkdir -p "$context/linux/$processor"
	tar -xzf "$1" -C "$context/linux/$processor"
done
