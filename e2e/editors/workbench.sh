#!/bin/sh
# Completes VS Code, which the npm package code-server contains: its own packages, without scripts that compile or
# download something, and the program that searches files.
set -eu

cd "$(dirname "$0")"
code=$PWD/node_modules/code-server/lib/vscode
done=$code/node_modules/.docgen
[ -e "$done" ] && exit
npm install --omit=dev --ignore-scripts --no-audit --no-fund --prefix "$code"
mkdir -p "$code/node_modules/@vscode/ripgrep/bin"
ln -sf "$(ls "$PWD"/node_modules/@vscode/ripgrep-*/bin/rg*)" "$code/node_modules/@vscode/ripgrep/bin/rg"
touch "$done"
