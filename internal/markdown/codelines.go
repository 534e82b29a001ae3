package markdown

import (
	"html"
	"strings"

	"github.com/yuin/goldmark/util"
)

// lineWriter writes tokens, each inside the element of its line when lines have
// elements.
type lineWriter struct {
	out     util.BufWriter
	meta    codeMeta
	wrapped bool
	line    int
}

func (w *lineWriter) open() {
	if w.line++; !w.wrapped {
		return
	}
	class := "line"
	if w.meta.highlighted[w.line] {
		class = "line highlighted"
	}
	_, _ = w.out.WriteString(`<span class="` + class + `">`)
}

func (w *lineWriter) close() {
	if w.wrapped {
		_, _ = w.out.WriteString("</span>")
	}
}

func (w *lineWriter) token(class, text string) {
	if !w.wrapped {
		w.span(class, text)
		return
	}
	for i, part := range strings.Split(text, "\n") {
		if i > 0 {
			_ = w.out.WriteByte('\n')
			w.close()
			w.open()
		}
		w.span(class, part)
	}
}

func (w *lineWriter) span(class, text string) {
	if text == "" {
		return
	}
	if class == "" || strings.TrimSpace(text) == "" {
		_, _ = w.out.WriteString(html.EscapeString(text))
		return
	}
	_, _ = w.out.WriteString(`<span class="` + class + `">` + html.EscapeString(text) + "</span>")
}
