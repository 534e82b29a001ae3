package markdown

import (
	"cmp"
	"html"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/util"
)

// lineWriter writes tokens, each inside the element of its line when lines have
// elements, and words to be marked inside elements of theirs.
type lineWriter struct {
	out     util.BufWriter
	code    *codeBlock
	wrapped bool
	line    int
	offset  int    // of the next token in the code
	marks   []span // words not yet written
}

func newLineWriter(out util.BufWriter, code *codeBlock) *lineWriter {
	return &lineWriter{
		out: out, code: code, wrapped: code.meta.numbered || len(code.lines) > 0,
		marks: wordsIn(code.text, code.meta.words),
	}
}

// wordsIn finds words in code; of two that overlap the first wins.
func wordsIn(code string, words []string) []span {
	var found []span
	for _, word := range words {
		for from := 0; ; {
			at := strings.Index(code[from:], word)
			if at < 0 {
				break
			}
			found = append(found, span{from + at, from + at + len(word)})
			from += at + len(word)
		}
	}
	slices.SortStableFunc(found, func(a, b span) int { return cmp.Compare(a.start, b.start) })
	end := 0
	return slices.DeleteFunc(found, func(word span) bool {
		overlaps := word.start < end
		if !overlaps {
			end = word.stop
		}
		return overlaps
	})
}

func (w *lineWriter) open() {
	if w.line++; !w.wrapped {
		return
	}
	_, _ = w.out.WriteString(`<span class="` + html.EscapeString(w.code.classes(w.line)) + `"`)
	if w.code.meta.numbered {
		_, _ = w.out.WriteString(` data-line="` + strconv.Itoa(w.code.meta.start+w.line-1) + `"`)
	}
	_ = w.out.WriteByte('>')
}

func (w *lineWriter) close() {
	if w.wrapped {
		_, _ = w.out.WriteString("</span>")
	}
}

func (w *lineWriter) token(class, text string) {
	if !w.wrapped {
		w.words(class, text)
		return
	}
	for i, part := range strings.Split(text, "\n") {
		if i > 0 {
			_ = w.out.WriteByte('\n')
			w.offset++
			w.close()
			w.open()
		}
		w.words(class, part)
	}
}

// words writes a text in pieces, so that each is inside a word to be marked or
// outside. A word may begin in one text and end in another.
func (w *lineWriter) words(class, text string) {
	for text != "" {
		end := w.offset + len(text)
		if len(w.marks) > 0 && w.offset == w.marks[0].start {
			_, _ = w.out.WriteString("<mark>")
		}
		if len(w.marks) > 0 {
			next := w.marks[0].start
			if w.offset >= next {
				next = w.marks[0].stop
			}
			end = min(end, next)
		}
		size := end - w.offset
		w.span(class, text[:size])
		text, w.offset = text[size:], end
		if len(w.marks) > 0 && w.offset == w.marks[0].stop {
			_, _ = w.out.WriteString("</mark>")
			w.marks = w.marks[1:]
		}
	}
}

func (w *lineWriter) span(class, text string) {
	if class == "" || strings.TrimSpace(text) == "" {
		_, _ = w.out.WriteString(html.EscapeString(text))
		return
	}
	_, _ = w.out.WriteString(`<span class="` + class + `">` + html.EscapeString(text) + "</span>")
}
