// Package read reads a site: it lists the files of each locale, has package text read them, gives pages their routes,
// sidebars their items and links their targets, and joins everything into a [site.Site].
//
// It checks only what it must know to do that. It renders nothing and writes nothing. Start with read.go.
package read
