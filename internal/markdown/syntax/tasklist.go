package syntax

import (
	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// parseCheckBox parses "[ ]" or "[x]" at the start of an item of a list. goldmark's parser also takes the text
// of a link, such as "[x](page.md)", for a check box. As on GitHub, white space and more text follow the brackets.
func parseCheckBox(parent ast.Node, block text.Reader, _ parser.Context) ast.Node {
	item, isItem := parent.Parent().(*ast.ListItem)
	if !isItem || item.FirstChild() != parent || parent.HasChildren() {
		return nil
	}
	line, _ := block.PeekLine()
	if len(line) < 4 || line[2] != ']' || !util.IsSpace(line[3]) {
		return nil
	}
	isChecked := line[1]|0x20 == 'x'
	if !isChecked && !util.IsSpace(line[1]) {
		return nil
	}
	block.Advance(len(line) - len(util.TrimLeftSpace(line[3:])))
	return east.NewTaskCheckBox(isChecked)
}
