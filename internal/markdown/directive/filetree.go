package directive

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// RemarkKind is the kind of a [Remark].
var RemarkKind = ast.NewNodeKind("Remark")

// Remark is what the author says about a file in a file tree, after its name.
type Remark struct{ syntax.Inline }

func (*Remark) Kind() ast.NodeKind { return RemarkKind }

// folderClass is the class of the list items of a file tree that are folders: those with a list of
// files, and those whose name ends with a slash.
const folderClass = "folder"

// readFileTree marks the folders of a file tree, and separates names from remarks.
func (n *Container) readFileTree(source []byte) {
	for node := range syntax.All(n) {
		if item, ok := node.(*ast.ListItem); ok && item.FirstChild() != nil {
			readFile(item, source)
		}
	}
}

func readFile(item *ast.ListItem, source []byte) {
	line := item.FirstChild()
	name, _, _ := bytes.Cut([]byte(syntax.PlainText(line, source)), []byte(" "))
	if line.NextSibling() != nil || bytes.HasSuffix(name, []byte("/")) {
		item.SetAttributeString("class", []byte(folderClass))
	}
	first := line.FirstChild()
	if first == nil {
		return
	}
	from := first.NextSibling() // of a name in bold
	if words, ok := first.(*ast.Text); ok {
		space := bytes.IndexByte(words.Segment.Value(source), ' ')
		if space < 0 {
			return
		}
		rest := ast.NewTextSegment(text.NewSegment(words.Segment.Start+space, words.Segment.Stop))
		words.Segment = words.Segment.WithStop(words.Segment.Start + space)
		line.InsertAfter(line, first, rest)
		from = rest
	}
	remark := &Remark{}
	for from != nil {
		next := from.NextSibling()
		remark.AppendChild(remark, from)
		from = next
	}
	if remark.HasChildren() {
		line.AppendChild(line, remark)
	}
}
