// Package twin decides which readers get the Markdown twin of a page instead of its HTML.
//
// Every page has a twin, which is the same page as plain Markdown: /guide/setup has
// /guide/setup.md, and the home page of the site or of a locale has index.md in its folder. A
// request says what it wants in its Accept header, and [Wanted] reads it. The package knows names
// and headers. It must not know what is in a twin, or who serves it.
package twin

import "strings"

// Extension is the extension of all twins.
const Extension = ".md"

// MediaType is the media type by which readers ask for a twin.
const MediaType = "text/markdown"

// Names returns the names that the twin of a document may have, best first. Only the home page of
// a site or a locale has the second one. It returns nothing for files that are not documents.
func Names(document string) []string {
	if document == "index.html" {
		return []string{"index" + Extension}
	}
	page, isIndex := strings.CutSuffix(document, "/index.html")
	if !isIndex {
		var isDocument bool
		page, isDocument = strings.CutSuffix(document, ".html")
		if !isDocument {
			return nil
		}
	}
	return []string{page + Extension, page + "/index" + Extension}
}
