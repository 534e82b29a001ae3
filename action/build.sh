#!/usr/bin/env bash
# Builds the site, and says in the summary of the job what docgen says.
set -uo pipefail
. "$GITHUB_ACTION_PATH/action/flags.sh"
. "$GITHUB_ACTION_PATH/action/summary.sh"

# The check has annotated the problems already. Now the log gets their text, in which GitHub
# must not look for commands.
token=docgen-$RANDOM$RANDOM$RANDOM
report=$RUNNER_TEMP/docgen-report.txt
echo "::stop-commands::$token"
docgen build "${flags[@]}" 2>&1 | tee "$report"
code=$?
echo "::$token::"
summarize < "$report"
if [ $code -ne 0 ]; then # an error that only rendering finds
  docgen build "${flags[@]}" --format github --quiet
  exit $code
fi
if [ "$UPLOAD" = artifact ]; then
  cat >> "$GITHUB_STEP_SUMMARY" <<END

To see this site on your machine, download it and serve it:

    gh run download $GITHUB_RUN_ID --repo $GITHUB_REPOSITORY --name docs-site --dir $(printf '%q' "$DIRECTORY/dist")
    docgen serve --dir $(printf '%q' "$DIRECTORY")
END
fi
