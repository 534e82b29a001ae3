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
	attributes
}

// imageAttribute holds the ImageOptions of an image.
const imageAttribute = "docgen-image"

// ImageOptionsOf returns the options of an image.
func ImageOptionsOf(image ast.Node) ImageOptions {
	value, _ := image.AttributeString(imageAttribute)
	options, _ := value.(ImageOptions)
	return options
}

// AttributesHTML returns the attributes class and id that the author wrote.
func (o ImageOptions) AttributesHTML() string { return o.html("") }

// ID returns the id that the author wrote.
func (o ImageOptions) ID() string { return o.id }

// CanZoom reports whether readers may enlarge an image: it is not part of a link or of a box that is one,
// it has an alt text, which names the link, and the author has not turned it off.
func CanZoom(image ast.Node, source []byte) bool {
	for node := image.Parent(); node != nil; node = node.Parent() {
		if box, ok := node.(*Container); ok && slices.Contains([]Role{HeroRole, LogosRole, CardRole, FeatureRole}, box.Role) || node.Kind() == ast.KindLink {
			return false
		}
	}
	return !ImageOptionsOf(image).NoZoom && PlainText(image, source) != ""
}

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
	written, end, ok := parseAttributes(line, 0)
	if !ok || written.id == "" && len(written.classes) == 0 && !assigns(written.values) {
		return image
	}
	offset, state, options := segment.Start-segment.Padding, stateOf(context), ImageOptions{attributes: written}
	report := func(at input.Span, text, hint string) {
		state.Text.Report(offset+at.Start, offset+at.Stop, input.Finding{Code: input.DirectiveCode, Text: text, Hint: hint})
	}
	written.check(state, "images have", offset, imageAttributes)
	var dark target
	for _, value := range written.values {
		switch text := value.value.In(line); value.name {
		case "width":
			var err error
			options.Width, err = strconv.Atoi(strings.TrimSuffix(text, "px"))
			if err != nil || options.Width < 1 || options.Width > 10_000 {
				report(value.at, fmt.Sprintf("the width of the image must be a number of pixels, found %q", text), "for example, write {width=300}")
				options.Width = 0
			}
		case "zoom":
			options.NoZoom = text == "false"
			if text != "true" && text != "false" {
				report(value.at, fmt.Sprintf("zoom must be true or false, found %q", text), "write {zoom=false}, so that readers cannot enlarge the image")
			}
		case "dark":
			dark = target{text, input.At(offset+value.value.Start, offset+value.value.Stop)}
		}
	}
	block.Advance(end)
	image.SetAttributeString(imageAttribute, options)
	if dark.destination == "" {
		return image
	}
	second := ast.NewImage(newLink(dark))
	second.Destination, second.Title = []byte(dark.destination+darkFragment), image.Title
	second.SetAttributeString(placeAttribute, dark.at)
	second.SetAttributeString(imageAttribute, ImageOptions{Width: options.Width, NoZoom: options.NoZoom, attributes: attributes{classes: written.classes}})
	second.AppendChild(second, verbatim(PlainText(image, state.Text.Bytes)))
	image.Destination = append(slices.Clone(image.Destination), lightFragment...)
	parent.AppendChild(parent, image)
	return second
}
