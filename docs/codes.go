// Package docs holds the pages of the guide that docgen shows itself: those of the diagnostic
// codes, and the tables of the reference.
//
// [Code] returns a page as Markdown, and [Terminal] renders it for people. [Table] returns the rows of a
// page's tables. The package knows nothing of the rest of the program.
package docs

import (
	"embed"
	"strings"
)

//go:embed content/codes/*.md
var codes embed.FS

// Code returns the page of a code as Markdown, without its front matter; "" if there is no such
// page.
func Code(name string) string {
	text, err := codes.ReadFile("content/codes/" + name + ".md")
	if err != nil {
		return ""
	}
	_, after, _ := strings.Cut(string(text), "---\n")
	_, body, _ := strings.Cut(after, "\n---\n")
	return strings.TrimLeft(body, "\n")
}
