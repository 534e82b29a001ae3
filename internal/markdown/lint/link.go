package lint

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// target matches a path or URL that is too specific to be a remark in parentheses.
var target = regexp.MustCompile(`^(?:https?://[^\s<>]+|www\.[^\s<>]+|\.{0,2}/[\w.@~%-][^\s<>]*|#[A-Za-z][\w-]*|[^\s<>:]*\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|avif|pdf|zip)(?:[?#][^\s<>]*)?)$`)

// spaced matches a path that contains spaces.
var spaced = regexp.MustCompile(`^[^\s<>"'][^<>"']*[ \t][^<>"']*\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|avif|pdf|zip)(?:[?#][^\s<>"']*)?$`)

// brokenLink reports broken syntax after a "]" that does not end a link.
func (f *finder) brokenLink(at int) {
	line := f.line(at)
	after := bytes.TrimLeft(line[1:], " \t")
	start := len(line) - len(after)
	switch {
	case len(after) == 0:
	case after[0] == '[' && start == 1:
		f.undefined(at, after)
	case after[0] == '(' && !f.opensEscaped(at):
		f.brokenTarget(input.At(at, at+start), after[1:])
	}
}

// brokenTarget reports broken syntax after "](". gap is the range between "]" and "(".
func (f *finder) brokenTarget(gap input.Span, after []byte) {
	start := gap.Stop + 1
	report := func(stop int, finding input.Finding) {
		finding.Code = input.LinkCode
		f.text.Report(start, stop, finding)
	}
	end := bytes.IndexByte(after, ')')
	written := bytes.TrimSpace(after[:max(end, 0)])
	word, _, _ := bytes.Cut(after, []byte(" "))
	word = bytes.TrimRight(word, ".,;:!?*_|")
	isTarget := target.Match(written)
	switch {
	case end < 0 && len(after)+2 >= window: // the line may close it beyond the window
	case gap.Stop > gap.Start+1 && isTarget:
		start = gap.Start
		report(gap.Stop+1+end+1, input.Finding{Text: `this is not a link because of the space between "]" and "("`, Hint: "remove the space",
			Fix: fmt.Sprintf("](%s)", written)})
	case gap.Stop > gap.Start+1:
	case isTarget:
		report(start+end, input.Finding{Text: fmt.Sprintf("the brackets before %q do not form a link", written),
			Hint: `start the link with "[", and do not put another link inside it`})
	case spaced.Match(written):
		report(start+end, input.Finding{Text: fmt.Sprintf("this is not a link because %q contains spaces", written),
			Hint: fmt.Sprintf("write <%s>, or replace each space with %%20", written), Fix: fmt.Sprintf("<%s>", written)})
	case target.Match(word):
		report(start+len(word), input.Finding{Text: fmt.Sprintf("the link to %q is never closed", word), Hint: `close it with ")"`})
	}
}

// undefined reports a reference link whose label is not defined. after is the text after its
// first "]". It ignores array indexes and function arguments.
func (f *finder) undefined(at int, after []byte) {
	end, open := bytes.IndexByte(after, ']'), f.opening(at)
	if end < 0 || open < 0 || isWord(f.before(open)) || isEscaped(f.source, open) {
		return
	}
	text, label := input.At(open+1, at), input.At(at+2, at+1+end)
	place := label
	if label.Trim(f.source).Empty() {
		place = text
	}
	written, name := strings.TrimSpace(text.In(f.source)), strings.TrimSpace(place.In(f.source))
	isIndex := !label.Empty() && len(written) < 2 && len(name) < 2 || strings.Trim(written+name, "0123456789") == ""
	if written == "" || isIndex || !label.Empty() && written == name || strings.ContainsAny(name, "<>[") || strings.ContainsAny(name[:1], "^,.") {
		return
	}
	known := slices.Sorted(slices.Values(f.Labels))
	if len(name) < 3 {
		known = nil // every short label is similar
	}
	f.text.Report(place.Start, place.Stop, input.Finding{Code: input.LinkCode, Text: fmt.Sprintf("the link reference %q is not defined", name),
		Name: name, Known: known,
		Hint: fmt.Sprintf(`define it with a line "[%s]: page.md", or write "\[" to show the bracket`, name)})
}

// opensEscaped reports whether a backslash precedes the "[" of a "]".
func (f *finder) opensEscaped(at int) bool {
	open := f.opening(at)
	return open >= 0 && isEscaped(f.source, open)
}

// opening returns the offset of the "[" that matches a "]" on its line, or -1.
func (f *finder) opening(at int) int {
	depth, head := 0, f.head(at)
	for i := len(head) - 1; i >= 0; i-- {
		switch head[i] {
		case ']':
			depth++
		case '[':
			if depth == 0 {
				return at - len(head) + i
			}
			depth--
		}
	}
	return -1
}

// openBracket reports "(text)[target]".
func (f *finder) openBracket(at int) {
	if at+1 < len(f.source) && f.source[at+1] == '^' {
		f.undefinedFootnote(at)
		return
	}
	if f.before(at) != ')' {
		return
	}
	line := f.line(at)
	end := bytes.IndexByte(line, ']')
	if end < 0 || end+1 < len(line) && bytes.IndexByte([]byte("([:"), line[end+1]) >= 0 {
		return
	}
	head := f.head(at)
	open := bytes.LastIndexByte(head, '(')
	if open < 0 || isWord(f.before(at-len(head)+open)) || bytes.ContainsAny(head[open:], "[]") || !target.Match(line[1:end]) {
		return
	}
	f.text.Report(at-len(head)+open, at+end+1, input.Finding{Code: input.LinkCode, Text: "the brackets of this link are swapped",
		Hint: "put the text in square brackets and the target in parentheses", Fix: fmt.Sprintf("[%s](%s)", head[open+1:len(head)-1], line[1:end])})
}

// footnote matches a reference to a footnote; the group is its label. set matches a set of
// characters in a regular expression, such as "[^a-z]" or "[^x]*".
var (
	footnote = regexp.MustCompile(`^\[\^(\w[\w-]*)\](?:[^(]|$)`)
	set      = regexp.MustCompile(`^\[\^(?:\w-\w\]|[\w-]*(?:a-z|A-Z|0-9)|\w+\][*+?{])`)
)

// undefinedFootnote reports a reference to a footnote that does not exist.
func (f *finder) undefinedFootnote(at int) {
	match := footnote.FindSubmatch(f.line(at))
	if match == nil || set.Match(f.line(at)) || strings.IndexByte(`/|^`, f.before(at)) >= 0 {
		return
	}
	label := string(match[1])
	f.text.Report(at, at+len("[^]")+len(label), input.Finding{Code: input.LinkCode, Text: fmt.Sprintf("the footnote %q is not defined", label),
		Hint: fmt.Sprintf(`define it with a line "[^%s]: text"`, label)})
}
