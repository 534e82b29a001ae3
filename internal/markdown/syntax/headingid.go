package syntax

import (
	"bytes"
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// headingParser is one of goldmark's two heading parsers. It also reads explicit ids at the
// end of a heading: {#id}, <!-- #id --> or {/* #id */}. Backslashes in the first form do not
// matter: Docusaurus reads the id after Markdown has removed them. goldmark's own attributes
// would match too much: "## type T {}" would lose its braces.
type headingParser struct{ parser.BlockParser }

var idSuffix = regexp.MustCompile(`(?:^|[^\\]|\\\\)(\\?\{\\?#([^\s{}]+?)\\?\}|<!--\s*#([^\s{}]+)\s*-->|\{\s*/\*\s*#([^\s{}*]+)\s*\*/\s*\})\s*$`)

// Close implements parser.BlockParser.
func (p headingParser) Close(node ast.Node, reader text.Reader, context parser.Context) {
	p.BlockParser.Close(node, reader, context)
	lines := node.Lines()
	if lines == nil || lines.Len() == 0 {
		return
	}
	last := lines.At(lines.Len() - 1)
	value := last.Value(reader.Source())
	if bytes.IndexByte(value, '#') < 0 { // matching takes longer
		return
	}
	match := idSuffix.FindSubmatchIndex(value)
	if match == nil {
		return
	}
	// The padding of tabs is part of the value but not of the source.
	id := match[4:6]
	for group := 6; id[0] < 0; group += 2 {
		id = match[group : group+2]
	}
	start, end, cut := id[0]-last.Padding, id[1]-last.Padding, match[2]-last.Padding
	written := string(reader.Source()[last.Start+start : last.Start+end])
	node.SetAttributeString("id", []byte(Unescape(written)))
	last.Stop = last.Start + cut
	lines.Set(lines.Len()-1, last.TrimRightSpace(reader.Source()))
}

// HeadingID returns the id of a heading. The parser sets explicit ids; the other ids are set
// later.
func HeadingID(heading *ast.Heading) (string, bool) {
	value, found := heading.AttributeString("id")
	if !found {
		return "", false
	}
	id, isText := value.([]byte)
	return string(id), isText
}
