package directive

import (
	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
)

// footnoteKey identifies a footnote. A text and each file that it includes number their
// footnotes from 1.
type footnoteKey struct {
	scope ast.Node // an inclusion, or the root of the tree
	index int
}

// footnoteMerger merges the footnotes of a text and of the files that it includes into one
// list, numbered in reading order.
type footnoteMerger struct {
	lists   []*east.FootnoteList
	notes   map[footnoteKey]*east.Footnote
	numbers map[footnoteKey]int
	order   []footnoteKey
}

// MergeFootnotes merges the footnotes of a text and of the files that it includes into one
// list.
func MergeFootnotes(root ast.Node) {
	merger := footnoteMerger{notes: map[footnoteKey]*east.Footnote{}, numbers: map[footnoteKey]int{}}
	merger.number(root, root)
	merged := east.NewFootnoteList()
	for i := 0; i < len(merger.order); i++ { // the list grows, because footnotes may refer to other footnotes
		key := merger.order[i]
		note, found := merger.notes[key]
		if !found {
			continue
		}
		merged.AppendChild(merged, note)
		note.Index = i + 1
		merger.number(key.scope, note)
	}
	for _, list := range merger.lists {
		list.Parent().RemoveChild(list.Parent(), list)
	}
	merged.Count = merged.ChildCount()
	if merged.Count > 0 {
		root.AppendChild(root, merged)
	}
}

// number renumbers the references below a node.
func (m *footnoteMerger) number(scope, node ast.Node) {
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		switch child := child.(type) {
		case *Inclusion:
			m.number(child, child)
		case *east.FootnoteList:
			m.list(scope, child)
		case *east.FootnoteLink:
			key := footnoteKey{scope, child.Index}
			if m.numbers[key] == 0 {
				m.order = append(m.order, key)
				m.numbers[key] = len(m.order)
			}
			child.Index = m.numbers[key]
		case *east.FootnoteBacklink:
			child.Index = m.numbers[footnoteKey{scope, child.Index}]
		default:
			m.number(scope, child)
		}
	}
}

func (m *footnoteMerger) list(scope ast.Node, list *east.FootnoteList) {
	m.lists = append(m.lists, list)
	for child := list.FirstChild(); child != nil; child = child.NextSibling() {
		if note, ok := child.(*east.Footnote); ok {
			m.notes[footnoteKey{scope, note.Index}] = note
		}
	}
}
