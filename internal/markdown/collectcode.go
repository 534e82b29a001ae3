package markdown

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/npm"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// notes makes the numbered list after a code block its notes if lines of the code have numbers. It
// reports numbers without a note and notes without a number.
func (c *collector) notes(fence *ast.FencedCodeBlock, block *code.Block) {
	if len(block.Notes) == 0 {
		return
	}
	list, isList := fence.NextSibling().(*ast.List)
	if !isList || !list.IsOrdered() {
		at := block.Notes[0].At
		c.text.Report(at.Start, at.Stop, Finding{Code: CodeCode, Text: "the code has numbers, but no notes",
			Hint: "write a numbered list directly after the code block"})
		return
	}
	c.document.Sheets |= directive.BlockSheet
	list.SetAttributeString("class", []byte("code-notes"))
	used := map[int]bool{}
	for _, note := range block.Notes {
		used[note.Number] = true
		if index := note.Number - list.Start; index < 0 || index >= list.ChildCount() {
			c.text.Report(note.At.Start, note.At.Stop, Finding{Code: CodeCode, Text: fmt.Sprintf("the number %d has no note", note.Number),
				Hint: fmt.Sprintf("add item %d to the list after the code block, or remove the comment", note.Number)})
		}
	}
	number := list.Start
	for item := list.FirstChild(); item != nil; item = item.NextSibling() {
		if first := item.FirstChild(); !used[number] && first != nil && first.Lines().Len() > 0 {
			at := first.Lines().At(0)
			c.text.Report(at.Start, at.Stop, Finding{Code: CodeCode, Text: fmt.Sprintf("note %d belongs to no line of the code", number),
				Hint: fmt.Sprintf("write [!code %d] in a comment at the end of a line", number)})
		}
		number++
	}
}

// types makes links of the types in a code block with the option "types".
func (c *collector) types(fence *ast.FencedCodeBlock, block *code.Block) {
	if !block.Options.Types {
		return
	}
	c.document.Sheets |= directive.MemberSheet
	block.Types = map[string]int{}
	for _, at := range signature.Names(block.Text) {
		name := at.In(block.Text)
		if target, isType := c.parser.options.Types[name]; isType {
			if _, known := block.Types[name]; !known {
				block.Types[name] = c.typeLink(target, signature.PlaceOf(fence, name, c.source))
			}
		}
	}
}

// typeLink collects a link from a type to its page, and returns its index.
func (c *collector) typeLink(target string, at input.Span) int {
	c.document.Links = append(c.document.Links, Link{Kind: TypeLink, Target: target, Place: c.lines.Place(at.Start, at.Stop)})
	return len(c.document.Links) - 1
}

// Highlight highlights the code of a document ahead of rendering, which uses the cached
// result. It reports each block that takes too long. The error is the error of the context.
func (p *Parser) Highlight(ctx context.Context, document Document) ([]Finding, error) {
	var findings []Finding
	err := ast.Walk(document.tree.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		fence, isFence := node.(*ast.FencedCodeBlock)
		if !entering || !isFence {
			return ast.WalkContinue, nil
		}
		err := p.highlighter.Highlight(ctx, fence)
		if !errors.Is(err, code.ErrSlow) {
			return ast.WalkSkipChildren, err
		}
		info := fence.Info.Segment // only code with a language is highlighted
		findings = append(findings, Finding{
			Code: input.CodeCode, Place: document.tree.lines.Place(info.Start, info.Stop),
			Text: err.Error(), Hint: `show only part of the code, or set its language to "text"`,
		})
		return ast.WalkSkipChildren, nil
	})
	return findings, err
}

// notInName matches what the name of a code block has a hyphen for. theme/runtime/lineLinks.ts has the same rules.
var notInName = regexp.MustCompile(`[^\p{L}\p{N}]+`)

// addLines adds the anchors of the lines of code blocks with line numbers. Each block has the name that its title gives,
// or its position among these blocks if the title is missing or not the only one. Anchors without a name are of the first.
func (c *collector) addLines() {
	names, count := make([]string, len(c.numbered)), map[string]int{}
	for i, block := range c.numbered {
		names[i] = strings.Trim(notInName.ReplaceAllString(strings.ToLower(block.Options.Title), "-"), "-")
		count[names[i]]++
	}
	for i, block := range c.numbered {
		if names[i] == "" || count[names[i]] > 1 {
			names[i] = fmt.Sprintf("code-%d", i+1)
		}
		lines := linesOf(block)
		c.anchors[names[i]+"-"+lines] = true
		if i == 0 {
			c.anchors[lines] = true
		}
	}
}

// linesOf returns the anchor of all lines of a block, without the name of the block.
func linesOf(block *code.Block) string {
	first := block.FirstLine()
	return fmt.Sprintf("L%d-L%d", first, first+strings.Count(block.Text, "\n"))
}

// NPM says how docgen shows the commands of npm in code blocks with the option npm2yarn.
type NPM struct {
	Managers []string // those whose commands have their own tabs; none switches the option off
	Sync     bool     // whether all tabs of the site switch together
}

// npmGroup is the name of the group of tabs, as in Docusaurus.
const npmGroup = "npm2yarn"

// showManagers replaces each code block with commands of npm by tabs for the package managers.
func (c *collector) showManagers() {
	options := c.parser.options.NPM
	if len(options.Managers) == 0 {
		return
	}
	var fences []*ast.FencedCodeBlock
	for node := range syntax.All(c.root) {
		if fence, isFence := node.(*ast.FencedCodeBlock); isFence && c.code.Read(fence).Options.Npm {
			fences = append(fences, fence)
		}
	}
	for _, fence := range fences {
		group := directive.TabOptions{}
		if options.Sync {
			group.Group = npmGroup
		}
		tabs, text := directive.NewTabs(group, fence.Pos()), code.Of(fence).Text
		fence.Parent().ReplaceChild(fence.Parent(), fence, tabs)
		add := func(manager string, block ast.Node) {
			tab := directive.NewTab(npm.Label(manager), fence.Pos())
			tab.Tabs.Value = manager
			tab.AppendChild(tab, block)
			tabs.AppendChild(tabs, tab)
		}
		add("npm", fence)
		for _, manager := range options.Managers {
			add(manager, code.Copy(fence, npm.Convert(text, manager)))
		}
	}
}
