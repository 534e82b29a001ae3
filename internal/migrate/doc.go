// Package migrate has no code of its own: it is a district, which is about sites of other tools, and what becomes
// of them in docgen. It changes no content. Start with importsite/move.go.
//
// Its packages, each of which imports only those above it:
//
//   - docusaurus: converts the configuration of a Docusaurus site to docgen.yaml, and says what becomes of each option
//   - verify: compares the output of Docusaurus with that of docgen: URLs, anchors, titles, sidebars, text
//   - importsite: imports a Docusaurus site: evaluates, converts, checks, writes
package migrate
