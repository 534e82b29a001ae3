// Package theme carries the sources of the React theme, and the npm packages that
// "make generate" bundles into prepared/, inside the binary.
//
// It imports no other package of docgen. Folders that are not listed below, such as tests/, stay
// out of the binary.
package theme

import "embed"

// Files holds the theme's sources and, in prepared/, its npm packages.
//
//go:embed *.ts *.tsx common dev doc docsearch docusaurus errors layout mdx navbar playground runtime search sidebar styles prepared
var Files embed.FS
