// Package site is the one value that has everything about a site, and what it is read from.
//
// A [Site] has an [Edition] for each locale, which contains the doc sets and a single list of all pages. A site with one
// locale, one docs instance and one version has one of each, and is not a special case anywhere. [Inputs] says what a
// config asks for, and package read makes the value, which never changes afterwards.
//
// The district site is about the one value that has everything about a site, and how it is read. It resolves no links in
// texts, renders nothing and writes nothing. Start with site.go.
//
// Its packages, each of which imports only those above it:
//
//   - text: one Markdown file becomes a text: opened, parsed or taken from the cache, described
//   - read: lists, reads and joins all files of a site
package site
