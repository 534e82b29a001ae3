package render

import (
	"cmp"
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// RawSource returns the HTML of a node as the author wrote it, and its segments.
func RawSource(node ast.Node, source []byte) ([]byte, []text.Segment) {
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

// RawHTML renders the author's HTML. It adds placeholders for the URLs of images and sanitizes
// the rest.
type RawHTML struct {
	clean  func(html string) string
	strict bool // remove unknown attributes and quote all others
}

// NewRawHTML returns a renderer that makes links safe. If sanitize is set, it also removes
// everything that runs or affects the page outside of the HTML.
func NewRawHTML(sanitize bool) RawHTML {
	if sanitize {
		return RawHTML{clean: newSanitizer().Sanitize, strict: true}
	}
	return RawHTML{clean: SafeAnchors}
}

// RegisterFuncs implements renderer.NodeRenderer.
func (r RawHTML) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(ast.KindRawHTML, r.render)
	register.Register(ast.KindHTMLBlock, r.render)
}

func (r RawHTML) render(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkSkipChildren, nil
	}
	raw, _ := RawSource(node, source)
	fragments, last := r.fragments(string(raw), withSummaryEnds(node, edits(ImagesOf(node))))
	for _, fragment := range fragments {
		_, _ = out.WriteString(fragment.before)
		fragment.edit.write(out)
	}
	_, err := out.WriteString(last)
	return ast.WalkSkipChildren, err
}

// edit is a change to HTML because of an image or the end of a summary.
type edit struct {
	at    input.Span
	image *Image // nil for the end of a summary
	adds  bool   // add attributes instead of replacing the URL
}

// edits returns the changes for images, in order of their offsets: a srcset may precede a src.
func edits(images []*Image) []edit {
	var list []edit
	for _, image := range images {
		list = append(list, edit{at: image.At, image: image})
		if image.opening >= 0 {
			list = append(list, edit{at: input.At(image.opening, image.opening), image: image, adds: true})
		}
	}
	slices.SortFunc(list, func(a, b edit) int { return cmp.Compare(a.at.Start, b.at.Start) })
	return list
}

// write writes a placeholder for the URL of the image, or the added attributes.
func (e edit) write(out util.BufWriter) {
	if e.image == nil {
		addPlaceholder(out, summaryPlaceholder, 0)
		return
	}
	if !e.adds {
		addPlaceholder(out, targetPlaceholder, e.image.Number)
		return
	}
	if !e.image.sized {
		addPlaceholder(out, sizePlaceholder, e.image.Number)
	}
	_, _ = out.WriteString(e.image.attributes)
}
