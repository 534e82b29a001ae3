// Package text reads a Markdown file into a [site.Text]: it opens the file, has the site's code change it, parses it or
// takes the result from the cache, and describes the doc or post in it.
//
// It knows nothing of other pages, except for the text that a translation translates. Start with reading.go.
package text
