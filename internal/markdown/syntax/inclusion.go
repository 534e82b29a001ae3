package syntax

import (
	"cmp"
	"fmt"
	"regexp"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// inclusions is the extension for the line ::include{file="_part.md"}, which is replaced by
// the Markdown of another file.
type inclusions struct{}

// Extend implements goldmark.Extender.
func (inclusions) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(parser.WithBlockParsers(util.Prioritized(inclusionParser{}, 91)))
}

var InclusionKind = ast.NewNodeKind("Inclusion")

// Inclusion contains the blocks of an included file.
type Inclusion struct {
	ast.BaseBlock
	Target string     // as written: "_part.md#region"
	At     input.Span // of the target
}

func (*Inclusion) Kind() ast.NodeKind              { return InclusionKind }
func (n *Inclusion) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

const (
	inclusionName = "include"
	fileAttribute = "file"
)

type inclusionParser struct{}

// Trigger implements parser.BlockParser.
func (inclusionParser) Trigger() []byte { return []byte{':'} }

// Open implements parser.BlockParser.
func (inclusionParser) Open(_ ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	leaf, ok := parseLeaf(line)
	if !ok {
		return nil, parser.NoChildren
	}
	state, offset := stateOf(context), segment.Start-segment.Padding
	report := func(at input.Span, finding input.Finding) {
		finding.Code = input.DirectiveCode
		state.Text.Report(offset+at.Start, offset+at.Stop, finding)
	}
	if leaf.name != inclusionName {
		finding := input.Finding{Text: fmt.Sprintf("unknown directive %q", "::"+leaf.name), Name: leaf.name, Known: []string{inclusionName},
			Hint: `the only directive with two colons is "::include"`}
		if state.roleOf(leaf.name) != unknownRole {
			finding.Name, finding.Hint = "", fmt.Sprintf("to open a block, use three colons: %q", ":::"+leaf.name)
		}
		report(leaf.mark, finding)
		return nil, parser.NoChildren
	}
	node := &Inclusion{}
	for _, value := range leaf.attributes.values {
		if value.name != fileAttribute {
			report(value.at, input.Finding{Text: fmt.Sprintf(`"::include" has no attribute %q`, value.name), Name: value.name,
				Known: []string{fileAttribute}, Hint: "its only attribute is file"})
			continue
		}
		node.Target, node.At = value.value.In(line), input.At(offset+value.value.Start, offset+value.value.Stop)
	}
	reader.AdvanceToEOL()
	if node.Target != "" {
		state.Inclusions = append(state.Inclusions, node)
	} else if !hasOtherAttribute(leaf.attributes) {
		state.Text.Report(offset+leaf.mark.Start, offset+leaf.mark.Stop, input.Finding{Code: input.IncludeCode,
			Text: `"::include" does not name a file`, Hint: `write ::include{file="_part.md"}`})
	}
	return node, parser.NoChildren
}

// hasOtherAttribute reports whether an attribute may be a misspelled "file".
func hasOtherAttribute(attributes attributes) bool {
	for _, value := range attributes.values {
		if value.name != fileAttribute {
			return true
		}
	}
	return false
}

// Continue implements parser.BlockParser.
func (inclusionParser) Continue(ast.Node, text.Reader, parser.Context) parser.State {
	return parser.Close
}

// Close implements parser.BlockParser.
func (inclusionParser) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph implements parser.BlockParser.
func (inclusionParser) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine implements parser.BlockParser.
func (inclusionParser) CanAcceptIndentedLine() bool { return false }

var leafStart = regexp.MustCompile(`^ {0,3}(::([A-Za-z][A-Za-z0-9_-]*))(\[[^\]\n]*\])?`)

// parseLeaf parses a line of the form "::name{attributes}". It reports false for any other
// line.
func parseLeaf(line []byte) (directive, bool) {
	match := leafStart.FindSubmatchIndex(line)
	if match == nil {
		return directive{}, false
	}
	found := directive{name: string(line[match[4]:match[5]]), colons: 2, mark: input.At(match[2], match[3])}
	rest := input.At(cmp.Or(max(match[7], 0), match[3]), len(line)).Trim(line)
	if rest.Empty() {
		return found, true
	}
	return found, line[rest.Start] == '{' && found.readAttributes(line, rest)
}

// DirectiveNames lists the names that have a meaning after ":::" and "::".
func DirectiveNames() []string { return append(roleNames(), inclusionName) }
