package twin

import (
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/render"
)

// Marks are between two characters that Unicode reserves for such purposes (noncharacters). Texts
// cannot contain them; see clean.
const (
	markStart = "\uFDD0"
	markEnd   = "\uFDD1"

	blockKind = "b" // in HTML, a slot that is a block
	linkKind  = "l" // the URL of a link or image, by its index in the document
	urlKind   = "u" // a URL that the author wrote in HTML
)

// Targets returns the URLs that replace marks.
type Targets struct {
	Link func(number int) string    // of a link or image of the document
	URL  func(target string) string // of a link in HTML; the target is as the author wrote it
}

// Fill replaces the marks in a text, except for those of slots.
func Fill(text string, targets Targets) string {
	return replaceMarks(text, func(mark, _ string) string {
		if strings.HasPrefix(mark, slotKind) {
			return markStart + mark + markEnd
		}
		return destination(targets.url(mark))
	})
}

// replaceMarks replaces the marks in a text. before is the new text before a mark.
func replaceMarks(text string, replace func(mark, before string) string) string {
	var out strings.Builder
	out.Grow(len(text) + len(text)/4)
	for {
		before, rest, found := strings.Cut(text, markStart)
		out.WriteString(before)
		if !found {
			return out.String()
		}
		mark, after, _ := strings.Cut(rest, markEnd)
		out.WriteString(replace(mark, out.String()))
		text = after
	}
}

// url returns the URL that replaces a mark.
func (t Targets) url(mark string) string {
	if target, isURL := strings.CutPrefix(mark, urlKind); isURL {
		return t.URL(target)
	}
	number, err := strconv.Atoi(strings.TrimPrefix(mark, linkKind))
	if err != nil {
		return ""
	}
	return t.Link(number)
}

// destination writes a URL between the parentheses of a link.
func destination(url string) string {
	if strings.ContainsAny(url, " <>\n") {
		url = strings.NewReplacer(" ", "%20", "<", "%3C", ">", "%3E", "\n", "%0A").Replace(url)
	}
	if isBalanced(url) {
		return url
	}
	return strings.NewReplacer("(", "%28", ")", "%29").Replace(url)
}

// isBalanced reports whether each parenthesis in a URL has its counterpart.
func isBalanced(url string) bool {
	depth := 0
	for i := range len(url) {
		switch url[i] {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth < 0 {
			return false
		}
	}
	return depth == 0
}

func linkMark(number int) string { return markStart + linkKind + strconv.Itoa(number) + markEnd }

func urlMark(target string) string { return markStart + urlKind + clean(target) + markEnd }

// clean removes the characters of marks from a text, and null characters, which Markdown does not allow.
func clean(text string) string {
	if !strings.Contains(text, markStart) && !strings.Contains(text, markEnd) && strings.IndexByte(text, 0) < 0 {
		return text
	}
	return strings.NewReplacer(markStart, "\uFFFD", markEnd, "\uFFFD", "\x00", "\uFFFD").Replace(text)
}

// withTargets replaces the URLs of images and links in HTML with marks.
func withTargets(html string, images []*render.Image) string {
	html = clean(html)
	var out strings.Builder
	from := 0
	for _, image := range images {
		if image.At.Start < from || image.At.Stop > len(html) {
			continue // cleaning has moved it
		}
		out.WriteString(html[from:image.At.Start] + linkMark(image.Number))
		from = image.At.Stop
	}
	return out.String() + html[from:]
}
