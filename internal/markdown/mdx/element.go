package mdx

import (
	"bytes"
	"fmt"
	"strings"
)

// isComponent reports whether the name of a tag refers to a variable. In JSX, names in lower
// case are HTML elements.
func isComponent(name string) bool {
	if strings.ContainsAny(name, "-:") {
		return false
	}
	return strings.Contains(name, ".") || name != "" && (name[0] < 'a' || name[0] > 'z')
}

// opensElement reports whether a "<" in code starts an element rather than a list of type
// parameters.
func (s *scanner) opensElement() bool {
	at := s.afterOpening()
	if at >= s.limit || s.src[at] != '>' && (!isWordStart(s.src[at])) {
		return false
	}
	name := &scanner{src: s.src, pos: at, limit: s.limit}
	name.skipName(".:")
	name.space()
	rest := s.src[name.pos:s.limit]
	return !bytes.HasPrefix(rest, []byte(",")) && !bytes.HasPrefix(rest, []byte("extends "))
}

// element reads an element in code, including its content.
func (s *scanner) element() {
	if !s.enter(s.pos) {
		return
	}
	defer s.leave()
	open := s.tag()
	if s.err != nil || open.Kind == SelfClosingTag {
		return
	}
	if open.Kind == CloseTag {
		s.fail(open.Start, open.End, fmt.Sprintf("%q has no opening tag", "</"+open.Name+">"), "remove it, or add the opening tag before it")
		return
	}
	for s.err == nil && s.pos < s.limit {
		switch s.src[s.pos] {
		case '{':
			at := s.pos
			s.pos++
			s.code(block{closer: '}', opened: at})
		case '<':
			if s.closes() {
				s.finish(open)
				return
			}
			s.element()
		default:
			s.pos++
		}
	}
	s.fail(open.Start, open.End, Unclosed(open.Name), CloseHint(open.Name))
}

func (s *scanner) closes() bool {
	at := s.afterOpening()
	return at < s.limit && s.src[at] == '/'
}

// afterOpening returns the offset of what follows a "<" and white space.
func (s *scanner) afterOpening() int {
	at := s.pos + 1
	for at < s.limit && isSpace(s.src[at]) {
		at++
	}
	return at
}

// finish reads the closing tag of an element.
func (s *scanner) finish(open ParsedTag) {
	if tag := s.tag(); s.err == nil && tag.Name != open.Name {
		s.fail(tag.Start, tag.End, Mismatch(tag.Name, open.Name), CloseHint(open.Name))
	}
}

// Unclosed is the message for an element without a closing tag.
func Unclosed(name string) string { return fmt.Sprintf("%q is never closed", "<"+name+">") }

// Mismatch is the message for a closing tag that does not match the open element.
func Mismatch(found, open string) string {
	return fmt.Sprintf("%q does not close %q", "</"+found+">", "<"+open+">")
}

// IsVoid reports whether an element of HTML has no end tag.
func IsVoid(name string) bool {
	switch strings.ToLower(name) {
	case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr":
		return true
	}
	return false
}

// CloseHint is the hint for both.
func CloseHint(name string) string {
	switch {
	case name == "":
		return `close the fragment with "</>"`
	case IsVoid(name):
		return fmt.Sprintf("in MDX, write \"<%s />\"", name)
	}
	return fmt.Sprintf("close it with \"</%s>\", or write \"<%s />\" if it has no content", name, name)
}
