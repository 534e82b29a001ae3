// Package code reads the code blocks of a document and highlights them: options behind the
// language, code from files, magic comments, marked lines and words.
//
// A [Reader] makes a [Block] of a fence, a [Highlighter] makes HTML of a block. The package
// knows no other blocks.
package code

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// CodeBlock is a code block as readers see it.
type Block struct {
	Language string // in lower case; Plain if there is none
	Text     string // without the last line end and without magic comments
	Options  Options

	lines map[int][]string // classes of 1-based lines
	slow  bool             // shown without highlighting, beside an error
}

// PlainLanguage is the language of code without one.
const Plain = "text"

// MermaidLanguage is the language of diagrams, which the browser draws.
const Mermaid = "mermaid"

// The classes of lines.
const (
	highlightedClass = "highlighted"
	insertedClass    = "inserted"
	deletedClass     = "deleted"
)

// codeAttribute holds the *CodeBlock of a fence.
const codeAttribute = "docgen-code"

// CodeOf returns the code block of a fence that a [CodeReader] has read.
func Of(fence ast.Node) *Block {
	value, _ := fence.AttributeString(codeAttribute)
	block, _ := value.(*Block)
	return block
}

// IsFile reports whether the text is that of another file.
func (b *Block) IsFile() bool { return b.Options.file != "" }

// classes returns the classes of a line, sorted and without repetitions.
func (b *Block) classes(line int) string {
	unique := map[string]bool{}
	for _, class := range b.lines[line] {
		unique[class] = true
	}
	return strings.Join(append([]string{"line"}, slices.Sorted(maps.Keys(unique))...), " ")
}

// key is a hash of everything that the HTML of the block's lines depends on.
func (b *Block) key() [sha256.Size]byte {
	input := fmt.Sprintf("%q %q %v %v %v\n", b.Language, b.Options.words, b.Options.Numbered, b.Options.start, b.lines)
	return sha256.Sum256(append([]byte(input), b.Text...))
}
