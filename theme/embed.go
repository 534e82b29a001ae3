// Package theme carries the sources of the React theme, and the npm packages that
// "make" bundles into vendor/, inside the binary.
//
// It knows nothing of the program. What is in the folder and not named below stays
// out of the binary: tests/, above all.
package theme

import "embed"

// Files holds the theme's sources and, in vendor/, its npm packages.
//
//go:embed *.ts *.tsx common dev doc docusaurus errors layout mdx navbar runtime search sidebar styles vendor
var Files embed.FS
