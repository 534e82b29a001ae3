#!/bin/sh
# Publishes the extension for VS Code of a release to the Visual Studio Marketplace and to Open VSX.
#
#   extension.sh RELEASE    such as extension.sh bin/release
#
# It needs their tokens in VSCE_PAT and OVSX_PAT, and skips a marketplace without one. It also skips a version that a marketplace
# already has, so that you can run it again after an error.
set -eu

release=$1
tools=$(dirname "$0")/vsce/node_modules/.bin
for file in "$release"/docgen-vscode-*.vsix; do
	if [ ! -f "$file" ]; then
		echo "extension: $release has no extension; run make release first" >&2
		exit 1
	fi
	if [ -n "${VSCE_PAT:-}" ]; then
		"$tools/vsce" publish --skip-duplicate --packagePath "$file"
	else
		echo "VSCE_PAT is not set, so the Visual Studio Marketplace does not get the extension"
	fi
	if [ -n "${OVSX_PAT:-}" ]; then
		"$tools/ovsx" publish --skip-duplicate "$file"
	else
		echo "OVSX_PAT is not set, so Open VSX does not get the extension"
	fi
done
