package markdown

import (
	"fmt"
	"strings"
)

// magic takes magic comments out of code and notes the lines that they mark.
func (c *collector) magic(code *codeBlock, origin origin) {
	if !strings.Contains(code.text, "[!code") && !c.mayBeMagic(code) {
		return
	}
	marker := marker{comments: c.magicComments, code: code, open: map[string]span{}}
	styles := commentStyles(code.language)
	lines := strings.Split(code.text, "\n")
	kept := lines[:0]
	for i, line := range lines {
		if !code.meta.ranged && marker.comment(inComment(line, styles), origin.line(i, len(line))) {
			continue
		}
		if found := lineMark.FindStringSubmatchIndex(line); found != nil {
			class := insertedClass
			if line[found[2]:found[3]] == "--" {
				class = deletedClass
			}
			code.lines[len(kept)+1] = append(code.lines[len(kept)+1], class)
			line = line[:found[0]]
		}
		kept = append(kept, line)
		marker.mark(len(kept))
	}
	code.text = strings.Join(kept, "\n")
	for _, comment := range c.magicComments {
		if at, open := marker.open[comment.Class]; open && comment.Start != "" {
			c.state.report(at.start, at.stop, Finding{Code: CodeCode,
				Text: fmt.Sprintf("%q is never ended", comment.Start), Hint: fmt.Sprintf("end it by a comment %q", comment.End)})
		}
	}
}

// mayBeMagic reports whether code holds a magic comment at all.
func (c *collector) mayBeMagic(code *codeBlock) bool {
	for _, comment := range c.magicComments {
		for _, word := range []string{comment.Line, comment.Start, comment.End} {
			if word != "" && strings.Contains(code.text, word) {
				return !code.meta.ranged
			}
		}
	}
	return false
}

// marker follows the magic comments of one block.
type marker struct {
	comments []MagicComment
	code     *codeBlock
	next     []string        // classes of the next line
	open     map[string]span // where in the source a class began
}

// comment takes in what a comment says. It reports false when that is no magic.
func (m *marker) comment(says string, at span) bool {
	if says == "" {
		return false
	}
	for _, comment := range m.comments {
		switch says {
		case comment.Line:
			m.next = append(m.next, comment.Class)
		case comment.Start:
			m.open[comment.Class] = at
		case comment.End:
			delete(m.open, comment.Class)
		default:
			continue
		}
		return true
	}
	return false
}

// mark gives a 1-based line that is kept the classes it has coming.
func (m *marker) mark(line int) {
	classes := m.next
	for class := range m.open {
		classes = append(classes, class)
	}
	if len(classes) > 0 {
		m.code.lines[line] = append(m.code.lines[line], classes...)
	}
	m.next = nil
}
