package directive

import (
	"bytes"
	"cmp"
	"fmt"
	"regexp"
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

var InclusionKind = ast.NewNodeKind("Inclusion")

// Inclusion contains the blocks of an included file. The author writes the line ::include{file="_part.md"}.
type Inclusion struct {
	syntax.Block
	Target string     // as written: "_part.md#region"
	At     input.Span // of the target
}

func (*Inclusion) Kind() ast.NodeKind { return InclusionKind }

const (
	inclusionName = "include"
	fileAttribute = "file"
)

type inclusionParser struct{ syntax.BlockParser }

// Open implements parser.BlockParser.
func (inclusionParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	leaf, ok := parseLeaf(line)
	if !ok {
		return nil, parser.NoChildren
	}
	state, offset := syntax.StateOf(context), segment.Start-segment.Padding
	report := func(at input.Span, finding input.Finding) {
		finding.Code = input.DirectiveCode
		state.Text.Report(offset+at.Start, offset+at.Stop, finding)
	}
	if extension, isExtension := state.Extension(syntax.BlockExtension, leaf.Name); isExtension {
		call := newCall(extension, leaf, line, offset, parent, state)
		call.At = input.At(offset, offset+len(bytes.TrimRight(line, "\r\n")))
		state.Calls = append(state.Calls, *call)
		reader.AdvanceToEOL()
		return &Inclusion{}, parser.NoChildren
	}
	if leaf.Name != inclusionName {
		finding := input.Finding{Text: fmt.Sprintf("unknown directive %q", "::"+leaf.Name), Name: leaf.Name,
			Known: append(state.ExtensionNames(syntax.BlockExtension), inclusionName), Hint: `the only directive with two colons is "::include"`}
		if _, isContainer := specOf(leaf.Name, state); isContainer {
			finding.Name, finding.Hint = "", fmt.Sprintf("to open a block, use three colons: %q", ":::"+leaf.Name)
		}
		report(leaf.mark, finding)
		return nil, parser.NoChildren
	}
	node := &Inclusion{}
	for _, value := range leaf.Values {
		if value.Name != fileAttribute {
			report(value.At, input.Finding{Text: fmt.Sprintf(`"::include" has no attribute %q`, value.Name), Name: value.Name,
				Known: []string{fileAttribute}, Hint: "its only attribute is file"})
			continue
		}
		node.Target, node.At = value.Value.In(line), input.At(offset+value.Value.Start, offset+value.Value.Stop)
	}
	reader.AdvanceToEOL()
	if node.Target != "" {
		context.Set(inclusionsKey, append(Inclusions(context), node))
	} else if !slices.ContainsFunc(leaf.Values, isNotFile) { // which may be a misspelled "file"
		state.Text.Report(offset+leaf.mark.Start, offset+leaf.mark.Stop, input.Finding{Code: input.IncludeCode,
			Text: `"::include" does not name a file`, Hint: `write ::include{file="_part.md"}`})
	}
	return node, parser.NoChildren
}

func isNotFile(attribute syntax.Attribute) bool { return attribute.Name != fileAttribute }

var inclusionsKey = parser.NewContextKey()

// Inclusions returns the inclusions in a text that has been parsed with a context.
func Inclusions(context parser.Context) []*Inclusion {
	found, _ := context.Get(inclusionsKey).([]*Inclusion)
	return found
}

var leafStart = regexp.MustCompile(`^ {0,3}(::([A-Za-z][A-Za-z0-9_-]*))(\[[^\]\n]*\])?`)

// parseLeaf parses a line of the form "::name{attributes}". It reports false for any other
// line.
func parseLeaf(line []byte) (opening, bool) {
	match := leafStart.FindSubmatchIndex(line)
	if match == nil {
		return opening{}, false
	}
	found := opening{Name: string(line[match[4]:match[5]]), colons: 2, mark: input.At(match[2], match[3])}
	if match[6] >= 0 {
		found.title = input.At(match[6]+1, match[7]-1)
	}
	rest := input.At(cmp.Or(max(match[7], 0), match[3]), len(line)).Trim(line)
	if rest.Empty() {
		return found, true
	}
	return found, line[rest.Start] == '{' && found.readAttributes(line, rest)
}
