package code

import (
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Value is the place in a block of a value that readers fill in.
type Value struct {
	Name string
	At   input.Span // of what readers see until then, in the text of the block
}

// valueMark matches ":var[name]", and the backslash that makes it plain text.
var valueMark = regexp.MustCompile(`\\?:var\[([^\[\]\n]*)\]`)

// readValues replaces the marks of values in a block with the option "vars". It reports unknown names, which it leaves.
func (r Reader) readValues(block *Block, origin origin) {
	if !block.Options.variables {
		return
	}
	r.checkValues(block, origin)
	var out strings.Builder
	from := 0
	for _, at := range valueMark.FindAllStringSubmatchIndex(block.Text, -1) {
		name := block.Text[at[2]:at[3]]
		out.WriteString(block.Text[from:at[0]])
		from = at[1]
		shown, isKnown := r.State.Values[name]
		switch start := out.Len(); {
		case block.Text[at[0]] == '\\':
			out.WriteString(block.Text[at[0]+1 : at[1]])
		case isKnown:
			out.WriteString(shown)
			block.Values = append(block.Values, Value{name, input.At(start, out.Len())})
		default:
			out.WriteString(block.Text[at[0]:at[1]])
		}
	}
	block.Text = out.String() + block.Text[from:]
}

// checkValues reports unknown names in what the author wrote, and those in another file at its name.
func (r Reader) checkValues(block *Block, origin origin) {
	report := func(text string, place func(at input.Span) input.Span) {
		for _, at := range valueMark.FindAllStringSubmatchIndex(text, -1) {
			name := text[at[2]:at[3]]
			if _, isKnown := r.State.Values[name]; !isKnown && text[at[0]] != '\\' {
				found := place(input.At(at[2], at[3]))
				r.State.Text.Report(found.Start, found.Stop, r.State.Values.Unknown(name))
			}
		}
	}
	if block.IsFile() {
		report(block.Text, func(input.Span) input.Span { return origin.Span })
		return
	}
	for _, start := range origin.lines {
		line, _, _ := strings.Cut(string(r.State.Text.Bytes[start:]), "\n")
		report(line, func(at input.Span) input.Span { return input.At(start+at.Start, start+at.Stop) })
	}
}

// valuesAgain finds the values of a block in another text for it, which has them where it shows the same.
func valuesAgain(text string, block *Block) []Value {
	var found []Value
	known := map[string]bool{}
	for _, value := range block.Values {
		if shown := block.Text[value.At.Start:value.At.Stop]; !known[shown] {
			known[shown] = true
			for _, at := range wordsIn(text, []string{shown}) {
				found = append(found, Value{value.Name, at})
			}
		}
	}
	slices.SortFunc(found, func(a, b Value) int { return a.At.Start - b.At.Start })
	return found
}
