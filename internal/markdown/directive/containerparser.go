package directive

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/diag/othertools"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

type containerParser struct {
	syntax.BlockParser
	indent int // of the lines that open and close containers, in columns
}

// CanAcceptIndentedLine implements parser.BlockParser.
func (p containerParser) CanAcceptIndentedLine() bool { return p.indent > syntax.MaxIndent }

// Open implements parser.BlockParser.
func (containerParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	state, at := syntax.StateOf(context), segment.Start-segment.Padding
	if colons := closingColons(line); !colons.Empty() {
		state.Text.Report(at+colons.Start, at+colons.Stop, input.Finding{Code: input.ContainerCode,
			Text: fmt.Sprintf("%q does not close anything", colons.In(line)), Hint: "remove it, or open a container above it with as many colons or fewer"})
		return nil, parser.NoChildren
	}
	opening, ok := parseOpening(line)
	if !ok {
		opening, ok = foreignOpening(line, at, state)
	}
	if !ok {
		return nil, parser.NoChildren
	}
	node := &Container{opening: opening, at: at}
	if extension, isExtension := state.Extension(syntax.BlockExtension, node.Name); isExtension {
		node.call = newCall(extension, opening, line, at, parent, state)
		reader.AdvanceToEOL()
		return node, parser.HasChildren
	}
	node.Spec, node.isKnown = specOf(node.Name, state)
	if slices.Contains(state.Admonitions, node.Name) {
		node.Classes = append([]string{"alert--" + node.Name, "theme-admonition-" + node.Name}, node.Classes...)
	}
	node.Tabs = node.tabOptions(line)
	node.readOptions(line, state)
	node.checkNames(state)
	if !node.title.Empty() {
		title := &Title{}
		title.Lines().Append(text.NewSegment(at+node.title.Start, at+node.title.Stop))
		node.AppendChild(node, title)
	}
	reader.AdvanceToEOL()
	return node, parser.HasChildren
}

var foreignFence = regexp.MustCompile(`^[ \t]*(:{3,})[ \t]*\{`)

// foreignOpening parses and reports a line that opens a container as in other tools, such as ":::{note}".
func foreignOpening(line []byte, at int, state *syntax.State) (opening, bool) {
	match := foreignFence.FindSubmatchIndex(line)
	if match == nil {
		return opening{}, false
	}
	form, found := othertools.Find(othertools.Container, string(line[match[1]-1:]))
	if !found {
		return opening{}, false
	}
	mark := input.At(match[2], match[1]-1+len(form.Written))
	fix := string(line[match[2]:match[3]]) + form.Instead
	form.Written = mark.In(line)
	state.Text.Report(at+mark.Start, at+mark.Stop, input.Finding{Code: input.DirectiveCode, Text: form.Text(), Hint: fmt.Sprintf("write %q", fix), Fix: fix})
	return opening{Name: form.Instead, colons: match[3] - match[2], mark: mark, title: input.At(mark.Stop, len(line)).Trim(line)}, true
}

// Continue implements parser.BlockParser.
func (p containerParser) Continue(node ast.Node, reader text.Reader, context parser.Context) parser.State {
	line, segment := reader.PeekLine()
	colons := closingColons(line)
	if colons.Empty() || closedBy(colons.Stop-colons.Start, p.visible(node, line, reader, context)) != node {
		return parser.Continue | parser.HasChildren
	}
	node.(*Container).closed, node.(*Container).end = true, segment.Start
	reader.AdvanceToEOL()
	return parser.Close
}

// visible lists the open containers, from node inward, that a closing line can close. It
// excludes containers in a block quote or list item that the line is not part of. It returns
// none if the line belongs to code.
func (p containerParser) visible(node ast.Node, line []byte, reader text.Reader, context parser.Context) []*Container {
	indent, _ := util.IndentWidth(line, reader.LineOffset())
	var reached []*Container
	begun := false
	for _, open := range context.OpenedBlocks() {
		begun = begun || open.Node == node
		if !begun {
			continue
		}
		switch block := open.Node.(type) {
		case *Container:
			if indent <= p.indent {
				reached = append(reached, block)
			}
		case *ast.List:
		case *ast.ListItem:
			indent -= block.Offset
			if indent < 0 {
				return reached
			}
		case *east.DefinitionList:
			indent -= block.Offset
			if indent < 0 {
				return reached
			}
		case *east.DefinitionDescription:
		case *ast.FencedCodeBlock:
			return nil
		case *ast.HTMLBlock:
			if block.HTMLBlockType <= ast.HTMLBlockType5 {
				return nil
			}
		default:
			return reached
		}
	}
	return reached
}

// closedBy returns the container that a line of colons closes: the innermost that opens with
// as many colons, or else the innermost that opens with fewer, or else nil.
func closedBy(colons int, open []*Container) ast.Node {
	var fewer ast.Node
	for i := len(open) - 1; i >= 0; i-- {
		switch {
		case open[i].colons == colons:
			return open[i]
		case open[i].colons < colons && fewer == nil:
			fewer = open[i]
		}
	}
	return fewer
}

// Close implements parser.BlockParser.
func (containerParser) Close(node ast.Node, _ text.Reader, context parser.Context) {
	container, state := node.(*Container), syntax.StateOf(context)
	if container.call != nil {
		container.endCall(state)
		return
	}
	if !container.closed && container.isKnown {
		colons := strings.Repeat(":", container.colons)
		container.report(state, fmt.Sprintf("%q is never closed", colons+container.Name), fmt.Sprintf("close it with %q on its own line", colons))
	}
	switch container.Spec.Role {
	case TabsRole, CodeGroupRole, TabRole:
		container.checkTabs(state)
	}
}
