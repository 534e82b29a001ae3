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

# The redirects from old URLs, for nginx
<% .Redirecting %> | ssh "$server" 'cat > <% .Redirects %> && sudo nginx -t -q && sudo nginx -s reload'
