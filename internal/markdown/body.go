package markdown

import (
	"bytes"
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark/util"
)

// Body is the HTML of a document, but for what others know: where its links
// lead, and what its formulas look like. It is plain data, and follows from the
// document alone, so that it can be kept while those change.
type Body struct {
	HTML  string
	Holes []Hole // in order

	// Cleaned says that what is open is to be closed when the holes are filled,
	// and what closes nothing dropped: cleaned HTML keeps to its place.
	Cleaned bool
}

// Hole is a place in a body's HTML where something is missing.
type Hole struct {
	At     int // offset in the HTML
	Kind   HoleKind
	Number int // of the link among Document.Links, or of the formula among Document.Formulas
}

// HoleKind says what is missing.
type HoleKind int

// The kinds of holes.
const (
	targetHole HoleKind = iota // the URL of a link or image
	tabHole                    // that a link out of the site opens a new tab
	sizeHole
	formulaHole
)

// Body renders a document. One document must not be rendered by two goroutines
// at once.
func (p *Parser) Body(document Document) (Body, error) {
	out := &bodyWriter{numbers: document.numbers()}
	out.Grow(3 * len(document.source))
	err := p.markdown.Renderer().Render(out, document.source, document.root)
	body := Body{HTML: out.String(), Holes: out.holes, Cleaned: p.options.Sanitize}
	if err == nil && body.Cleaned {
		_, err = balanced(body.HTML)
	}
	return body, err
}

// numbers are those of links and formulas, by their nodes or pictures.
func (d Document) numbers() map[any]int {
	numbers := map[any]int{}
	for i, link := range d.Links {
		if numbers[link.node] = i; link.image != nil {
			numbers[link.image] = i
		}
	}
	for i, formula := range d.Formulas {
		numbers[formula.node] = i
	}
	return numbers
}

// Fill gives the whole HTML of a document with this body: with what its links
// became, and what its formulas did. There is one of each for each link and
// formula of the document.
func (b Body) Fill(links []Resolved, formulas []Formula) string {
	var out strings.Builder
	out.Grow(len(b.HTML) + 64*len(b.Holes))
	from := 0
	for _, hole := range b.Holes {
		out.WriteString(b.HTML[from:hole.At])
		from = hole.At
		switch hole.Kind {
		case targetHole:
			out.WriteString(escapeURL(harmless(links[hole.Number].Href)))
		case tabHole:
			if links[hole.Number].External {
				out.WriteString(external)
			}
		case sizeHole:
			links[hole.Number].writeSize(&out)
		case formulaHole:
			formulas[hole.Number].write(&out)
		}
	}
	out.WriteString(b.HTML[from:])
	if !b.Cleaned {
		return out.String()
	}
	text, err := balanced(out.String())
	if err != nil {
		return "<p>" + html.EscapeString(err.Error()) + "</p>\n" // formulas alone were added since it could be
	}
	return text
}

func (r Resolved) writeSize(out *strings.Builder) {
	if r.Width > 0 && r.Height > 0 {
		fmt.Fprintf(out, ` width="%d" height="%d"`, r.Width, r.Height)
	}
}

// write writes what others made of a formula, or its source.
func (f Formula) write(out *strings.Builder) {
	if f.HTML != "" {
		out.WriteString(f.HTML)
		return
	}
	out.WriteString("<code>" + html.EscapeString(f.TeX) + "</code>")
}

// bodyWriter is what documents are rendered into: it knows how far it got.
type bodyWriter struct {
	bytes.Buffer
	numbers map[any]int // of links and formulas, by their nodes or pictures
	holes   []Hole
}

// Flush, Buffered and Available make it a util.BufWriter, which goldmark writes
// to without a buffer of its own.
func (*bodyWriter) Flush() error { return nil }

// Buffered implements util.BufWriter.
func (*bodyWriter) Buffered() int { return 0 }

// leaveHole notes that something is missing here of a link or formula. It reports
// false where it is not to come, as in the outline.
func leaveHole(out util.BufWriter, kind HoleKind, node any) bool {
	body, ok := out.(*bodyWriter)
	if !ok {
		return false
	}
	number, known := body.numbers[node]
	if known {
		body.holes = append(body.holes, Hole{At: body.Len(), Kind: kind, Number: number})
	}
	return known
}
