#!/usr/bin/env bash
# Checks the site. GitHub shows each problem in the changed files.
set -uo pipefail
. "$GITHUB_ACTION_PATH/action/flags.sh"
. "$GITHUB_ACTION_PATH/action/summary.sh"

docgen check "${flags[@]}" --format github
code=$?
if [ $code -ne 0 ]; then
  docgen check "${flags[@]}" 2>&1 | summarize
fi
exit $code
