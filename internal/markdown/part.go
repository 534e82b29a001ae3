package markdown

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/outline"
)

// Part is a part of a text that its translations leave as it is.
type Part struct {
	Kind    PartKind
	Text    string // in a bare document, a hash takes the place of a long text
	Heading int    // number of headings in the document before it
	Place   Place
}

// PartKind is the kind of a part.
type PartKind int

// The kinds of parts.
const (
	CodeBlock PartKind = iota
	DiagramBlock
	CodeSpan
	Target    // of a link
	Picture   // the target of an image
	Element   // the start of an HTML tag or of a component, with its attributes
	Directive // a container or an inclusion
	Variable
)

// part adds a part if the parser collects them.
func (c *collector) part(kind PartKind, text string, at input.Span) {
	if c.parser.options.Translated {
		c.partAt(kind, text, c.lines.Place(at.Start, at.Stop))
	}
}

func (c *collector) partAt(kind PartKind, text string, place Place) {
	if c.parser.options.Translated {
		c.document.Parts = append(c.document.Parts, Part{kind, text, len(c.document.Headings), place})
	}
}

// longest is the length of the longest text, in bytes, that a bare document keeps.
const longest = 64

// brief returns parts with hashes for their long texts.
func brief(parts []Part) []Part {
	parts = slices.Clone(parts)
	for i, part := range parts {
		parts[i].Text = briefly(part.Text)
	}
	return parts
}

func briefly(text string) string {
	if len(text) <= longest {
		return text
	}
	hash := sha256.Sum256([]byte(text))
	return hex.EncodeToString(hash[:longest/2])
}

// Outline returns the headings of a document with what their sections contain, as translations
// match them. It is the same for a bare document.
func (d Document) Outline() Outline {
	headings := make(Outline, len(d.Headings))
	for i, heading := range d.Headings {
		headings[i] = outline.Heading{Level: heading.Level, ID: heading.ID, Text: heading.Text}
	}
	for _, part := range d.Parts {
		if part.Heading > 0 {
			marks := &headings[part.Heading-1].Marks
			*marks = append(*marks, briefly(part.Text))
		}
	}
	return headings
}
