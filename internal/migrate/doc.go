// Package migrate is a district without code of its own. It has sites of other tools, and what becomes of them in
// docgen. It changes no content. Open importsite/move.go first.
//
// Its packages, each of which imports only those above it:
//
//   - docusaurus: converts the configuration of a Docusaurus site to docgen.yaml, and says what becomes of each option
//   - verify: compares the output of Docusaurus with that of docgen: URLs, anchors, titles, sidebars, text
//   - importsite: imports a Docusaurus site: evaluates, converts, checks, writes
package migrate
