package syntax

import (
	"bytes"
	"cmp"
	"slices"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Extension is a directive, or a language of code blocks, that a plugin of the site turns into Markdown.
type Extension struct {
	Kind       ExtensionKind
	Name       string
	Attributes []ExtensionAttribute // besides classes and an id
	NeedsTitle bool
	Within     string // the container that it belongs in; "" for anywhere
}

// ExtensionAttribute is an attribute of an extension.
type ExtensionAttribute struct {
	Name     string
	Required bool
	Values   []string // the only values; nil for any
}

// ExtensionKind says how authors write an extension.
type ExtensionKind string

// The kinds of extensions.
const (
	BlockExtension  ExtensionKind = "directives" // ":::name" up to ":::", or the line "::name"
	InlineExtension ExtensionKind = "inline"     // ":name[content]" in a line of text
	FenceExtension  ExtensionKind = "fences"     // a code block in the language
)

// Call is a place in a text where an author uses an extension.
type Call struct {
	Extension  Extension
	Title      string // of a block
	Content    string // Markdown in a block, code in a fence, what the brackets of a phrase hold
	ID         string
	Classes    []string
	Attributes map[string]string // "" for a name without a value
	At         input.Span        // what the result replaces
	Mark       input.Span        // the name, for messages
	Place      input.Place       // of the name
	IsWrong    bool              // its findings say why
	Prefix     string            // of each further line of the result: the marks of quotes, the indentation of lists
	InList     bool              // the first line follows the mark of a list item
}

// Extension returns the extension of a kind with a name.
func (s *State) Extension(kind ExtensionKind, name string) (Extension, bool) {
	for _, each := range s.Extensions {
		if s.IsCalling && each.Kind == kind && each.Name == name {
			return each, true
		}
	}
	return Extension{}, false
}

// ExtensionNames lists the names of the extensions of a kind.
func (s *State) ExtensionNames(kind ExtensionKind) []string {
	var names []string
	for _, each := range s.Extensions {
		if each.Kind == kind {
			names = append(names, each.Name)
		}
	}
	return names
}

// PrefixAt returns what each further line of a block at an offset begins with, and whether the mark of a list item is before it.
func PrefixAt(source []byte, at int) (prefix string, inList bool) {
	start := bytes.LastIndexByte(source[:at], '\n') + 1
	before := []byte(string(source[start:at]))
	for i, char := range before {
		if char != '>' && char != ' ' && char != '\t' {
			before[i], inList = ' ', true
		}
	}
	return string(before), inList
}

// MayCall reports whether a text has the name of an extension after a mark that calls it.
func MayCall(source []byte, extensions []Extension) bool {
	return slices.ContainsFunc(extensions, func(each Extension) bool {
		if each.Kind != FenceExtension {
			return bytes.Contains(source, []byte(":"+each.Name))
		}
		return bytes.Contains(source, []byte("`"+each.Name)) || bytes.Contains(source, []byte("~"+each.Name)) || bytes.Contains(source, []byte(" "+each.Name))
	})
}

// Innermost returns the calls that have no other inside, from all in their order.
func Innermost(calls []Call) []Call {
	var inner []Call
	for i, call := range calls {
		if i+1 == len(calls) || calls[i+1].At.Start >= call.At.Stop {
			inner = append(inner, call)
		}
	}
	return inner
}

// Ordered returns calls in the order of the text, with their places.
func Ordered(calls []Call, lines input.Lines) []Call {
	slices.SortStableFunc(calls, func(a, b Call) int {
		return cmp.Or(cmp.Compare(a.At.Start, b.At.Start), cmp.Compare(b.At.Stop, a.At.Stop))
	})
	for i, call := range calls {
		calls[i].Place = lines.Place(call.Mark.Start, call.Mark.Stop)
	}
	return calls
}

// InCalls returns the findings about directives on the lines of calls.
func InCalls(calls []Call, findings []input.Finding) []input.Finding {
	return slices.DeleteFunc(findings, func(found input.Finding) bool {
		isAt := func(call Call) bool { return call.Place.Line == found.Place.Line }
		return found.Code != input.DirectiveCode || !slices.ContainsFunc(calls, isAt)
	})
}
