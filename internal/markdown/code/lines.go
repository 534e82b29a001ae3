package code

import (
	"cmp"
	"html"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// lineWriter writes tokens as HTML. Lines have their own elements only if some lines differ
// from others. Marked words and values that readers fill in have their own elements.
type lineWriter struct {
	out     strings.Builder
	block   *Block
	wrapped bool
	line    int
	offset  int    // of the next token in the code
	marks   []mark // that are not written yet
}

// mark is an element around a part of the code.
type mark struct {
	input.Span
	open, end string
	isValue   bool // scripts replace its content, which gets no classes
}

// marksIn returns the marked words and the values of a block. If two overlap, the value or the first one wins.
func marksIn(block *Block) []mark {
	var marks []mark
	for _, value := range block.Values {
		open, end := syntax.ValueTag(value.Name, "")
		marks = append(marks, mark{value.At, open, end, true})
	}
	for _, word := range wordsIn(block.Text, block.Options.words) {
		if !slices.ContainsFunc(block.Values, func(value Value) bool { return value.At.Start < word.Stop && word.Start < value.At.Stop }) {
			marks = append(marks, mark{word, "<mark>", "</mark>", false})
		}
	}
	slices.SortFunc(marks, func(a, b mark) int { return cmp.Compare(a.Start, b.Start) })
	return marks
}

func newLineWriter(block *Block) *lineWriter {
	return &lineWriter{block: block, wrapped: block.Options.Numbered || len(block.lines)+len(block.Notes) > 0, marks: marksIn(block)}
}

// wordsIn finds words in code. If two matches overlap, the first one wins.
func wordsIn(code string, words []string) []input.Span {
	var found []input.Span
	for _, word := range words {
		for from := 0; ; {
			at := strings.Index(code[from:], word)
			if at < 0 {
				break
			}
			found = append(found, input.At(from+at, from+at+len(word)))
			from += at + len(word)
		}
	}
	slices.SortStableFunc(found, func(a, b input.Span) int { return cmp.Compare(a.Start, b.Start) })
	end := 0
	return slices.DeleteFunc(found, func(word input.Span) bool {
		overlaps := word.Start < end
		if !overlaps {
			end = word.Stop
		}
		return overlaps
	})
}

func (w *lineWriter) open() {
	if w.line++; !w.wrapped {
		return
	}
	w.out.WriteString(`<span class="` + html.EscapeString(w.block.classes(w.line)) + `"`)
	if w.block.Options.Numbered {
		w.out.WriteString(` data-line="` + strconv.Itoa(w.block.Options.start+w.line-1) + `"`)
	}
	w.out.WriteByte('>')
}

// note writes the number of the note at the end of a line. The style sheet shows it, so that it is not
// part of the code.
func (w *lineWriter) note() {
	if number := w.block.noteAt(w.line); number > 0 {
		w.out.WriteString(`<span class="code-note" data-note="` + strconv.Itoa(number) + `"></span>`)
	}
}

func (w *lineWriter) close() {
	if w.wrapped {
		w.out.WriteString("</span>")
	}
}

func (w *lineWriter) token(class, text string) {
	if !w.wrapped {
		w.words(class, text)
		return
	}
	for i, part := range strings.Split(text, "\n") {
		if i > 0 {
			w.note()
			w.out.WriteByte('\n')
			w.offset++
			w.close()
			w.open()
		}
		w.words(class, part)
	}
}

// words writes a text in parts that are either inside or outside a mark. A mark may extend over
// several texts.
func (w *lineWriter) words(class, text string) {
	for text != "" {
		end, part := w.offset+len(text), class
		if len(w.marks) > 0 && w.offset == w.marks[0].Start {
			w.out.WriteString(w.marks[0].open)
		}
		if len(w.marks) > 0 {
			next := w.marks[0].Start
			if w.offset >= next {
				next = w.marks[0].Stop
				if w.marks[0].isValue {
					part = ""
				}
			}
			end = min(end, next)
		}
		size := end - w.offset
		w.span(part, text[:size])
		text, w.offset = text[size:], end
		if len(w.marks) > 0 && w.offset == w.marks[0].Stop {
			w.out.WriteString(w.marks[0].end)
			w.marks = w.marks[1:]
		}
	}
}

func (w *lineWriter) span(class, text string) {
	if class == "" || strings.TrimSpace(text) == "" {
		w.out.WriteString(html.EscapeString(text))
		return
	}
	w.out.WriteString(`<span class="` + class + `">` + html.EscapeString(text) + "</span>")
}
