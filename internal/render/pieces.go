package render

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// pieces are what is around the parts of a frame, each cut at its placeholders.
type pieces [][]string

// cutFrame cuts a frame at its marks and placeholders. It returns false if the theme rendered it in another way.
func cutFrame(frame ssr.Rendered) (pieces, bool) {
	var around pieces
	rest := frame.HTML
	for _, mark := range partMarks {
		before, after, found := strings.Cut(rest, mark)
		if !found || strings.Contains(after, mark) {
			return nil, false
		}
		around, rest = append(around, cutPiece(before)), after
	}
	return append(around, cutPiece(rest)), frame.Failure == nil
}

// cutPiece returns texts and, between them, placeholders.
func cutPiece(text string) []string {
	var cut []string
	begin := 0
	for at := 0; ; {
		found := strings.Index(text[at:], holderMark)
		if found < 0 {
			return append(cut, text[begin:])
		}
		at += found
		for _, holder := range [...]string{rootHolder, homeHolder, editHolder} {
			if first := at - strings.Index(holder, holderMark); first >= begin && strings.HasPrefix(text[first:], holder) {
				cut, begin = append(cut, text[begin:first], holder), first+len(holder)
			}
		}
		at = max(at+1, begin)
	}
}

// fill returns the page that a frame and the parts of the page make.
func (a pieces) fill(parts ssr.Rendered, urls frameURLs) (string, bool) {
	rendered := strings.Split(parts.HTML, partEnd)
	if parts.Failure != nil || len(rendered) != len(partMarks) || len(a) != len(rendered)+1 {
		return "", false
	}
	values := map[string]string{homeHolder: urls.home, rootHolder: urls.root, editHolder: urls.edit}
	var html []string
	for i, piece := range a {
		for n, text := range piece {
			if n%2 == 1 {
				text = values[text]
			}
			html = append(html, text)
		}
		if i < len(rendered) {
			html = append(html, rendered[i])
		}
	}
	return strings.Join(html, ""), true
}
