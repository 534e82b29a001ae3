#!/bin/sh
# Builds the site and publishes it on a server with Apache:
#
#   sh deploy/apache.sh you@<% .Host %>
#
# Both machines need rsync and ssh. On the server, you must be able to write to
# <% .Home %>.
set -eu

server=${1:?"say where to publish: sh deploy/apache.sh you@<% .Host %>"}
cd "$(dirname "$0")/.."

<% .Build %>
ssh "$server" 'mkdir -p <% .Public %><% .Path %>'
rsync --archive --delay-updates --delete-delay --exclude /.well-known/acme-challenge dist/ "$server:<% .Public %><% .Path %>"
