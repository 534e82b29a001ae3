#!/bin/sh
# Publishes the npm packages of a release: those of the platforms first, because the package
# that people install depends on them.
#
#   publish.sh RELEASE    such as publish.sh bin/release
#
# It skips versions that npm already has, so that you can run it again after an error.
set -eu

release=$1
for file in "$release"/*-docgen-*-*-*.tgz "$release"/*-docgen-[0-9]*.tgz; do
	if [ ! -f "$file" ]; then
		echo "publish: $release has no npm packages; run make release first" >&2
		exit 1
	fi
	package=$(tar -xzOf "$file" package/package.json | node -p 'const { name, version } = JSON.parse(require("fs").readFileSync(0, "utf8")); `${name}@${version}`')
	if [ -n "$(npm view "$package" version 2>/dev/null || true)" ]; then
		echo "$package is already published"
		continue
	fi
	npm publish "$file"
done
