#!/bin/sh
# Prints the section of the changelog about a release, and checks that its tag is the version in
# internal/release/product.
#
#   notes.sh TAG    such as notes.sh v0.1.0
set -eu

tag=$1
version=$(sed -n 's/^.*Version = "\(.*\)"$/\1/p' internal/release/product/product.go)
if [ "$tag" != "v$version" ]; then
	echo "notes: the tag is $tag, but internal/release/product has version $version; bump one of them" >&2
	exit 1
fi
if grep -q "^## $version (unreleased)" CHANGELOG.md; then
	echo "notes: CHANGELOG.md lists $version as unreleased; replace that with the date" >&2
	exit 1
fi
notes=$(awk -v heading="## $version" '/^## / { inside = $0 == heading || index($0, heading " ") == 1; next } inside' CHANGELOG.md)
if [ -z "$notes" ]; then
	echo "notes: CHANGELOG.md has no section $version" >&2
	exit 1
fi
printf '%s\n' "$notes"
