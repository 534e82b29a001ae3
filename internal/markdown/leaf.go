package markdown

import (
	"cmp"
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// inclusions is the goldmark extension for the line ::include{file="_part.md"},
// in whose place the Markdown of another file stands.
type inclusions struct{}

// Extend implements goldmark.Extender.
func (inclusions) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(parser.WithBlockParsers(util.Prioritized(inclusionParser{}, 91)))
	markdown.Renderer().AddOptions(renderer.WithNodeRenderers(util.Prioritized(inclusions{}, 150)))
}

// RegisterFuncs implements renderer.NodeRenderer.
func (inclusions) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(inclusionKind, func(util.BufWriter, []byte, ast.Node, bool) (ast.WalkStatus, error) {
		return ast.WalkContinue, nil // nothing but what it holds
	})
}

var inclusionKind = ast.NewNodeKind("Inclusion")

// inclusion holds the blocks of another file.
type inclusion struct {
	ast.BaseBlock
	target string // as written: "_part.md#region"
	at     span   // of the target in the source
}

func (*inclusion) Kind() ast.NodeKind              { return inclusionKind }
func (n *inclusion) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

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
	report := func(at span, finding Finding) {
		finding.Code = DirectiveCode
		state.report(offset+at.start, offset+at.stop, finding)
	}
	if leaf.name != inclusionName {
		finding := Finding{Text: fmt.Sprintf("unknown directive %q", "::"+leaf.name), Name: leaf.name, Known: []string{inclusionName},
			Hint: `the only one is "::include"`}
		if roleOf(leaf.name) != unknownRole {
			finding.Name, finding.Hint = "", fmt.Sprintf("a block opens by three colons: %q", ":::"+leaf.name)
		}
		report(leaf.mark, finding)
		return nil, parser.NoChildren
	}
	node := &inclusion{}
	for _, value := range leaf.attributes.values {
		if value.name != fileAttribute {
			report(value.at, Finding{Text: fmt.Sprintf(`"::include" has no attribute %q`, value.name), Name: value.name,
				Known: []string{fileAttribute}, Hint: "it takes file"})
			continue
		}
		node.target, node.at = value.value.in(line), span{offset + value.value.start, offset + value.value.stop}
	}
	reader.AdvanceToEOL()
	if node.target != "" {
		state.inclusions = append(state.inclusions, node)
	} else if !hasSlip(leaf.attributes) {
		state.report(offset+leaf.mark.start, offset+leaf.mark.stop, Finding{Code: IncludeCode,
			Text: `"::include" names no file`, Hint: `write ::include{file="_part.md"}`})
	}
	return node, parser.NoChildren
}

// hasSlip reports whether another attribute was taken for the file's.
func hasSlip(attributes attributes) bool {
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

// parseLeaf reads a line "::name{attributes}". It reports false for a line that
// holds anything else.
func parseLeaf(line []byte) (directive, bool) {
	match := leafStart.FindSubmatchIndex(line)
	if match == nil {
		return directive{}, false
	}
	found := directive{name: string(line[match[4]:match[5]]), colons: 2, mark: span{match[2], match[3]}}
	rest := trim(line, span{cmp.Or(max(match[7], 0), match[3]), len(line)})
	if rest.empty() {
		return found, true
	}
	return found, line[rest.start] == '{' && found.readAttributes(line, rest)
}

// isMarkdown reports whether a file can be taken in.
func isMarkdown(name string) bool {
	return strings.HasSuffix(name, ".md") || strings.HasSuffix(name, ".markdown")
}
