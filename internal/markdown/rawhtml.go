package markdown

import (
	"cmp"
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// rawSource is the HTML of a node as the author wrote it, and its segments.
func rawSource(node ast.Node, source []byte) ([]byte, []text.Segment) {
	var segments []text.Segment
	switch node := node.(type) {
	case *ast.RawHTML:
		segments = node.Segments.Sliced(0, node.Segments.Len())
	case *ast.HTMLBlock:
		segments = node.Lines().Sliced(0, node.Lines().Len())
		if node.HasClosure() {
			segments = append(segments[:len(segments):len(segments)], node.ClosureLine)
		}
	}
	var out []byte
	for _, segment := range segments {
		out = append(out, segment.Value(source)...)
	}
	return out, segments
}

// rawHTML renders HTML that the author wrote: its pictures are resolved, then it
// is cleaned as the options want it.
type rawHTML struct {
	clean  func(html string) string
	strict bool // cleaning drops attributes that it does not know, and quotes all others
}

// RegisterFuncs implements renderer.NodeRenderer.
func (r rawHTML) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(ast.KindRawHTML, r.render)
	register.Register(ast.KindHTMLBlock, r.render)
}

func (r rawHTML) render(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkSkipChildren, nil
	}
	raw, _ := rawSource(node, source)
	found, _ := node.AttributeString(imagesAttribute)
	images, _ := found.([]*htmlImage)
	pieces, last := r.pieces(string(raw), edits(images))
	for _, piece := range pieces {
		_, _ = out.WriteString(piece.before)
		piece.edit.write(out)
	}
	_, err := out.WriteString(last)
	return ast.WalkSkipChildren, err
}

// edit is what a picture changes in a stretch of HTML.
type edit struct {
	at    span
	image *htmlImage
	adds  bool // attributes, and does not give the URL
}

// edits are what pictures change, in order: a srcset may stand before a src.
func edits(images []*htmlImage) []edit {
	var list []edit
	for _, image := range images {
		list = append(list, edit{at: image.at, image: image})
		if image.opening >= 0 {
			list = append(list, edit{at: span{image.opening, image.opening}, image: image, adds: true})
		}
	}
	slices.SortFunc(list, func(a, b edit) int { return cmp.Compare(a.at.start, b.at.start) })
	return list
}

// write writes the URL of the picture, or the attributes that the author did not
// write.
func (e edit) write(out util.BufWriter) {
	if !e.adds {
		leaveHole(out, targetHole, e.image)
		return
	}
	if !e.image.sized {
		leaveHole(out, sizeHole, e.image)
	}
	_, _ = out.WriteString(e.image.attributes)
}

// offsets finds where bytes of joined segments stand in the source; it is asked in
// rising order.
type offsets struct {
	segments []text.Segment
	before   int // length of the segments passed
}

func (o *offsets) of(offset int) int {
	for len(o.segments) > 1 && offset >= o.before+o.segments[0].Len()+o.segments[0].Padding {
		o.before += o.segments[0].Len() + o.segments[0].Padding
		o.segments = o.segments[1:]
	}
	if len(o.segments) == 0 {
		return 0
	}
	return o.segments[0].Start + max(0, offset-o.before-o.segments[0].Padding)
}
