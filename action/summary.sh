# Adds text from standard input to the summary of the job. It can be anything that a pull
# request contains, so it must not be read as Markdown.
# shellcheck shell=bash
summarize() {
  {
    echo '### docgen'
    echo
    echo '<pre>'
    head -c 200000 | sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g'
    echo '</pre>'
  } >> "$GITHUB_STEP_SUMMARY"
}
