package signature

import (
	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Kinds of nodes.
var (
	HeadKind    = ast.NewNodeKind("Signature")
	TableKind   = ast.NewNodeKind("SignatureTable")
	RowKind     = ast.NewNodeKind("SignatureRow")
	MeaningKind = ast.NewNodeKind("SignatureMeaning")
)

// Head shows the signatures. Its child is the author's code block, which is not rendered itself.
type Head struct {
	syntax.Block
	Signatures []Line
	links      []typeLink
	block      *code.Block

	styled [][]Piece // the tokens of each line; nil until they are needed
}

// typeLink is a type that is a link.
type typeLink struct {
	line   int
	at     Span
	number int // of the link in the document
}

func (*Head) Kind() ast.NodeKind { return HeadKind }

// Table has a [Row] for each parameter, for each property of an object, and for the result.
type Table struct{ syntax.Block }

func (*Table) Kind() ast.NodeKind { return TableKind }

// IsNested reports whether the table belongs to a row of another one.
func (n *Table) IsNested() bool { return n.Parent() != nil && n.Parent().Kind() == RowKind }

// Row is a row of a table. Its children are the meaning, if the author wrote any, and nested tables.
type Row struct {
	syntax.Block
	Name     string
	IsResult bool
	Optional bool
	Default  string

	head    *Head
	typed   Member // with the span of the type
	written string // the type, if the author wrote it
}

func (*Row) Kind() ast.NodeKind { return RowKind }

// Meaning is what the author says about a row.
type Meaning struct{ syntax.Block }

func (*Meaning) Kind() ast.NodeKind { return MeaningKind }
