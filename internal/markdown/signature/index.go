package signature

import (
	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Index lists the members that a declaration names and that have a heading, below the comments in the declaration. link
// returns a link to an id.
func Index(declaration string, headings []*ast.Heading, source []byte, link func(id string) *ast.Link) []ast.Node {
	members := map[declared]*ast.Heading{}
	for _, heading := range headings {
		members[declaredBy(syntax.PlainText(heading.FirstChild(), source))] = heading
	}
	var blocks []ast.Node
	var list *ast.List
	group := ""
	for _, member := range declarations(declaration) {
		name := declared{name: member.name, isStatic: member.isStatic}
		if members[name] == nil { // a function of an object, whose heading looks like that of a static method
			name.isStatic = !name.isStatic
		}
		heading := members[name]
		if heading == nil {
			continue
		}
		delete(members, name) // overloads have one heading
		if list == nil || group != member.group {
			group, list = member.group, ast.NewList('-')
			list.IsTight = true
			if group != "" {
				title, words := ast.NewParagraph(), ast.NewEmphasis(2)
				title.AppendChild(title, words)
				words.AppendChild(words, syntax.Verbatim(group))
				blocks = append(blocks, title)
			}
			blocks = append(blocks, list)
		}
		list.AppendChild(list, indexItem(heading, source, link))
	}
	return blocks
}

// indexItem returns an item with a link to a heading, the badges beside it and the first sentence below it.
func indexItem(heading *ast.Heading, source []byte, newLink func(id string) *ast.Link) *ast.ListItem {
	item, line := ast.NewListItem(0), ast.NewTextBlock()
	id, _ := syntax.HeadingID(heading)
	link := newLink(id)
	link.AppendChild(link, syntax.CopyCode(heading.FirstChild()))
	line.AppendChild(line, link)
	for _, node := range syntax.Children(heading) {
		if badge, isPhrase := node.(*directive.Phrase); isPhrase {
			copied := &directive.Phrase{Name: badge.Name, BadgeKind: badge.BadgeKind}
			copied.AppendChild(copied, syntax.Verbatim(syntax.PlainText(badge, source)))
			line.AppendChild(line, copied)
		}
	}
	item.AppendChild(item, line)
	if introduction := introductionOf(heading); introduction != nil {
		item.AppendChild(item, syntax.FirstSentence(introduction, source))
	}
	return item
}

// introductionOf returns the line that says what the member below a heading is: its first paragraph, or else what the
// signature says about the result.
func introductionOf(heading *ast.Heading) ast.Node {
	for node := heading.NextSibling(); node != nil && node.Kind() != ast.KindHeading; node = node.NextSibling() {
		if node.Kind() == ast.KindParagraph {
			return node
		}
		table, isTable := node.LastChild().(*Table)
		if isTable && table.HasChildren() && table.LastChild().(*Row).IsResult {
			return table.LastChild().FirstChild().FirstChild()
		}
	}
	return nil
}
