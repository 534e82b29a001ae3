package render

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/lint"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// imagesAttribute holds the []*Image of a raw HTML node.
const imagesAttribute = "docgen-images"

// Image is an image in raw HTML: the src of an <img>, or one candidate of a srcset. It can also
// be a link.
type Image struct {
	At     input.Span // span of the URL in the HTML
	Number int        // index among the links of the document
	IsLink bool       // the href of an <a> instead

	opening    int    // offset after "<img", where attributes can be added; -1 for a candidate
	attributes string // to add, because the author did not write them
	sized      bool   // the author wrote a width or a height
}

// StartTag matches an HTML start tag; the groups are its name and its attributes.
var StartTag = regexp.MustCompile(`<([a-zA-Z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>`)

var (
	imageTag       = regexp.MustCompile(`(?i)^<(?:img|source)\s`)
	imageReference = regexp.MustCompile(`(?i)\s(src|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`)
	linkReference  = regexp.MustCompile(`(?i)^<a\s(?:[^>]*\s)?(href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`)
	imageSize      = regexp.MustCompile(`(?i)\s(?:width|height|style)\s*=`)
	imageLoading   = regexp.MustCompile(`(?i)\sloading\s*=`)
	imageDecoding  = regexp.MustCompile(`(?i)\sdecoding\s*=`)
	candidate      = regexp.MustCompile(`[^\s,]\S*`)
)

// FindImages returns the images in the HTML of a node, in order, and the links if withLinks is
// set. It also stores them in the node for rendering.
func FindImages(node ast.Node, source []byte, withLinks bool) []*Image {
	lower := bytes.ToLower(source)
	if !bytes.Contains(lower, []byte("src")) && (!withLinks || !bytes.Contains(lower, []byte("href"))) {
		return nil
	}
	var images []*Image
	visible := lint.WithTagsOnly(source)
	for _, tag := range StartTag.FindAllIndex(visible, -1) {
		if written := string(visible[tag[0]:tag[1]]); imageTag.MatchString(written) {
			images = append(images, imagesIn(written, tag[0])...)
		} else if target := linkReference.FindStringSubmatchIndex(written); withLinks && target != nil {
			value := valueOf(target)
			images = append(images, &Image{At: input.At(tag[0]+value.Start, tag[0]+value.Stop), IsLink: true, opening: -1})
		}
	}
	if len(images) > 0 {
		node.SetAttributeString(imagesAttribute, images)
	}
	return images
}

// imagesIn returns the images in one tag that starts at an offset. The src of a <source> is
// audio or video.
func imagesIn(tag string, offset int) []*Image {
	var images []*Image
	sources := 0
	for _, match := range imageReference.FindAllStringSubmatchIndex(tag, -1) {
		switch isSource := strings.EqualFold(tag[match[2]:match[3]], "src"); {
		case !isSource:
			images = append(images, candidates(tag, offset, valueOf(match))...)
		case sources == 0 && strings.EqualFold(tag[1:4], "img"):
			sources++ // browsers ignore the second src
			images = append(images, newImage(tag, offset, valueOf(match)))
		}
	}
	return images
}

// valueOf returns the span of the value of a matched attribute.
func valueOf(match []int) input.Span {
	for i := 4; i < len(match); i += 2 {
		if match[i] >= 0 {
			return input.At(match[i], match[i+1])
		}
	}
	return input.Span{}
}

// newImage reads the src of an <img> tag that starts at an offset.
func newImage(tag string, offset int, value input.Span) *Image {
	image := &Image{At: input.At(offset+value.Start, offset+value.Stop), opening: offset + len("<img"), sized: imageSize.MatchString(tag)}
	if !imageLoading.MatchString(tag) {
		image.attributes += ` loading="lazy"`
	}
	if !imageDecoding.MatchString(tag) {
		image.attributes += ` decoding="async"`
	}
	return image
}

// candidates reads a srcset: a list of URLs that may have a width or density descriptor.
func candidates(tag string, offset int, value input.Span) []*Image {
	var images []*Image
	list := tag[value.Start:value.Stop]
	for from := 0; from < len(list); {
		match := candidate.FindStringIndex(list[from:])
		if match == nil {
			break
		}
		start, stop := from+match[0], from+match[1]
		plain := strings.TrimRight(list[start:stop], ",")
		begin := offset + value.Start + start
		images = append(images, &Image{At: input.At(begin, begin+len(plain)), opening: -1})
		from = stop
		if len(plain) == stop-start { // a descriptor may follow
			if comma := strings.IndexByte(list[from:], ','); comma >= 0 {
				from += comma
			} else {
				from = len(list)
			}
		}
	}
	return images
}

// ImagesOf returns the images that FindImages has found in the HTML of a node.
func ImagesOf(node ast.Node) []*Image { return syntax.Note[[]*Image](node, imagesAttribute) }
