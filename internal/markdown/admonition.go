package markdown

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// admonitions is the goldmark extension for boxes opened by ":::kind Title" and
// closed by ":::", as Docusaurus has them. An outer box has more colons than
// those in it.
type admonitions struct{}

// Extend implements goldmark.Extender.
func (admonitions) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(parser.WithBlockParsers(util.Prioritized(admonitionParser{}, 150)))
	markdown.Renderer().AddOptions(renderer.WithNodeRenderers(util.Prioritized(admonitionRenderer{}, 150)))
}

var (
	admonitionKind  = ast.NewNodeKind("Admonition")
	admonitionTitle = ast.NewNodeKind("AdmonitionTitle")
)

// admonition is a box; its first child is its title when the author gave one.
type admonition struct {
	ast.BaseBlock
	look   string // note, tip, info, warning or danger
	label  string // the title when there is none of the author's
	colons int
}

func (*admonition) Kind() ast.NodeKind              { return admonitionKind }
func (n *admonition) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// titleLine is the author's title; its inline Markdown is parsed as a
// paragraph's is.
type titleLine struct{ ast.BaseBlock }

func (*titleLine) Kind() ast.NodeKind              { return admonitionTitle }
func (n *titleLine) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// look maps every keyword to one of the five looks.
func look(keyword string) (string, bool) {
	switch keyword {
	case "note", "tip", "info", "warning", "danger":
		return keyword, true
	case "caution":
		return "warning", true
	case "important":
		return "info", true
	case "success":
		return "tip", true
	case "secondary":
		return "note", true
	}
	return "", false
}

var (
	openFence  = regexp.MustCompile(`^ {0,3}(:{3,})[ \t]*([a-z]+)(.*?)[ \t]*\n?$`)
	closeFence = regexp.MustCompile(`^ {0,3}(:{3,})[ \t]*\n?$`)
	// What may follow the keyword: [Title], {title="Title"} or a title after a space.
	titleForms = regexp.MustCompile(`^(?:\[(.*)\](?:\{[^{}]*\})?|[ \t]*\{(?:[^{}]*\btitle="([^"]*)")?[^{}]*\}|[ \t]+(.+)|)$`)
)

type admonitionParser struct{}

// Trigger implements parser.BlockParser.
func (admonitionParser) Trigger() []byte { return []byte{':'} }

// Open implements parser.BlockParser.
func (admonitionParser) Open(_ ast.Node, reader text.Reader, _ parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	match := openFence.FindSubmatchIndex(line)
	if match == nil {
		return nil, parser.NoChildren
	}
	keyword := string(line[match[4]:match[5]])
	look, known := look(keyword)
	forms := titleForms.FindSubmatchIndex(line[match[6]:match[7]])
	if !known || forms == nil {
		return nil, parser.NoChildren
	}
	node := &admonition{look: look, label: strings.ToUpper(keyword[:1]) + keyword[1:], colons: match[3] - match[2]}
	for group := 2; group < len(forms); group += 2 {
		if forms[group] < forms[group+1] {
			title, start := &titleLine{}, segment.Start-segment.Padding+match[6]
			title.Lines().Append(text.NewSegment(start+forms[group], start+forms[group+1]))
			node.AppendChild(node, title)
		}
	}
	reader.AdvanceToEOL()
	return node, parser.HasChildren
}

// Continue implements parser.BlockParser.
func (admonitionParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	line, _ := reader.PeekLine()
	if !bytes.Contains(line, []byte(":::")) {
		return parser.Continue | parser.HasChildren
	}
	if match := closeFence.FindSubmatch(line); match != nil && len(match[1]) >= node.(*admonition).colons {
		reader.AdvanceToEOL()
		return parser.Close
	}
	return parser.Continue | parser.HasChildren
}

// Close implements parser.BlockParser.
func (admonitionParser) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph implements parser.BlockParser.
func (admonitionParser) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine implements parser.BlockParser.
func (admonitionParser) CanAcceptIndentedLine() bool { return false }

type admonitionRenderer struct{}

// RegisterFuncs implements renderer.NodeRenderer.
func (admonitionRenderer) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(admonitionKind, func(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
		box := node.(*admonition)
		if !entering {
			_, err := out.WriteString("</div>\n")
			return ast.WalkContinue, err
		}
		_, err := out.WriteString(`<div class="admonition" data-kind="` + box.look + `">` + "\n")
		if _, titled := node.FirstChild().(*titleLine); !titled {
			_, err = out.WriteString(`<p class="admonition-title">` + box.label + "</p>\n")
		}
		return ast.WalkContinue, err
	})
	register.Register(admonitionTitle, func(out util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
		tag := "</p>\n"
		if entering {
			tag = `<p class="admonition-title">`
		}
		_, err := out.WriteString(tag)
		return ast.WalkContinue, err
	})
}
