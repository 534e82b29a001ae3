// Package docs holds the pages of the author's guide that docgen shows by itself:
// those of the codes of findings.
package docs

import (
	"embed"
	"strings"
)

//go:embed content/codes/*.md
var codes embed.FS

// Code returns the page of a code as Markdown, without front matter; "" when there
// is none.
func Code(name string) string {
	text, err := codes.ReadFile("content/codes/" + name + ".md")
	if err != nil {
		return ""
	}
	_, after, _ := strings.Cut(string(text), "---\n")
	_, body, _ := strings.Cut(after, "\n---\n")
	return strings.TrimLeft(body, "\n")
}
