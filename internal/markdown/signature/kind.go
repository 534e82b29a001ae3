package signature

import (
	"slices"
	"strings"
)

// modifiers are the words before the name of a member.
func modifiers() []string {
	return []string{"export", "default", "declare", "abstract", "async", "public", "private", "protected", "override", "static", "readonly",
		"accessor", "get", "set", "function", "const", "let", "var", "new", "class", "interface", "type", "enum"}
}

// modifiers returns the words before the name that starts at the returned offset.
func (p parser) modifiers(at int) ([]string, int) {
	var words []string
	for {
		end := nameEnd(p.text, at)
		next := p.skip(end, "")
		if next == end || next == len(p.text) || !slices.Contains(modifiers(), p.text[at:end]) || !startsName(p.text[next:]) {
			return words, at
		}
		words = append(words, p.text[at:end])
		at = next
	}
}

func startsName(text string) bool {
	return text[0] != '.' && (isNameByte(text[0]) || strings.IndexByte("['\"*", text[0]) >= 0)
}

// kindOf returns the kind that the words before a name tell.
func kindOf(words []string) Kind {
	for _, known := range []struct {
		word string
		kind Kind
	}{{"class", Class}, {"interface", Type}, {"type", Type}, {"enum", Type}, {"new", Constructor}, {"get", Property}, {"set", Property}, {"function", Function},
		{"static", Static}} {
		if slices.Contains(words, known.word) {
			return known.kind
		}
	}
	return ""
}

// kindOfCall returns the kind of a member with parameters that no word before its name tells.
func (p parser) kindOfCall(name string, open int) Kind {
	switch {
	case name == "constructor":
		return Constructor
	case strings.Contains(name, "."):
		return Static
	case strings.HasPrefix(p.text[:open], "const "), strings.HasPrefix(p.text[:open], "export const "):
		return Function
	}
	return Method
}
