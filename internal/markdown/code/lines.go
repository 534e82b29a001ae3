package code

import (
	"html"
	"strconv"
	"strings"
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

func newLineWriter(block *Block) *lineWriter {
	return &lineWriter{block: block, wrapped: block.Options.Numbered || len(block.lines)+len(block.Notes) > 0, marks: marksIn(block)}
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
