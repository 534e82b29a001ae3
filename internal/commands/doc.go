// Package commands has no code of its own: it is a district, which is about the work behind commands that run
// once: a new site, versions of the docs, translations. It prints nothing and reads no flags. Start with
// snapshot/snapshot.go.
//
// Its packages, each of which imports only those above it:
//
//   - starter: the site that `docgen init` writes
//   - extract: collects the texts of a site that label files translate, writes the files
//   - snapshot: saves the docs as a version, in Docusaurus's files
//   - compare: lists the versions of a site, compares their URLs and anchors
//   - status: lists the translations that are missing, stale or not accepted; accepts them
package commands
