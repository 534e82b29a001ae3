package markdown

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
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

// fixedAttributes are the attributes whose values are not text for readers. A translation keeps
// them. Of other attributes, only the names count.
var fixedAttributes = []string{
	"class", "classname", "defaultvalue", "groupid", "height", "href", "id", "lang", "language", "querystring", "src", "style", "to", "type", "value", "width",
}

// elementText describes a start tag by its name and attributes: <tab label value="npm">.
func elementText(name string, attributes map[string]string) string {
	var out strings.Builder
	out.WriteString("<" + name)
	for _, attribute := range slices.Sorted(maps.Keys(attributes)) {
		out.WriteString(" " + attribute)
		if value := attributes[attribute]; value != "" && slices.Contains(fixedAttributes, strings.ToLower(attribute)) {
			out.WriteString(`="` + value + `"`)
		}
	}
	return out.String() + ">"
}

// elementPart adds a tag or component of an MDX document. Code in an attribute is fixed unless
// it contains text.
func (c *collector) elementPart(tag *mdx.ParsedTag) {
	if !c.parser.options.Translated || tag.Name == "" {
		return
	}
	attributes := map[string]string{}
	for _, attribute := range tag.Attributes {
		name, value := attribute.Name, attribute.Value
		if text, _, isText := attribute.Text(); isText {
			value = text
		} else if attribute.Code != nil {
			value = ""
			if code := strings.Join(strings.Fields(attribute.Code.Text), " "); !strings.ContainsAny(code, "\"'`<") {
				name += "={" + code + "}"
			}
		}
		attributes[name] = value
	}
	c.partAt(Element, elementText(tag.Name, attributes), c.lines.Place(tag.Start, tag.End))
}

func (c *collector) use(kind UseKind, name string, at input.Span) {
	c.document.Uses = append(c.document.Uses, Use{kind, name, c.lines.Place(at.Start, at.Stop)})
}

// findUses adds the imports and the variables, and puts all uses in order. The parser may have tried a variable twice.
func (c *collector) findUses() {
	for _, imported := range c.document.Imports {
		c.use(ImportedFile, imported.Path, input.At(imported.At+1, imported.At+1+imported.Length))
	}
	for _, used := range c.state.Used {
		c.use(VariableUse, used.Name, used.At)
	}
	slices.SortStableFunc(c.document.Uses, func(a, b Use) int {
		return cmp.Or(cmp.Compare(a.Place.File, b.Place.File), cmp.Compare(a.Place.Line, b.Place.Line), cmp.Compare(a.Place.Column, b.Place.Column))
	})
	c.document.Uses = slices.Compact(c.document.Uses)
}
