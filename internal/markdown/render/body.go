// Package render renders the nodes of a document as HTML.
//
// A [Body] is HTML with placeholders for parts that depend on more than the document: the URLs
// of links, the sizes of images and the HTML of formulas. [Body.Fill] replaces the
// placeholders. The package also sanitizes the HTML that authors write.
package render

import (
	"bytes"
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Body is the HTML of a document, except for the parts that depend on other inputs: the URLs
// of its links and the HTML of its formulas. A body is plain data and depends only on the
// document, so a cache can keep it when those inputs change.
type Body struct {
	HTML         string
	Placeholders []Placeholder // in order

	// Cleaned says that Fill must close open elements and remove end tags without a start tag,
	// so that sanitized HTML cannot affect the page around it.
	Cleaned bool
}

// Placeholder is a place in the HTML of a body where a part is missing.
type Placeholder struct {
	At     int // offset in the HTML
	Kind   PlaceholderKind
	Number int // index of the link in Document.Links, or of the formula in Document.Formulas
}

// PlaceholderKind says which part is missing.
type PlaceholderKind int

// The kinds of placeholders.
const (
	targetPlaceholder PlaceholderKind = iota // the URL of a link or image
	newTabPlaceholder                        // the attributes of a link to another site
	sizePlaceholder                          // the size of an image
	formulaPlaceholder
	zoomPlaceholder       // the link around an image that readers can enlarge
	zoomEndPlaceholder    // its end
	picturePlaceholder    // the variants of an image
	pictureEndPlaceholder // their end
	summaryPlaceholder    // the end of the summary of a post, where nothing is missing
	typePlaceholder       // the link around a type in code, unless there is no page for it
	typeEndPlaceholder    // its end
)

// NewBody renders a document with placeholders.
func NewBody(with renderer.Renderer, source []byte, root ast.Node) (Body, error) {
	out := &writer{}
	out.Grow(3 * len(source))
	err := with.Render(out, source, root)
	return Body{HTML: out.String(), Placeholders: out.placeholders}, err
}

// Check returns an error if the HTML is nested too deeply to be sanitized.
func (b Body) Check() error {
	_, err := balanced(b.HTML)
	return err
}

// Fits reports whether a document with some links and formulas can fill the body. One from a cache
// that others write may be of any document.
func (b Body) Fits(links, formulas int) bool {
	at := 0
	for _, placeholder := range b.Placeholders {
		most := links
		switch placeholder.Kind {
		case formulaPlaceholder:
			most = formulas
		case summaryPlaceholder:
			most = 1
		}
		if placeholder.At < at || placeholder.At > len(b.HTML) || placeholder.Number < 0 || placeholder.Number >= most {
			return false
		}
		at = placeholder.At
	}
	return true
}

// Fill returns the complete HTML. links and formulas have one value for each link and formula
// in the document.
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
		case zoomPlaceholder, zoomEndPlaceholder, picturePlaceholder, pictureEndPlaceholder:
			links[placeholder.Number].writeAround(&out, placeholder.Kind)
		case typePlaceholder, typeEndPlaceholder:
			links[placeholder.Number].writeType(&out, placeholder.Kind)
		case formulaPlaceholder:
			formulas[placeholder.Number].write(&out)
		}
	}
	out.WriteString(b.HTML[from:])
	if !b.Cleaned {
		return out.String()
	}
	return whole(out.String()) // since the check, only formulas were added
}

func (r Resolved) writeSize(out *strings.Builder) {
	switch {
	case r.Width > 0 && r.Height > 0:
		fmt.Fprintf(out, ` width="%d" height="%d"`, r.Width, r.Height)
	case r.Width > 0: // the author wrote it
		fmt.Fprintf(out, ` width="%d"`, r.Width)
	}
}

// write writes the HTML of a formula, or its TeX source.
func (f Formula) write(out *strings.Builder) {
	if f.HTML != "" {
		out.WriteString(f.HTML)
		return
	}
	out.WriteString("<code>" + html.EscapeString(f.TeX) + "</code>")
}

// writer collects the output of rendering and knows the current offset. It implements
// util.BufWriter, so that goldmark does not add its own buffer.
type writer struct {
	bytes.Buffer
	placeholders []Placeholder
}

// Flush implements util.BufWriter.
func (*writer) Flush() error { return nil }

// Buffered implements util.BufWriter.
func (*writer) Buffered() int { return 0 }

// addPlaceholder records that a part is missing at the current offset. It reports false if
// nothing will replace the placeholder, as in a table of contents.
func addPlaceholder(out util.BufWriter, kind PlaceholderKind, number int) bool {
	body, ok := out.(*writer)
	if ok {
		body.placeholders = append(body.placeholders, Placeholder{At: body.Len(), Kind: kind, Number: number})
	}
	return ok
}

// Resolved is the URL in the HTML for a link target.
type Resolved struct {
	Href     string
	External bool // leads to another site, so it opens a new tab
	Width    int  // of an image in pixels, as shown; 0 if unknown
	Height   int
	Natural  int      // the image's own width in pixels
	Variants []Source // smaller variants of an image

	Homes map[string]string // if the URL differs between the locales that share a module, it by the locale's home page
}

// Formula is a formula as written. If HTML is not set, readers see the TeX source.
type Formula struct {
	TeX     string
	Display bool // on separate lines, or between "$$"
	HTML    string
	Place   input.Place
}

// numberAttribute holds the index of a link, image or formula in its document.
const numberAttribute = "docgen-number"

// SetNumber sets the index of a link, image or formula in the document.
func SetNumber(node ast.Node, number int) { node.SetAttributeString(numberAttribute, number) }

// Number returns the index of a link, image or formula in its document.
func Number(node ast.Node) (int, bool) {
	value, _ := node.AttributeString(numberAttribute)
	number, known := value.(int)
	return number, known
}

// addNumbered adds a placeholder for a node with an index. It reports false if the node has
// none.
func addNumbered(out util.BufWriter, kind PlaceholderKind, node ast.Node) bool {
	number, known := Number(node)
	return known && addPlaceholder(out, kind, number)
}
