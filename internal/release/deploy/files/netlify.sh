#!/bin/sh
# Builds the site on Netlify, for the site itself and for previews of pull requests.
set -eu

# Netlify keeps the files in this folder for the next build.
kept=${NETLIFY_CACHE_DIR:-/opt/build/cache}/docgen
if [ -d "$kept" ]; then
  mkdir -p .docgen
  rm -rf .docgen/cache
  mv "$kept" .docgen/cache
fi

# A preview has an address of its own.
if [ "${CONTEXT:-production}" = production ]; then
  <% .Build %>
else
  <% .Build %> --url "$DEPLOY_PRIME_URL"
fi

if [ -d .docgen/cache ] && mkdir -p "$(dirname "$kept")"; then
  mv .docgen/cache "$kept"
fi

cd dist
<%- if .Below %>

# Netlify looks for these files at the root.
cp <% .Below %>/404.html .
if [ -f <% .Below %>/_headers ]; then
  cp <% .Below %>/_headers .
fi
if [ -f <% .Below %>/_redirects ]; then
  cp <% .Below %>/_redirects .
fi
echo '/ /<% .Below %>/ 302' >> _redirects
<%- end %>

# Without the exclamation mark, Netlify prefers the page at the old URL, which redirects in
# the browser.
if [ -f _redirects ]; then
  sed -i 's/ 301$/ 301!/' _redirects
fi
