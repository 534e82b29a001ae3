package mdx

import (
	"bytes"
	"fmt"
	"unicode/utf8"
)

// scanner reads JavaScript. It stops at the first mistake.
type scanner struct {
	src        []byte
	pos, limit int
	depth      int
	blank      int // start of the first blank line in the whitespace just skipped; 0 if there is none
	words      Words
	tokens     []token // at the top level of ESM
	err        *Error
}

func newScanner(src []byte, pos, limit int) *scanner {
	return &scanner{src: src, pos: pos, limit: limit, words: Words{Names: map[string]bool{}}}
}

// block is a range of code that ends at a closing bracket.
type block struct {
	closer     byte // 0 for the top level of ESM, which ends at a blank line
	opened     int  // offset of its opening bracket
	statements bool // it contains statements, so "{" may open a block
}

// previous describes the token before the current one, as far as it affects the meaning of the
// current one.
type previous struct {
	operand bool   // it ends a value, so "/" divides and "<" compares
	kind    byte   // its last character; 'a' for a word, '0' for another value
	word    string // the word itself
	open    bool   // the expression must continue: the token is an operator
}

// code reads up to the bracket that closes a block, or to the end of ESM.
func (s *scanner) code(in block) {
	if !s.enter(in.opened) {
		return
	}
	depth := s.depth
	defer func() { s.depth = depth - 1 }()
	last := previous{kind: ';'}
	if !in.statements {
		last.kind = '('
	}
	for s.err == nil {
		before := s.pos
		s.space()
		if in.closer == 0 && !last.open && s.blank > before {
			s.pos = s.blank
			return
		}
		if s.pos >= s.limit {
			if in.closer != 0 {
				s.unclosed(in)
			}
			return
		}
		if char := s.src[s.pos]; char == in.closer {
			s.pos++
			return
		}
		isStart := !last.open && isWordStart(s.src[s.pos]) && bytes.IndexByte(s.src[before:s.pos], '\n') >= 0 // of a statement
		if last.kind == ',' || last.kind == ';' || isStart {
			s.depth = depth // the bodies of arrow functions have ended
		}
		last = s.token(last, in)
	}
}

func (s *scanner) enter(at int) bool {
	if s.depth++; s.depth > maxDepth {
		s.fail(at, at+1, "the code is nested too deeply", fmt.Sprintf("brackets, elements and arrow functions can be nested up to %d levels deep", maxDepth))
		return false
	}
	return true
}

func (s *scanner) leave() { s.depth-- }

// token reads one token and returns what the next token depends on.
func (s *scanner) token(last previous, in block) previous {
	start := s.pos
	switch char := s.src[s.pos]; {
	case isWordStart(char):
		return s.word(last, in)
	case char >= '0' && char <= '9':
		s.skipWord()
		return s.value(in, '0', start)
	case char == '"' || char == '\'':
		s.quoted(char)
		return s.value(in, '"', start)
	case char == '`':
		s.template()
		return s.value(in, '0', start)
	case char == '(' || char == '[':
		return s.brackets(last, char, in)
	case char == '{':
		return s.braces(last, in)
	case char == ')' || char == ']' || char == '}':
		s.fail(s.pos, s.pos+1, fmt.Sprintf("unexpected %q", string(char)), "remove it, or add the opening bracket before it")
		return last
	case char == '/' && !last.operand:
		s.regularExpression()
		return s.value(in, '0', start)
	case char == '<' && !last.operand && s.opensElement():
		s.element()
		return s.value(in, '0', start)
	}
	return s.operator(last, in)
}

// value finishes a token that is a value.
func (s *scanner) value(in block, kind byte, start int) previous {
	s.keep(in, kind, start)
	return previous{operand: true, kind: kind}
}

func (s *scanner) operator(last previous, in block) previous {
	start, char := s.pos, s.src[s.pos]
	s.pos++
	repeated := s.pos < s.limit && s.src[s.pos] == char
	switch {
	case (char == '+' || char == '-') && repeated:
		s.pos++
		return last // before or after its operand
	case char == '!' && last.operand && (s.pos >= s.limit || s.src[s.pos] != '='):
		return last // TypeScript's "not null"
	case char == '.' && bytes.HasPrefix(s.src[s.pos:s.limit], []byte("..")):
		s.pos += 2
		char = ','
	}
	if char == '>' && last.kind == '=' {
		s.enter(start) // the body of an arrow function, which needs no brackets
	}
	s.keep(in, char, start)
	return previous{kind: char, open: char != ';'}
}

func (s *scanner) word(last previous, in block) previous {
	start := s.pos
	s.skipWord()
	word := string(s.src[start:s.pos])
	if last.kind == '.' && last.open {
		return previous{operand: true, kind: 'a'}
	}
	s.words.Names[word] = true
	s.keep(in, 'a', start)
	wants := wantsOperand(word)
	return previous{operand: !wants, kind: 'a', word: word, open: wants}
}

// brackets reads "(...)" or "[...]".
func (s *scanner) brackets(last previous, char byte, in block) previous {
	start := s.pos
	s.pos++
	closer := byte(')')
	if char == '[' {
		closer = ']'
	}
	s.code(block{closer: closer, opened: start})
	s.keep(in, closer, start)
	isCondition := char == '(' && (last.word == "if" || last.word == "while" || last.word == "for")
	return previous{operand: !isCondition, kind: closer}
}

// braces reads "{...}". It is an object where a value is expected, or else a block of
// statements.
func (s *scanner) braces(last previous, in block) previous {
	start := s.pos
	s.pos++
	isObject := !last.operand && (last.open && last.kind != '>' || last.kind == '(')
	s.code(block{closer: '}', opened: start, statements: !isObject})
	s.keep(in, '}', start)
	return previous{operand: isObject, kind: '}'}
}

func (s *scanner) skipWord() {
	for s.pos < s.limit && (isWordStart(s.src[s.pos]) || s.src[s.pos] >= '0' && s.src[s.pos] <= '9') {
		s.pos++
	}
}

func (s *scanner) unclosed(in block) {
	opener := map[byte]string{')': "(", ']': "[", '}': "{"}[in.closer]
	s.fail(in.opened, in.opened+1, fmt.Sprintf("%q is never closed", opener), fmt.Sprintf("close it with %q", string(in.closer)))
}

// fail records a mistake, unless one was recorded before.
func (s *scanner) fail(start, stop int, text, hint string) {
	if s.err == nil {
		s.err = &Error{Start: start, Stop: max(start, min(stop, s.limit)), Text: text, Hint: hint}
	}
}

// isWordStart reports whether a byte can start a name. All non-ASCII bytes can.
func isWordStart(char byte) bool {
	return char >= 'a' && char <= 'z' || char >= 'A' && char <= 'Z' || char == '_' || char == '$' || char == '#' || char == '@' || char >= utf8.RuneSelf
}

func isSpace(char byte) bool { return char == ' ' || char == '\t' || char == '\n' || char == '\r' }

// wantsOperand reports whether a value must follow a word.
func wantsOperand(word string) bool {
	switch word {
	case "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case", "do", "else", "await", "yield",
		"default", "extends", "export", "import", "from", "as", "const", "let", "var":
		return true
	}
	return false
}
