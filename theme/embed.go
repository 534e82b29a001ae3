// Package theme carries the sources of the React theme, and the npm packages it
// uses bundled by "make vendor", inside the binary.
package theme

import "embed"

// Files holds the theme's sources and, in vendor/, its npm packages.
//
//go:embed *.ts *.tsx components dev docusaurus mdx runtime search styles vendor
var Files embed.FS
