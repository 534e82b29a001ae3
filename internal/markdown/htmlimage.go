package markdown

import (
	"bytes"
	"html"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
)

// imagesAttribute holds the []*htmlImage of raw HTML.
const imagesAttribute = "docgen-images"

// htmlImage is one picture that raw HTML names: the src of an <img>, or one of the
// candidates of a srcset.
type htmlImage struct {
	at         span // of the target in the HTML
	opening    int  // where attributes can be added to the <img>; -1 for a candidate
	attributes string
	sized      bool // the author gave a width or a height
}

var (
	imageTag       = regexp.MustCompile(`(?i)^<(?:img|source)\s`)
	imageReference = regexp.MustCompile(`(?i)\s(src|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`)
	imageSize      = regexp.MustCompile(`(?i)\s(?:width|height|style)\s*=`)
	imageLoading   = regexp.MustCompile(`(?i)\sloading\s*=`)
	imageDecoding  = regexp.MustCompile(`(?i)\sdecoding\s*=`)
	hiddenHTML     = regexp.MustCompile(`(?is)<!--.*?(?:-->|$)|<(?:script|style|textarea)\b.*?(?:</(?:script|style|textarea)\s*>|$)`)
	candidate      = regexp.MustCompile(`[^\s,]\S*`)
)

// htmlImages records the pictures in HTML that the author wrote, as links of the
// document, and remembers where they stand. segments are the HTML's.
func (c *collector) htmlImages(node ast.Node, source []byte, segments []text.Segment) {
	if !bytes.Contains(bytes.ToLower(source), []byte("src")) {
		return
	}
	var images []*htmlImage
	visible := hiddenHTML.ReplaceAllFunc(source, func(hidden []byte) []byte { return make([]byte, len(hidden)) })
	for _, tag := range startTag.FindAllIndex(visible, -1) {
		written := string(visible[tag[0]:tag[1]])
		if !imageTag.MatchString(written) {
			continue
		}
		images = append(images, imagesIn(written, tag[0])...)
	}
	if len(images) == 0 {
		return
	}
	node.SetAttributeString(imagesAttribute, images)
	places := offsets{segments: segments}
	for _, image := range images {
		c.document.Links = append(c.document.Links, Link{
			Kind: Image, Described: true, Target: html.UnescapeString(string(source[image.at.start:image.at.stop])), image: image,
			Place: c.lines.place(places.of(image.at.start), places.of(image.at.stop)),
		})
	}
}

// imagesIn are the pictures of one tag, which begins at an offset. The src of a
// <source> is a film or a sound.
func imagesIn(tag string, offset int) []*htmlImage {
	var images []*htmlImage
	sources := 0
	for _, match := range imageReference.FindAllStringSubmatchIndex(tag, -1) {
		switch isSource := strings.EqualFold(tag[match[2]:match[3]], "src"); {
		case !isSource:
			images = append(images, candidates(tag, offset, valueOf(match))...)
		case sources == 0 && strings.EqualFold(tag[1:4], "img"):
			sources++ // browsers ignore the second
			images = append(images, newHTMLImage(tag, offset, valueOf(match)))
		}
	}
	return images
}

// valueOf is where the value of an attribute stands, by its match.
func valueOf(match []int) span {
	for i := 4; i < len(match); i += 2 {
		if match[i] >= 0 {
			return span{match[i], match[i+1]}
		}
	}
	return span{}
}

// newHTMLImage reads the src of an <img> tag that begins at an offset.
func newHTMLImage(tag string, offset int, value span) *htmlImage {
	image := &htmlImage{at: span{offset + value.start, offset + value.stop}, opening: offset + len("<img"), sized: imageSize.MatchString(tag)}
	if !imageLoading.MatchString(tag) {
		image.attributes += ` loading="lazy"`
	}
	if !imageDecoding.MatchString(tag) {
		image.attributes += ` decoding="async"`
	}
	return image
}

// candidates reads a srcset: URLs, each with a width or a density behind it.
func candidates(tag string, offset int, value span) []*htmlImage {
	var images []*htmlImage
	list := tag[value.start:value.stop]
	for from := 0; from < len(list); {
		match := candidate.FindStringIndex(list[from:])
		if match == nil {
			break
		}
		start, stop := from+match[0], from+match[1]
		plain := strings.TrimRight(list[start:stop], ",")
		begin := offset + value.start + start
		images = append(images, &htmlImage{at: span{begin, begin + len(plain)}, opening: -1})
		if from = stop; len(plain) == stop-start { // a descriptor may follow
			if comma := strings.IndexByte(list[from:], ','); comma >= 0 {
				from += comma
			} else {
				from = len(list)
			}
		}
	}
	return images
}
