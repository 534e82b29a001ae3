package code

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// MagicComment is a comment in code that adds a class to other lines. It must be the only text
// on its line, and readers do not see it.
type MagicComment struct {
	Class string // for the marked lines
	Line  string // marks the next line; "" for none
	Start string // marks all lines until End; "" for none
	End   string
}

// DefaultMagicComments returns the magic comments of Docusaurus.
func DefaultMagicComments() []MagicComment {
	return []MagicComment{{
		Class: highlightedClass, Line: "highlight-next-line", Start: "highlight-start", End: "highlight-end",
	}}
}

// readMagicComments removes the magic comments from a block and records the lines that they
// mark.
func (r Reader) readMagicComments(block *Block, origin origin) {
	if !strings.Contains(block.Text, "[!code") && !r.mayBeMagic(block) {
		return
	}
	marker := marker{comments: r.Comments, block: block, open: map[string]input.Span{}}
	styles := commentStyles(block.Language)
	lines := strings.Split(block.Text, "\n")
	kept := lines[:0]
	for i, line := range lines {
		if !block.Options.ranged && marker.comment(inComment(line, styles), origin.line(i, len(line))) {
			continue
		}
		if found := lineMark.FindStringSubmatchIndex(line); found != nil && isCommentOf(block.Language, line[found[0]:]) {
			block.markLine(len(kept)+1, line[found[2]:found[3]], origin.line(i, len(line)))
			line = line[:found[0]]
		}
		kept = append(kept, line)
		marker.mark(len(kept))
	}
	block.Text = strings.Join(kept, "\n")
	for _, comment := range r.Comments {
		if at, open := marker.open[comment.Class]; open && comment.Start != "" {
			r.State.Text.Report(at.Start, at.Stop, input.Finding{Code: input.CodeCode,
				Text: fmt.Sprintf("%q is never closed", comment.Start), Hint: fmt.Sprintf("add a comment with %q", comment.End)})
		}
	}
}

// markLine applies what a comment at the end of a line says: "++", "--" or the number of a note.
func (b *Block) markLine(line int, mark string, at input.Span) {
	switch mark {
	case "++":
		b.lines[line] = append(b.lines[line], insertedClass)
	case "--":
		b.lines[line] = append(b.lines[line], deletedClass)
	default:
		number, _ := strconv.Atoi(mark) // digits, by the pattern
		b.Notes = append(b.Notes, Note{Line: line, Number: number, At: at})
	}
}

// mayBeMagic reports whether code contains the words of a magic comment.
func (r Reader) mayBeMagic(block *Block) bool {
	for _, comment := range r.Comments {
		for _, word := range []string{comment.Line, comment.Start, comment.End} {
			if word != "" && strings.Contains(block.Text, word) {
				return !block.Options.ranged
			}
		}
	}
	return false
}

// marker applies the magic comments of one block.
type marker struct {
	comments []MagicComment
	block    *Block
	next     []string              // classes of the next line
	open     map[string]input.Span // by class, the place of the comment that started the class
}

// comment applies a comment. It reports false if the comment is not magic.
func (m *marker) comment(text string, at input.Span) bool {
	if text == "" {
		return false
	}
	for _, comment := range m.comments {
		switch text {
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

// mark adds the current classes to a 1-based line of the shown code.
func (m *marker) mark(line int) {
	classes := m.next
	for class := range m.open {
		classes = append(classes, class)
	}
	if len(classes) > 0 {
		m.block.lines[line] = append(m.block.lines[line], classes...)
	}
	m.next = nil
}
