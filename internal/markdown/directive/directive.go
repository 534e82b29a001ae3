// Package directive parses directives: containers such as ":::note", the line "::include", and phrases such as
// ":badge[new]".
//
// A [Spec] is all that docgen knows of a container; the packages that write HTML, modules and plain Markdown read it.
// The package creates nodes and reports mistakes in them. It renders nothing, and it knows no files.
package directive

import (
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Parsers returns the parsers of directives, alerts and abbreviations, which all formats share. A line that opens
// or closes a container is indented by at most so many columns.
func Parsers(indent int) []parser.Option {
	return []parser.Option{
		parser.WithBlockParsers(
			util.Prioritized(syntax.Bounded(containerParser{":", indent}), 90),
			util.Prioritized(inclusionParser{":"}, 91),
			util.Prioritized(abbreviations{"*"}, 92),
		),
		parser.WithInlineParsers(util.Prioritized(syntax.InlineParser(":", parsePhrase), 140)),
		parser.WithParagraphTransformers(util.Prioritized(alertParser{}, 90)),
	}
}
