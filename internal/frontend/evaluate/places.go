package evaluate

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Places finds options in source files. It reads object literals and does not know what the
// code does, so it finds the place that looks most like a path.
type Places struct{ entries []entry }

// entry is a key of an object literal, or an item of a list.
type entry struct {
	path  []string // from the outermost literal
	place Place
	text  string // the value, if it is a string
}

// ReadPlaces reads files, most important last. The names are those in places.
func ReadPlaces(files []string, name func(file string) string) Places {
	var places Places
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil {
			scan := scanner{text: string(text), file: name(file)}
			scan.run()
			places.entries = append(places.entries, scan.entries...)
		}
	}
	return places
}

// Find returns the place of the option at a path such as "themeConfig", "navbar", "items", "0",
// or else of the nearest option around it.
func (p Places) Find(path ...string) Place {
	for ; len(path) > 0; path = path[:len(path)-1] {
		best, length := Place{}, 0
		for _, entry := range p.entries {
			if n := len(entry.path); n >= length && n <= len(path) && slices.Equal(entry.path, path[len(path)-n:]) {
				best, length = entry.place, n
			}
		}
		if length > 1 || length == 1 && !isIndex(path[len(path)-1]) {
			return best
		}
	}
	return Place{}
}

// FindValue returns the place of the option at a path with a value, which is "" unless it is a
// text. Where the code computes lists, their indexes say little, so it prefers an option with the
// same text, or the only one of that name. Otherwise it returns the same as [Places.Find].
func (p Places) FindValue(value string, path ...string) Place {
	best, length, count := Place{}, 0, 0
	for _, entry := range p.entries {
		if entry.text != value || !isSameKind(entry.path, path) {
			continue
		}
		count++
		if n := commonEnd(entry.path, path); n >= length {
			best, length = entry.place, n
		}
	}
	if value != "" && count > 0 || count == 1 && length > 0 && !isIndex(path[len(path)-1]) {
		return best
	}
	return p.Find(path...)
}

func isIndex(step string) bool {
	_, err := strconv.Atoi(step)
	return err == nil
}

// isSameKind reports whether two paths end in the same key, or both in an index.
func isSameKind(a, b []string) bool {
	if len(a) == 0 || len(b) == 0 {
		return false
	}
	last, other := a[len(a)-1], b[len(b)-1]
	return last == other || isIndex(last) && isIndex(other)
}

// commonEnd returns the number of equal steps at the end of two paths.
func commonEnd(a, b []string) int {
	n := 0
	for n < len(a) && n < len(b) && a[len(a)-1-n] == b[len(b)-1-n] {
		n++
	}
	return n
}

// scanner reads JavaScript or TypeScript far enough to see its object literals.
type scanner struct {
	text    string
	file    string
	pos     int
	stack   []bracket
	entries []entry
	operand bool // the last token ends a value, so that "/" divides
}

// bracket is an open bracket. The items of a list and the keys of an object have a path.
type bracket struct {
	char  byte
	key   string // the current key
	entry int    // of the current key in entries, plus one; 0 if it has a value
	index int
	path  bool // it belongs to the path
}

func (s *scanner) run() {
	for s.pos < len(s.text) {
		switch char := s.text[s.pos]; {
		case strings.HasPrefix(s.text[s.pos:], "//"):
			s.until("\n")
		case strings.HasPrefix(s.text[s.pos:], "/*"):
			s.until("*/")
		case char == '"' || char == '\'':
			start := s.pos
			s.quoted(char)
			text := s.text[start+1 : max(start+1, s.pos-1)]
			s.named(start, text)
			s.valued(text)
		case char == '`':
			s.quoted(char)
			s.operand = true
		case char == '/' && !s.operand:
			s.quoted(char)
			s.operand = true
		case isWord(char):
			start := s.pos
			for s.pos < len(s.text) && isWord(s.text[s.pos]) {
				s.pos++
			}
			s.named(start, s.text[start:s.pos])
		case strings.IndexByte("{[(", char) >= 0:
			s.open(char)
		case strings.IndexByte("}])", char) >= 0:
			s.close()
		default:
			s.other(char)
		}
	}
}

func isWord(char byte) bool {
	return char == '_' || char == '$' || char >= '0' && char <= '9' || char >= 'a' && char <= 'z' || char >= 'A' && char <= 'Z' || char >= utf8.RuneSelf
}

func (s *scanner) until(end string) {
	at := strings.Index(s.text[s.pos+2:], end)
	if at < 0 {
		s.pos = len(s.text)
		return
	}
	s.pos += 2 + at + len(end)
}

func (s *scanner) quoted(quote byte) {
	for s.pos++; s.pos < len(s.text) && s.text[s.pos] != quote; s.pos++ {
		if s.text[s.pos] == '\\' {
			s.pos++
		}
		if quote != '`' && s.pos < len(s.text) && s.text[s.pos] == '\n' {
			return // not a text after all
		}
	}
	s.pos = min(s.pos+1, len(s.text))
}

// named handles a name or a text, which may be the key of an object.
func (s *scanner) named(start int, name string) {
	s.operand = true
	rest := strings.TrimLeft(s.text[s.pos:], " \t\r\n")
	isKey := strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "(") || strings.HasPrefix(rest, ",") || strings.HasPrefix(rest, "}")
	if len(s.stack) == 0 {
		return
	}
	top := &s.stack[len(s.stack)-1]
	switch {
	case top.char == '{' && top.key == "" && isKey:
		top.key, top.path = name, true
		s.add(start)
	case top.char == '[' && top.key == "":
		top.key, top.path = strconv.Itoa(top.index), true
		s.add(start)
	}
}

// valued handles a text, which may be the value of the current key or item.
func (s *scanner) valued(text string) {
	if len(s.stack) == 0 {
		return
	}
	top := &s.stack[len(s.stack)-1]
	rest := strings.TrimLeft(s.text[s.pos:], " \t\r\n")
	if top.entry == 0 || top.char == '{' && strings.HasPrefix(rest, ":") {
		return
	}
	s.entries[top.entry-1].text, top.entry = text, 0
}

func (s *scanner) open(char byte) {
	if len(s.stack) > 0 {
		if top := &s.stack[len(s.stack)-1]; top.char == '[' && top.key == "" {
			top.key, top.path = strconv.Itoa(top.index), true
			s.add(s.pos)
		}
	}
	s.stack = append(s.stack, bracket{char: char})
	s.operand = false
	s.pos++
}

func (s *scanner) close() {
	if len(s.stack) > 0 {
		s.stack = s.stack[:len(s.stack)-1]
	}
	s.operand = true
	s.pos++
}

func (s *scanner) other(char byte) {
	if char == ',' && len(s.stack) > 0 {
		top := &s.stack[len(s.stack)-1]
		top.key, top.path = "", false
		top.index++
	}
	if char == ';' && len(s.stack) > 0 {
		s.stack[len(s.stack)-1].key = ""
	}
	if char > ' ' {
		s.operand = false
	}
	s.pos++
}

// add adds the current path, with the place of its last key.
func (s *scanner) add(start int) {
	var path []string
	for _, open := range s.stack {
		if open.path {
			path = append(path, open.key)
		}
	}
	before := s.text[:start]
	line := strings.LastIndexByte(before, '\n') + 1
	s.stack[len(s.stack)-1].entry = len(s.entries) + 1
	s.entries = append(s.entries, entry{path: path, place: Place{
		File: s.file, Line: strings.Count(before, "\n") + 1, Column: utf8.RuneCountInString(before[line:]) + 1,
	}})
}
