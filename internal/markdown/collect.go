package markdown

import (
	"bytes"
	"cmp"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// collector walks the tree of a document once and fills in the Document.
type collector struct {
	document  *Document
	root      ast.Node
	source    []byte
	lines     input.Lines
	text      *input.Text
	parser    *Parser
	state     *syntax.State
	code      code.Reader
	mdx       *jsx.State // nil in plain Markdown
	braces    []jsx.Part // expressions that may be text
	slugs     *slug.Slugger
	section   sectionText
	gap       gap    // after the last comment that suppresses checks
	forAgents bool   // the walk is in a part that the page does not show
	titled    bool   // the walk has reached an h1
	begun     bool   // the walk has reached a heading or thematic break
	item      string // first text of a list without paragraphs; the excerpt if the document has no paragraph
	headed    []headed
	constants map[string]string // text of expressions whose value is known; nil until needed
	anchors   map[string]bool
	numbered  []*code.Block // that show line numbers
	passages  passages
	post      post

	declarations []*directive.Container // that become an index
}

func (c *collector) collect() {
	c.section.brief = c.parser.options.Brief
	c.section.open(Section{})
	c.frontMatterComments()
	c.readMDX()
	c.showManagers()
	directive.MarkAbbreviations(c.root, c.state)
	_ = ast.Walk(c.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if directive.HasRole(node, directive.AgentsRole) {
			c.forAgents = entering || c.forAgents && isForAgents(node.Parent())
			c.section.hidden = c.forAgents
		}
		if entering {
			return c.enter(node), nil
		}
		if heading, ok := node.(*ast.Heading); ok && heading.Level <= 3 {
			c.section.muted = false
		}
		if node.Type() == ast.TypeBlock {
			c.section.space()
		}
		return ast.WalkContinue, nil
	})
	c.document.Excerpt = cmp.Or(c.document.Excerpt, c.item)
	c.document.Sections = c.section.close()
	c.findComponents()
	c.adoptIDs()
	c.indexMembers()
	c.readPassages()
	c.finishPost()
	for _, heading := range c.document.Headings {
		c.anchors[heading.ID] = true
	}
	c.addLines()
	c.findUses()
	c.document.Anchors = AnchorsOf(c.anchors)
}

func (c *collector) enter(node ast.Node) ast.WalkStatus {
	switch node := node.(type) {
	case *ast.Heading:
		if !c.forAgents {
			c.heading(node)
		}
	case *jsx.Flow, *jsx.Inline:
		c.mdxParts(jsx.PartsOf(node))
	case *ast.Paragraph:
		c.excerpt(&c.document.Excerpt, node)
		if end, isAlone := syntax.OnlySummaryEnd(node); isAlone {
			c.post.alone = append(c.post.alone, end)
		}
	case *syntax.SummaryEnd:
		c.comment(c.source[node.At.Start:node.At.Stop], node.At)
	case *ast.TextBlock:
		c.excerpt(&c.item, node)
	case *ast.ThematicBreak:
		c.begun = true
	case *ast.Link:
		c.link(node, PageLink, node.Destination)
	case *ast.Image:
		c.link(node, Image, node.Destination)
	case *ast.AutoLink:
		c.autoLink(node)
	case *ast.RawHTML:
		c.rawHTML(node)
	case *ast.HTMLBlock:
		c.rawHTML(node)
	case *ast.FencedCodeBlock:
		c.codeBlock(node)
	case *directive.Container:
		c.container(node)
		c.part(Directive, ":::"+node.Name, node.MarkAt())
	case *signature.Row:
		c.section.write(node.Name + " " + node.Default + " ")
	case *directive.Fact:
		c.section.write(node.Name + ": ")
		c.since(node)
	case *directive.Phrase:
		c.document.Sheets |= directive.ElementSheet
		if node.Value != "" {
			c.document.Sheets |= directive.ValueSheet
		}
		c.id(node.ID, input.At(node.Pos(), node.Pos()))
		if _, isHeading := node.Parent().(*ast.Heading); isHeading && directive.IsBadge(node) {
			return ast.WalkSkipChildren
		}
	case *east.DefinitionTerm:
		c.term(node)
	case *directive.Inclusion:
		c.part(Directive, "::include "+node.Target, node.At)
		c.use(ShownFile, node.Target, node.At)
	case *syntax.FormulaBlock:
		node.AppendChild(node, node.Formula(c.source))
	case *syntax.Formula:
		c.formula(node)
	case *ast.CodeBlock:
		c.section.code(string(node.Lines().Value(c.source)))
		c.codePart(node, string(node.Lines().Value(c.source)))
	case *ast.CodeSpan:
		c.inlineCode(node)
	case *ast.Text:
		if !c.section.brief {
			c.section.write(syntax.TextOf(node, c.source))
		}
		if node.SoftLineBreak() || node.HardLineBreak() {
			c.section.space()
		}
	case *ast.String:
		c.section.write(string(node.Value))
		if name, at := syntax.VariableOf(node); name != "" {
			c.part(Variable, "{{"+name+"}}", at)
		}
	case *east.TaskCheckBox:
		markTaskItem(node)
	case *east.FootnoteLink:
		c.anchors[syntax.FootnoteID("fnref", node.Index, node.RefIndex)] = true
	case *east.Footnote:
		c.anchors[syntax.FootnoteID("fn", node.Index, 0)] = true
	}
	return ast.WalkContinue
}

