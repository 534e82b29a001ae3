// Package site reads a site into one value.
//
// [Read] returns a [Site]. It has an [Edition] for each locale, which contains the doc sets and
// a single list of all pages. A site with one locale, one docs instance and one version has one
// of each, and is not a special case anywhere. The package resolves no links in texts, renders
// nothing and writes nothing.
//
// The district site is about the one value that has everything about a site, and how it is read. It renders
// nothing. Start with site.go.
package site
