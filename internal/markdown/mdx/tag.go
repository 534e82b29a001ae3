package mdx

import (
	"bytes"
	"fmt"
	"html"
	"strings"
	"unicode/utf8"
)

// TagKind is the kind of a tag.
type TagKind int

// The kinds of tags.
const (
	OpenTag TagKind = iota
	CloseTag
	SelfClosingTag
)

// ParsedTag is a JSX tag. The tag of a fragment has no name.
type ParsedTag struct {
	Kind       TagKind
	Name       string // "div", "Tabs.Item", "svg:rect"
	Attributes []Attribute
	Start, End int // from "<" to after ">"
	NameAt     int
	Words      Words
}

// Attribute is an attribute of a tag, or a spread if it has no name.
type Attribute struct {
	Name    string
	At      int
	Value   string // of a quoted attribute, with entities resolved
	ValueAt int    // offset of the value in the source
	Code    *Code  // of an attribute in braces, or the operand of a spread
	Bare    bool   // has no value, which means true
}

// Tag reads a tag. src[start] is "<", and neither whitespace nor the end of the text follows
// it. It reads nothing at or beyond limit.
func Tag(src []byte, start, limit int) (ParsedTag, *Error) {
	s := newScanner(src, start, limit)
	tag := s.tag()
	tag.Words = s.words
	return tag, s.err
}

func (s *scanner) tag() ParsedTag {
	tag := ParsedTag{Start: s.pos, Kind: OpenTag}
	s.pos++
	s.space()
	if s.pos < s.limit && s.src[s.pos] == '/' {
		tag.Kind = CloseTag
		s.pos++
		s.space()
	}
	tag.NameAt = s.pos
	tag.Name = s.tagName(tag)
	if isComponent(tag.Name) && tag.Kind != CloseTag {
		base, _, _ := strings.Cut(tag.Name, ".")
		s.words.Uses = append(s.words.Uses, Use{Name: base, At: tag.NameAt})
	}
	for s.err == nil {
		s.space()
		if s.pos >= s.limit {
			s.fail(tag.Start, s.limit, fmt.Sprintf("the tag %q has no end", "<"+tag.Name), `end it with ">" or "/>"`)
			break
		}
		switch char := s.src[s.pos]; {
		case char == '>':
			s.pos++
			tag.End = s.pos
			return tag
		case char == '/':
			s.pos++
			s.space()
			if s.pos >= s.limit || s.src[s.pos] != '>' || tag.Kind == CloseTag {
				s.fail(s.pos-1, s.pos, `unexpected "/" in the tag`, `if the element has no content, end its tag with "/>"`)
			}
			tag.Kind = SelfClosingTag
		case tag.Kind == CloseTag:
			s.fail(s.pos, s.pos+1, "a closing tag cannot have attributes", "move them to the opening tag")
		case char == '{':
			tag.Attributes = append(tag.Attributes, s.spread())
		default:
			tag.Attributes = append(tag.Attributes, s.attribute(tag))
		}
	}
	return tag
}

// tagName reads the name of a tag; "" for a fragment.
func (s *scanner) tagName(tag ParsedTag) string {
	if s.pos < s.limit && s.src[s.pos] == '>' {
		return ""
	}
	start := s.pos
	s.skipName(".:")
	if start == s.pos {
		s.fail(tag.Start, s.pos+1, fmt.Sprintf("a tag name cannot start with %s", s.currentChar()), `to show the character "<", write "\<"`)
	}
	return string(s.src[start:s.pos])
}

// skipName skips a name. Besides letters, digits and dashes, it may contain the characters in
// inside.
func (s *scanner) skipName(inside string) {
	for start := s.pos; s.pos < s.limit; s.pos++ {
		char := s.src[s.pos]
		isFirst := s.pos == start
		if isWordStart(char) && char != '#' && char != '@' || !isFirst && (char >= '0' && char <= '9' || char == '-' || strings.IndexByte(inside, char) >= 0) {
			continue
		}
		return
	}
}

// currentChar returns the current character for messages.
func (s *scanner) currentChar() string {
	if s.pos >= s.limit {
		return "the end of the text"
	}
	char, _ := utf8.DecodeRune(s.src[s.pos:])
	return fmt.Sprintf("%q", string(char))
}

func (s *scanner) spread() Attribute {
	start := s.pos
	s.pos++
	s.space()
	if !bytes.HasPrefix(s.src[s.pos:s.limit], []byte("...")) {
		s.fail(start, s.pos+1, "braces in a tag must contain a spread object", "write {...object}, or name={value} for an attribute")
		return Attribute{}
	}
	s.pos += 3
	from := s.pos
	s.code(block{closer: '}', opened: start})
	return Attribute{At: start, Code: s.cut(from)}
}

// cut returns the code from an offset to the closing brace that was just read.
func (s *scanner) cut(from int) *Code {
	return &Code{Text: string(s.src[from:max(from, s.pos-1)]), At: from}
}

func (s *scanner) attribute(tag ParsedTag) Attribute {
	found := Attribute{At: s.pos}
	s.skipName(":")
	found.Name = string(s.src[found.At:s.pos])
	if found.Name == "" {
		s.fail(s.pos, s.pos+1, fmt.Sprintf("unexpected %s in the tag %q", s.currentChar(), "<"+tag.Name),
			`write attributes as name="text" or name={value}, and end the tag with ">"`)
		return found
	}
	nameEnd := s.pos
	s.space()
	if s.pos >= s.limit || s.src[s.pos] != '=' {
		s.pos = nameEnd
		found.Bare = true
		return found
	}
	s.pos++
	s.space()
	start := s.pos
	if s.pos >= s.limit {
		return found
	}
	switch char := s.src[s.pos]; char {
	case '"', '\'':
		end := bytes.IndexByte(s.src[start+1:s.limit], char)
		if end < 0 {
			s.fail(start, start+1, fmt.Sprintf("the value of %q is never closed", found.Name), fmt.Sprintf("close it with %c", char))
			return found
		}
		found.Value, found.ValueAt = html.UnescapeString(string(s.src[start+1:start+1+end])), start+1
		s.pos = start + end + 2
	case '{':
		s.pos++
		s.code(block{closer: '}', opened: start})
		found.Code = s.cut(start + 1)
		if s.err == nil && IsEmpty(found.Code.Text) {
			s.fail(start, s.pos, fmt.Sprintf("the value of %q is empty", found.Name), "write an expression between the braces")
		}
	default:
		s.fail(start, start+1, fmt.Sprintf("the value of %q is in neither quotes nor braces", found.Name),
			fmt.Sprintf(`write %s="text" or %s={value}`, found.Name, found.Name))
	}
	return found
}
