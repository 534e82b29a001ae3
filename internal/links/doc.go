// Package links has no code of its own: it is a district, which is about where pages are, what leads to them, and
// what led to them once. It reads no Markdown. Start with route/route.go.
//
// Its packages, each of which imports only those above it:
//
//   - redirect/rules: the rules of a `_redirects` file: where they lead, and the same for servers that do not read it
//   - route: every URL of the site; resolves links to routes
//   - redirect: where retired URLs lead, and the files that redirect them
//   - counterpart: the page of one version of the docs in the other versions
//   - link: resolves the links of a text, and reports those that are broken
//   - external: asks other sites whether linked pages exist
//   - lock: the URLs and anchors of a release, compared with the current ones
package links
