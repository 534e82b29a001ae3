// Package render makes HTML of the nodes of a document.
//
// A [Body] is HTML with holes for what depends on more than the document: the URLs of links,
// the sizes of images, the HTML of formulas. [Body.Fill] fills them. The package also cleans
// the HTML that authors write.
package render

import (
	"bytes"
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"docgen/internal/markdown/input"
)

// Body is the HTML of a document, except for what depends on others: the URLs of its links
// and the HTML of its formulas. It is plain data and depends on the document alone, so that
// it can be cached while those change.
type Body struct {
	HTML         string
	Placeholders []Placeholder // in order

	// Cleaned says to close open elements when the holes are filled, and to drop end tags
	// that close nothing: cleaned HTML stays in its place.
	Cleaned bool
}

// Placeholder is a place in the HTML of a body where something is missing.
type Placeholder struct {
	At     int // offset in the HTML
	Kind   PlaceholderKind
	Number int // of the link among Document.Links, or of the formula among Document.Formulas
}

// PlaceholderKind says what is missing.
type PlaceholderKind int

// The kinds of holes.
const (
	targetPlaceholder PlaceholderKind = iota // the URL of a link or image
	newTabPlaceholder                        // the attributes of a link out of the site
	sizePlaceholder                          // of an image
	formulaPlaceholder
)

// Render renders a document with its holes.
func NewBody(with renderer.Renderer, source []byte, root ast.Node) (Body, error) {
	out := &writer{}
	out.Grow(3 * len(source))
	err := with.Render(out, source, root)
	return Body{HTML: out.String(), Placeholders: out.placeholders}, err
}

// Check returns an error if the HTML is nested too deeply to be cleaned.
func (b Body) Check() error {
	_, err := balanced(b.HTML)
	return err
}

// Fill returns the whole HTML. links and formulas have one value for each link and formula
// of the document.
func (b Body) Fill(links []Resolved, formulas []Formula) string {
	var out strings.Builder
	out.Grow(len(b.HTML) + 64*len(b.Placeholders))
	from := 0
	for _, placeholder := range b.Placeholders {
		out.WriteString(b.HTML[from:placeholder.At])
		from = placeholder.At
		switch placeholder.Kind {
		case targetPlaceholder:
			out.WriteString(escapeURL(harmless(links[placeholder.Number].Href)))
		case newTabPlaceholder:
			if links[placeholder.Number].External {
				out.WriteString(external)
			}
		case sizePlaceholder:
			links[placeholder.Number].writeSize(&out)
		case formulaPlaceholder:
			formulas[placeholder.Number].write(&out)
		}
	}
	out.WriteString(b.HTML[from:])
	if !b.Cleaned {
		return out.String()
	}
	text, err := balanced(out.String())
	if err != nil {
		return "<p>" + html.EscapeString(err.Error()) + "</p>\n" // only formulas were added since it was checked
	}
	return text
}

func (r Resolved) writeSize(out *strings.Builder) {
	if r.Width > 0 && r.Height > 0 {
		fmt.Fprintf(out, ` width="%d" height="%d"`, r.Width, r.Height)
	}
}

// write writes the HTML of a formula, or its source.
func (f Formula) write(out *strings.Builder) {
	if f.HTML != "" {
		out.WriteString(f.HTML)
		return
	}
	out.WriteString("<code>" + html.EscapeString(f.TeX) + "</code>")
}

// writer is what documents are rendered into. It knows the offset that was reached. It is a
// util.BufWriter, so that goldmark needs no buffer of its own.
type writer struct {
	bytes.Buffer
	placeholders []Placeholder
}

// Flush implements util.BufWriter.
func (*writer) Flush() error { return nil }

// Buffered implements util.BufWriter.
func (*writer) Buffered() int { return 0 }

// addPlaceholder records that something is missing here. It reports false if nothing will fill
// the hole, as in a table of contents.
func addPlaceholder(out util.BufWriter, kind PlaceholderKind, number int) bool {
	body, ok := out.(*writer)
	if ok {
		body.placeholders = append(body.placeholders, Placeholder{At: body.Len(), Kind: kind, Number: number})
	}
	return ok
}

// Resolved is the URL in HTML that the target of a link leads to.
type Resolved struct {
	Href     string
	External bool // out of the site: opened in a new tab
	Width    int  // of an image in pixels; 0 if not known
	Height   int
}

// Formula is a formula as written. Until HTML is set, readers see the source.
type Formula struct {
	TeX     string
	Display bool // on lines of its own, or between "$$"
	HTML    string
	Place   input.Place
}

// numberAttribute holds the number of a link, image or formula in its document.
const numberAttribute = "docgen-number"

// SetNumber gives a link, image or formula its number in the document.
func SetNumber(node ast.Node, number int) { node.SetAttributeString(numberAttribute, number) }

// Number returns the number of a link, image or formula in its document.
func Number(node ast.Node) (int, bool) {
	value, _ := node.AttributeString(numberAttribute)
	number, known := value.(int)
	return number, known
}

// addNumbered leaves a hole for a node with a number. It reports false if there is none.
func addNumbered(out util.BufWriter, kind PlaceholderKind, node ast.Node) bool {
	number, known := Number(node)
	return known && addPlaceholder(out, kind, number)
}