// excerpt sets first to the text of a node, unless it is set already. Facts and rows of signatures introduce
// nothing.
func (c *collector) excerpt(first *string, node ast.Node) {
	if parent := node.Parent().Kind(); *first == "" && !c.forAgents && parent != directive.FactKind && parent != signature.MeaningKind {
		*first = strings.Join(strings.Fields(syntax.PlainTextWithout(node, c.source, isImage)), " ")
	}
}

func isImage(node ast.Node) bool { return node.Kind() == ast.KindImage }

// isForAgents reports whether a node is in a part that the page does not show.
func isForAgents(node ast.Node) bool {
	for ; node != nil; node = node.Parent() {
		if directive.HasRole(node, directive.AgentsRole) {
			return true
		}
	}
	return false
}

func (c *collector) nodePlace(node ast.Node) Place {
	if lines := node.Lines(); lines != nil && lines.Len() > 0 {
		segment := lines.At(0)
		return c.lines.Place(segment.Start, segment.Stop)
	}
	return c.lines.Place(max(0, node.Pos()), node.Pos())
}

// inlineCode reports variables of the site in inline code, which docgen does not replace.
func (c *collector) inlineCode(node *ast.CodeSpan) {
	if text, ok := node.FirstChild().(*ast.Text); ok {
		c.part(CodeSpan, syntax.PlainText(node, c.source), input.At(text.Segment.Start, text.Segment.Stop))
	}
	for child := node.FirstChild(); child != nil && c.mdx == nil; child = child.NextSibling() {
		if text, ok := child.(*ast.Text); ok {
			c.state.CheckCode(text.Segment.Value(c.source), text.Segment.Start)
		}
	}
}

func (c *collector) formula(node *syntax.Formula) {
	c.section.write(spoken(node.TeX))
	c.document.Sheets |= FormulaSheet
	render.SetNumber(node, len(c.document.Formulas))
	c.document.Formulas = append(c.document.Formulas, Formula{
		TeX: node.TeX, Display: node.Display, Place: c.lines.Place(node.At.Start, node.At.Stop),
	})
}

func (c *collector) codeBlock(node *ast.FencedCodeBlock) {
	block := c.code.Read(node)
	c.codePart(node, block.Text)
	if name, at := c.code.FileOf(node); name != "" {
		c.use(ShownFile, name, at)
	}
	c.notes(node, block)
	c.types(node, block)
	if len(block.Values) > 0 {
		c.document.Sheets |= directive.ValueSheet
	}
	if c.parser.highlighter.IsDiagram(block) {
		c.diagram(node, block)
		return
	}
	if block.Options.Numbered && !c.forAgents {
		c.numbered = append(c.numbered, block)
	}
	c.section.code(block.Text)
	language, _ := code.FenceInfo(node, c.source)
	if language == "" {
		return
	}
	start := node.Info.Segment.Start
	written := node.Language(c.source)
	if end := bytes.IndexAny(written, "{,"); end >= 0 {
		written = written[:end]
	}
	c.document.Languages = append(c.document.Languages, CodeLanguage{
		Name: language, Known: c.parser.highlighter.Knows(language), Place: c.lines.Place(start, start+len(written)),
		Live: block.Options.IsLive(),
	})
}

func (c *collector) diagram(node *ast.FencedCodeBlock, block *code.Block) {
	found := Diagram{Text: block.Text, Place: c.lines.Place(node.Info.Segment.Start, node.Info.Segment.Stop)}
	if node.Lines().Len() > 0 && !block.IsFile() {
		first := node.Lines().At(0)
		found.Place, found.Inline = c.lines.Place(first.Start, first.Stop), true
	}
	c.document.Diagrams = append(c.document.Diagrams, found)
	c.document.Sheets |= directive.BlockSheet
}

// markTaskItem adds a class to the list item of a check box.
func markTaskItem(checkBox ast.Node) {
	for node := checkBox.Parent(); node != nil; node = node.Parent() {
		if item, ok := node.(*ast.ListItem); ok {
			item.SetAttributeString("class", []byte("task-list-item"))
			return
		}
	}
}
