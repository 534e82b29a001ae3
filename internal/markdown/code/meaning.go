package code

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/chroma/v2"
)

// script decides what the names in JavaScript and TypeScript mean. To the lexer, all of them are just names.
// The signs before and after a name show whether it is a function, a class, a property or a parameter.
type script struct {
	words  scriptWords
	tokens []chroma.Token
	signs  []sign
	closes []int // by the position of an opening bracket, that of the closing one

	declared map[string]bool // names that the code declares, so that they are not built in
}

// sign is a token without white space and comments, or one character or arrow of a run of punctuation.
type sign struct {
	text   string
	token  int // position of the token
	isName bool
	line   int // 0-based
}

// nameMeanings gives the names in a script token types by what they mean. Names with no special meaning
// become plain text.
func nameMeanings(tokens []chroma.Token) []chroma.Token {
	s := script{words: newScriptWords(), tokens: tokens, declared: map[string]bool{}}
	s.split()
	s.match()
	for at, sign := range s.signs {
		if sign.isName && isOneOf(s.text(at-1), "const", "let", "var", "function", "class", "enum") {
			s.declared[sign.text] = true
		}
	}
	for at, sign := range s.signs {
		if sign.isName {
			s.tokens[sign.token].Type = s.meaning(at)
		}
	}
	s.markParameters()
	return s.tokens
}

// split finds the signs.
func (s *script) split() {
	line := 0
	for i, token := range s.tokens {
		switch {
		case token.Type.InCategory(chroma.Comment), strings.TrimSpace(token.Value) == "":
		case token.Type == chroma.Punctuation, token.Type == chroma.Operator:
			for rest := strings.TrimSpace(token.Value); rest != ""; {
				text := firstSign(rest)
				s.signs = append(s.signs, sign{text: text, token: i, line: line})
				rest = strings.TrimSpace(rest[len(text):])
			}
		default:
			s.signs = append(s.signs, sign{text: token.Value, token: i, isName: s.isName(token), line: line})
		}
		line += strings.Count(token.Value, "\n")
	}
}

func firstSign(text string) string {
	for _, long := range []string{"...", "=>", "?.", "??"} {
		if strings.HasPrefix(text, long) {
			return long
		}
	}
	_, size := utf8.DecodeRuneInString(text)
	return text[:size]
}

// isName reports whether a token may be a name. The lexer takes some words for keywords or objects
// of a browser that are names elsewhere.
func (s *script) isName(token chroma.Token) bool {
	switch token.Type {
	case chroma.NameOther, chroma.NameBuiltin:
		return true
	case chroma.KeywordReserved, chroma.KeywordConstant, chroma.Keyword, chroma.KeywordDeclaration:
		return s.words.contextual[token.Value] || s.words.types[token.Value] && token.Value != "null" && token.Value != "void"
	}
	return false
}

func (s *script) text(at int) string {
	if at < 0 || at >= len(s.signs) {
		return ""
	}
	return s.signs[at].text
}

func (s *script) nameAt(at int) bool { return at >= 0 && at < len(s.signs) && s.signs[at].isName }

// meaning returns the token type of the name at a position.
func (s *script) meaning(at int) chroma.TokenType {
	name, before, after := s.text(at), s.text(at-1), s.text(at+1)
	isMember := before == "." || before == "?."
	switch {
	case !isMember && s.isKeyword(at):
		return chroma.KeywordReserved
	case s.isCalled(at) && isMember:
		return chroma.NameFunction
	case isMember:
		return chroma.NameProperty
	case s.isKey(at) && !s.isCalled(at):
		return chroma.NameProperty
	case s.words.builtin[name] && !s.declared[name], s.words.types[name] && s.isType(at):
		return chroma.NameBuiltin
	case isOneOf(before, "class", "interface", "extends", "implements", "new", "instanceof", "enum"), before == "type" && isOneOf(after, "=", "<"):
		return chroma.NameClass
	case isCapitalized(name):
		return chroma.NameClass
	case s.isCalled(at), before == "function", before == "*" && s.text(at-2) == "function", isFunction(s, at):
		return chroma.NameFunction
	}
	return chroma.Text
}

// isKeyword reports whether a contextual keyword introduces the sign that follows it, on the same line.
func (s *script) isKeyword(at int) bool {
	name, after := s.text(at), s.text(at+1)
	if !s.words.contextual[name] || at+1 >= len(s.signs) || s.signs[at+1].line != s.signs[at].line {
		return false
	}
	switch name {
	case "from":
		return strings.ContainsAny(after[:1], "'\"`")
	case "async":
		return after == "(" || after == "function" || s.nameAt(at+1)
	case "as", "satisfies", "of", "is":
		return at > 0 && s.signs[at-1].line == s.signs[at].line && !isOneOf(s.text(at-1), "(", "{", ",", ".") || s.text(at-1) == "}" || s.text(at-1) == "*"
	case "await", "infer", "keyof":
		return !isOneOf(after, ":", ",", ";", "=", ")")
	}
	first, _ := utf8.DecodeRuneInString(after)
	return s.nameAt(at+1) || unicode.IsLetter(first) || first == '[' && name == "readonly" || first == '{' && isOneOf(name, "type", "static") || first == '#'
}

// isCalled reports whether a name is called or is the name of a method. Type arguments may come first.
func (s *script) isCalled(at int) bool {
	after := s.text(at + 1)
	return after == "(" || strings.HasPrefix(after, "`") || after == "?." && s.text(at+2) == "("
}

// isKey reports whether a name is the key of a property in an object, a class or a type.
func (s *script) isKey(at int) bool {
	after := at + 1
	if s.text(after) == "?" {
		after++
	}
	if s.text(after) != ":" || s.text(at-1) == "case" || s.text(at-1) == "?" {
		return false
	}
	before := s.text(at - 1)
	startsLine := at > 0 && s.signs[at-1].line < s.signs[at].line
	return isOneOf(before, "{", ",", ";", "readonly", "static", "private", "public", "protected", "declare") || startsLine && !isOneOf(before, "(", "?")
}

// isType reports whether a name stands where a type does.
func (s *script) isType(at int) bool {
	return isOneOf(s.text(at-1), ":", "<", "|", "&", "=>", "as", "is", "keyof", "satisfies", ",", "=", "(") || s.text(at+1) == "[" && s.text(at+2) == "]"
}

// isFunction reports whether a name is declared as a function: const f = (x) => …
func isFunction(s *script, at int) bool {
	if !isOneOf(s.text(at-1), "const", "let", "var") || s.text(at+1) != "=" {
		return false
	}
	value := at + 2
	if s.text(value) == "async" {
		value++
	}
	switch {
	case s.text(value) == "function":
		return true
	case s.nameAt(value):
		return s.text(value+1) == "=>"
	case s.text(value) == "(":
		return s.isArrowAfter(s.closing(value))
	}
	return false
}

func isCapitalized(name string) bool {
	first, size := utf8.DecodeRuneInString(name)
	second, _ := utf8.DecodeRuneInString(name[size:])
	return unicode.IsUpper(first) && (size == len(name) || unicode.IsLower(second))
}

func isOneOf(text string, texts ...string) bool { return slices.Contains(texts, text) }
