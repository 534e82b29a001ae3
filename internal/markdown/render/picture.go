package render

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"

	"docgen/internal/markdown/input"
)

// picturesAttribute holds the []*Picture of a node of raw HTML.
const picturesAttribute = "docgen-pictures"

// Picture is an image in raw HTML: the src of an <img>, or one candidate of a srcset.
type Picture struct {
	At     input.Span // of the target in the HTML
	Number int        // among the links of the document

	opening    int    // offset in the <img> at which attributes can be added; -1 for a candidate
	attributes string // that the author did not write
	sized      bool   // the author wrote a width or a height
}

// StartTag matches a start tag of HTML: its name and its attributes.
var StartTag = regexp.MustCompile(`<([a-zA-Z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>`)

var (
	imageTag       = regexp.MustCompile(`(?i)^<(?:img|source)\s`)
	imageReference = regexp.MustCompile(`(?i)\s(src|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`)
	imageSize      = regexp.MustCompile(`(?i)\s(?:width|height|style)\s*=`)
	imageLoading   = regexp.MustCompile(`(?i)\sloading\s*=`)
	imageDecoding  = regexp.MustCompile(`(?i)\sdecoding\s*=`)
	hiddenHTML     = regexp.MustCompile(`(?is)<!--.*?(?:-->|$)|<(?:script|style|textarea)\b.*?(?:</(?:script|style|textarea)\s*>|$)`)
	candidate      = regexp.MustCompile(`[^\s,]\S*`)
)

// FindPictures returns the pictures in the HTML of a node, in order, and attaches them to
// the node so that rendering finds them.
func FindPictures(node ast.Node, source []byte) []*Picture {
	if !bytes.Contains(bytes.ToLower(source), []byte("src")) {
		return nil
	}
	var pictures []*Picture
	visible := hiddenHTML.ReplaceAllFunc(source, func(hidden []byte) []byte { return make([]byte, len(hidden)) })
	for _, tag := range StartTag.FindAllIndex(visible, -1) {
		if written := string(visible[tag[0]:tag[1]]); imageTag.MatchString(written) {
			pictures = append(pictures, picturesIn(written, tag[0])...)
		}
	}
	if len(pictures) > 0 {
		node.SetAttributeString(picturesAttribute, pictures)
	}
	return pictures
}

// picturesIn returns the pictures of one tag that begins at an offset. The src of a
// <source> is a film or a sound.
func picturesIn(tag string, offset int) []*Picture {
	var pictures []*Picture
	sources := 0
	for _, match := range imageReference.FindAllStringSubmatchIndex(tag, -1) {
		switch isSource := strings.EqualFold(tag[match[2]:match[3]], "src"); {
		case !isSource:
			pictures = append(pictures, candidates(tag, offset, valueOf(match))...)
		case sources == 0 && strings.EqualFold(tag[1:4], "img"):
			sources++ // browsers ignore the second
			pictures = append(pictures, newPicture(tag, offset, valueOf(match)))
		}
	}
	return pictures
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

// newPicture reads the src of an <img> tag that begins at an offset.
func newPicture(tag string, offset int, value input.Span) *Picture {
	picture := &Picture{At: input.At(offset+value.Start, offset+value.Stop), opening: offset + len("<img"), sized: imageSize.MatchString(tag)}
	if !imageLoading.MatchString(tag) {
		picture.attributes += ` loading="lazy"`
	}
	if !imageDecoding.MatchString(tag) {
		picture.attributes += ` decoding="async"`
	}
	return picture
}

// candidates reads a srcset: URLs, each with a width or a density behind it.
func candidates(tag string, offset int, value input.Span) []*Picture {
	var pictures []*Picture
	list := tag[value.Start:value.Stop]
	for from := 0; from < len(list); {
		match := candidate.FindStringIndex(list[from:])
		if match == nil {
			break
		}
		start, stop := from+match[0], from+match[1]
		plain := strings.TrimRight(list[start:stop], ",")
		begin := offset + value.Start + start
		pictures = append(pictures, &Picture{At: input.At(begin, begin+len(plain)), opening: -1})
		if from = stop; len(plain) == stop-start { // a descriptor may follow
			if comma := strings.IndexByte(list[from:], ','); comma >= 0 {
				from += comma
			} else {
				from = len(list)
			}
		}
	}
	return pictures
}
