#!/bin/sh
# Builds the site and publishes it on a server with nginx:
#
#   sh deploy/nginx.sh you@<% .Host %>
#
# Both machines need rsync and ssh. On the server, you must be able to write to
# <% .Home %> and to run nginx with sudo.
set -eu

server=${1:?"say where to publish: sh deploy/nginx.sh you@<% .Host %>"}
cd "$(dirname "$0")/.."

<% .Build %>
ssh "$server" 'mkdir -p <% .Public %><% .Path %>'
rsync --archive --delay-updates --delete-delay --exclude /.well-known/acme-challenge dist/ "$server:<% .Public %><% .Path %>"

# Turns _redirects into exact locations of nginx. It leaves out patterns, which only other hosts
# understand; the site has a small page at each old URL anyway.
redirects() {
  [ ! -f dist/_redirects ] || LC_ALL=C awk '
    function decode(text,  out, at) {
      while ((at = index(text, "%")) > 0) {
        out = out substr(text, 1, at - 1) sprintf("%c", 16 * digit(substr(text, at + 1, 1)) + digit(substr(text, at + 2, 1)))
        text = substr(text, at + 3)
      }
      return out text
    }
    function digit(char) { return index("0123456789abcdef", tolower(char)) - 1 }
    function rule(path) {
      if (!seen[path]++) print "location = \"" path "\" { return " status " \"" to "\"; }"
    }
    BEGIN { seen["<% .Path %>"] = seen["<% .Path %>index.html"] = seen["<% .Path %>404.html"] = <% range .Locales %>seen["<% $.Path %><% . %>404.html"] = <% end %>seen["/"] = seen["<% .Bare %>"] = 1 }
    {
      path = $1; to = $2; status = $3 == "" ? 301 : substr($3, 1, 3)
    }
    path !~ /^\/[^*:"\\]*$/ || path ~ /%([01]|22|5[cC]|7[fF]|.?$|[^0-9a-fA-F]|.[^0-9a-fA-F])/ { next }
    to !~ /^(\/|https?:\/\/)[^"\\]*$/ || status !~ /^30[1278]$/ { next }
    {
      path = decode(path); sub(/\/$/, "", path); gsub(/\$/, "%24", to)
      fragment = ""
      if ((at = index(to, "#")) > 0) { fragment = substr(to, at); to = substr(to, 1, at - 1) }
      if (index(to, "?") == 0) to = to "$is_args$args"
      to = to fragment
      rule(path); rule(path "/"); rule(path ".html"); rule(path "/index.html")
    }' dist/_redirects
}
redirects | ssh "$server" 'cat > <% .Redirects %> && sudo nginx -t -q && sudo nginx -s reload'
