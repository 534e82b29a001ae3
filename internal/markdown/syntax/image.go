package syntax

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// ImageOptions are written in braces directly after an image: ![Alt](a.png){width=300 zoom=false}.
type ImageOptions struct {
	Width  int  // in CSS pixels; 0 for the image's own
	NoZoom bool // readers cannot enlarge it
	AttributeList
}

// imageAttribute holds the ImageOptions of an image.
const imageAttribute = "docgen-image"

// ImageOptionsOf returns the options of an image.
func ImageOptionsOf(image ast.Node) ImageOptions { return Note[ImageOptions](image, imageAttribute) }

var imageAttributes = []string{"width", "zoom", "dark"}

// The fragments with which GitHub chooses an image for a color mode.
const (
	lightFragment = "#gh-light-mode-only"
	darkFragment  = "#gh-dark-mode-only"
)

// readImageOptions reads the braces after an image. With {dark=…} it returns the image for dark mode,
// and adds the other one to the parent.
func readImageOptions(parent ast.Node, image *ast.Image, block text.Reader, context parser.Context) ast.Node {
	line, segment := block.PeekLine()
	if len(line) == 0 || line[0] != '{' {
		return image
	}
	written, end, ok := ParseAttributes(line, 0)
	if !ok || !written.AreMeant() {
		return image
	}
	offset, state, options := segment.Start-segment.Padding, StateOf(context), ImageOptions{AttributeList: written}
	report := func(at input.Span, text, hint string) {
		state.Text.Report(offset+at.Start, offset+at.Stop, input.Finding{Code: input.DirectiveCode, Text: text, Hint: hint})
	}
	written.Check(state, "images have", offset, imageAttributes)
	var dark Target
	for _, value := range written.Values {
		switch text := value.Value.In(line); value.Name {
		case "width":
			var err error
			options.Width, err = strconv.Atoi(strings.TrimSuffix(text, "px"))
			if err != nil || options.Width < 1 || options.Width > 10_000 {
				report(value.At, fmt.Sprintf("the width of the image must be a number of pixels, found %q", text), "for example, write {width=300}")
				options.Width = 0
			}
		case "zoom":
			options.NoZoom = text == "false"
			if text != "true" && text != "false" {
				report(value.At, fmt.Sprintf("zoom must be true or false, found %q", text), "write {zoom=false}, so that readers cannot enlarge the image")
			}
		case "dark":
			dark = Target{text, input.At(offset+value.Value.Start, offset+value.Value.Stop)}
		}
	}
	block.Advance(end)
	image.SetAttributeString(imageAttribute, options)
	if dark.Destination == "" {
		return image
	}
	second := ast.NewImage(NewLink(dark))
	second.Destination, second.Title = []byte(dark.Destination+darkFragment), image.Title
	second.SetAttributeString(placeAttribute, dark.At)
	options.AttributeList = AttributeList{Classes: written.Classes} // an id is there once
	second.SetAttributeString(imageAttribute, options)
	second.AppendChild(second, Verbatim(PlainText(image, state.Text.Bytes)))
	image.Destination = append(slices.Clone(image.Destination), lightFragment...)
	parent.AppendChild(parent, image)
	return second
}
