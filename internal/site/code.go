package site

import (
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/script"
)

// Script is a script or component of the site from which pages are made.
type Script struct {
	File     string // relative to the site folder
	Links    []script.Link
	Imports  []string // module paths as written, such as "@theme/Hero"
	Comments []Comment
	Texts    []CodeText
}

// CodeText is a text in the code of the site, or in a page in MDX, that code.json translates.
type CodeText struct {
	script.Text
	At diag.Diagnostic // its place
}

// CodeTexts returns the texts in the scripts from which pages are made, and in the MDX pages of a
// locale.
func (s Site) CodeTexts(edition *Edition) []CodeText {
	var texts []CodeText
	for _, each := range s.Scripts {
		texts = append(texts, each.Texts...)
	}
	return append(texts, edition.CodeTexts...)
}
