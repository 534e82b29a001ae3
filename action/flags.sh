# Sets the array "flags" for all docgen commands, from DIRECTORY, CONFIG, URL and
# ARGUMENTS.
# shellcheck shell=bash disable=SC2034
read -r -a more <<< "$ARGUMENTS"
flags=(--dir "$DIRECTORY" --config "$CONFIG")
if [ -n "$URL" ]; then
  host=${URL#*://}
  path=${host#"${host%%/*}"}
  flags+=(--url "${URL%"$path"}" --base-url "${path%/}/")
fi
flags+=(${more[@]+"${more[@]}"}) # bash on macOS knows no empty array
