package mdx

import (
	"bytes"
	"fmt"
	"unicode"
	"unicode/utf8"
)

// space skips whitespace and comments.
func (s *scanner) space() {
	s.blank = 0
	for s.pos < s.limit {
		rest := s.src[s.pos:s.limit]
		switch {
		case isSpace(rest[0]):
			s.pos++
			if rest[0] == '\n' && s.blank == 0 && isBlank(rest[1:]) {
				s.blank = s.pos
			}
		case bytes.HasPrefix(rest, []byte("//")):
			end := bytes.IndexByte(rest, '\n')
			if end < 0 {
				end = len(rest)
			}
			s.pos += end
		case bytes.HasPrefix(rest, []byte("/*")):
			end := bytes.Index(rest[2:], []byte("*/"))
			if end < 0 {
				s.fail(s.pos, s.pos+2, "the comment is never closed", `close it with "*/"`)
				return
			}
			s.pos += end + 4
		default:
			char, size := utf8.DecodeRune(rest)
			if char < utf8.RuneSelf || !unicode.IsSpace(char) && char != '\uFEFF' {
				return
			}
			s.pos += size
		}
	}
}

// isBlank reports whether a text starts with a blank line.
func isBlank(text []byte) bool {
	for _, char := range text {
		if char == '\n' {
			return true
		}
		if !isSpace(char) {
			return false
		}
	}
	return false
}

func (s *scanner) quoted(quote byte) {
	start := s.pos
	for s.pos++; s.pos < s.limit; s.pos++ {
		switch s.src[s.pos] {
		case quote:
			s.pos++
			return
		case '\\':
			s.pos++
		case '\n':
			s.fail(start, s.pos, "the string is never closed", fmt.Sprintf("close it with %c on the same line", quote))
			return
		}
	}
	s.fail(start, s.limit, "the string is never closed", fmt.Sprintf("close it with %c", quote))
}

func (s *scanner) template() {
	start := s.pos
	for s.pos++; s.pos < s.limit && s.err == nil; s.pos++ {
		switch char := s.src[s.pos]; {
		case char == '`':
			s.pos++
			return
		case char == '\\':
			s.pos++
		case char == '$' && s.pos+1 < s.limit && s.src[s.pos+1] == '{':
			s.pos += 2
			s.code(block{closer: '}', opened: s.pos - 1})
			s.pos--
		}
	}
	s.fail(start, start+1, "the template is never closed", "close it with `")
}

func (s *scanner) regularExpression() {
	start, inClass := s.pos, false
	for s.pos++; s.pos < s.limit; s.pos++ {
		switch char := s.src[s.pos]; {
		case char == '\\':
			s.pos++
		case char == '\n':
			s.fail(start, s.pos, "the regular expression is never closed", `close it with "/" on the same line`)
			return
		case char == '[':
			inClass = true
		case char == ']':
			inClass = false
		case char == '/' && !inClass:
			s.pos++
			s.skipWord()
			return
		}
	}
	s.fail(start, s.limit, "the regular expression is never closed", `close it with "/"`)
}
