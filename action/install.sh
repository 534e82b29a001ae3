#!/usr/bin/env bash
# Installs the npm packages of the site, and docgen. From the next step on, docgen is on PATH.
# Reads COMMAND, DIRECTORY, UPLOAD, VERSION and VERSION_OF_ACTION.
set -euo pipefail

fail() {
  echo "::error title=docgen::$1"
  exit 1
}

one_of() { # name value allowed...
  local name=$1 value=$2 allowed
  shift 2
  for allowed in "$@"; do
    if [ "$value" = "$allowed" ]; then return; fi
  done
  fail "$name must be one of: $*"
}

# lock_in prints the package manager that wrote the lock file in a folder.
lock_in() {
  if [ -f "$1/package-lock.json" ] || [ -f "$1/npm-shrinkwrap.json" ]; then
    echo npm
  elif [ -f "$1/pnpm-lock.yaml" ]; then
    echo pnpm
  elif [ -f "$1/yarn.lock" ] && [ -f "$1/.yarnrc.yml" ]; then
    echo yarn-berry
  elif [ -f "$1/yarn.lock" ]; then
    echo yarn
  elif [ -f "$1/bun.lock" ] || [ -f "$1/bun.lockb" ]; then
    echo bun
  fi
}

is_workspace() {
  [ -f "$1/pnpm-workspace.yaml" ] || grep -qs '"workspaces"' "$1/package.json"
}

# package_manager prints the one of the site, whose lock file can be at the root of a workspace.
package_manager() {
  local folder=$PWD manager
  manager=$(lock_in .)
  while [ -z "$manager" ] && [ ! -e "$folder/.git" ] && [ "$folder" != / ]; do
    folder=$(dirname -- "$folder")
    if is_workspace "$folder"; then manager=$(lock_in "$folder"); fi
  done
  echo "$manager"
}

install_packages() {
  case $(package_manager) in
    npm) npm ci ;;
    pnpm) npx --yes pnpm install --frozen-lockfile ;;
    yarn) npx --yes yarn@1 install --frozen-lockfile ;;
    yarn-berry) npx --yes corepack yarn install --immutable ;;
    bun) npx --yes bun install --frozen-lockfile ;;
    *) npm install ;;
  esac
}

# own_docgen prints the folder of the docgen that the site's packages contain, if they do.
own_docgen() {
  local folder=$PWD
  while [ ! -e "$folder/node_modules/.bin/docgen" ]; do
    if [ -e "$folder/.git" ] || [ "$folder" = / ]; then return; fi
    folder=$(dirname -- "$folder")
  done
  echo "$folder/node_modules/.bin"
}

one_of command "$COMMAND" build check setup
one_of upload "$UPLOAD" none pages artifact
case $VERSION in *[!A-Za-z0-9.+_-]*) fail 'version must be a version of docgen, such as 0.1.0' ;; esac
cd -- "$DIRECTORY" || fail "the folder \"$DIRECTORY\" does not exist: set directory to the folder of your site"

bin=
if [ -f package.json ]; then
  install_packages || fail 'the packages of the site could not be installed: see the messages above'
  if [ -z "$VERSION" ]; then bin=$(own_docgen); fi
fi
if [ "$VERSION" = source ]; then
  bin=$RUNNER_TEMP/docgen/bin
  (cd "$GITHUB_ACTION_PATH" && go build -trimpath -ldflags '-s -w' -o "$bin/" ./cmd/docgen) ||
    fail 'docgen could not be built: see the messages above'
fi
if [ -z "$bin" ]; then
  bin=$RUNNER_TEMP/docgen/bin
  npm install --global --no-audit --no-fund --prefix "$RUNNER_TEMP/docgen" "@docgen-cli/docgen@${VERSION:-$VERSION_OF_ACTION}" ||
    fail "docgen ${VERSION:-$VERSION_OF_ACTION} could not be installed: see the messages above"
  if [ ! -d "$bin" ]; then bin=$RUNNER_TEMP/docgen; fi # on Windows
fi

version=$("$bin/docgen" version | cut -d ' ' -f 2)
echo "installed docgen $version"
echo "$bin" >> "$GITHUB_PATH"
{
  echo "version=$version"
  echo "cache-key=docgen-$version-$RUNNER_OS-$(printf '%s' "$DIRECTORY" | cksum | cut -d ' ' -f 1)"
} >> "$GITHUB_OUTPUT"
