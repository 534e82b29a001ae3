package markdown

import (
	"regexp"
	"strings"
)

// sectionText collects the plain text of each section.
type sectionText struct {
	sections []Section
	text     strings.Builder
	brief    bool // collect nothing
	hidden   bool // in a part that the page does not show
	muted    bool // inside a heading, whose text is the title of the section
}

func (s *sectionText) open(section Section) {
	if s.brief {
		return
	}
	s.flush()
	s.sections = append(s.sections, section)
}

func (s *sectionText) write(text string) {
	if !s.muted && !s.brief && !s.hidden {
		s.text.WriteString(text)
	}
}

// codeMark stands before and after each code block. Texts of pages have no such byte.
const codeMark = "\x00"

func (s *sectionText) code(text string) { s.write(codeMark + text + codeMark) }

func (s *sectionText) space() {
	if !s.brief {
		s.text.WriteByte(' ')
	}
}

func (s *sectionText) flush() {
	if len(s.sections) > 0 {
		last := &s.sections[len(s.sections)-1]
		lines := strings.Split(s.text.String(), codeMark)
		for i, line := range lines {
			lines[i] = strings.Join(strings.Fields(line), " ")
		}
		last.Text = strings.Join(lines, "\n")
	}
	s.text.Reset()
}

func (s *sectionText) close() []Section {
	s.flush()
	return s.sections
}

// tex matches what readers of an excerpt should not see of TeX: environments, commands with arguments, the
// backslashes of other commands, and marks.
var tex = regexp.MustCompile(`\\(?:begin|end)\{[^}]*\}|\\[A-Za-z]+\s*\{|\\[^A-Za-z]|[\\{}$&_^~]+`)

// spoken returns TeX as text for the search: "\frac{a}{b}" as "a b", "\alpha^2" as "alpha 2".
func spoken(formula string) string { return tex.ReplaceAllString(formula, " ") }
