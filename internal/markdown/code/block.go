// Package code reads the code blocks of a document and highlights them. It handles options
// after the language, code from files, magic comments, and marked lines and words.
//
// A [Reader] turns a fence into a [Block]; a [Highlighter] turns a block into HTML. The
// package knows no other kinds of blocks.
package code

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Block is a code block as readers see it.
type Block struct {
	Language string // lower case; Plain if the author names none
	Text     string // without the last line end and without magic comments
	Options  Options

	// Notes are the numbers of notes at lines, in order. The notes are the numbered list after the block.
	Notes []Note

	// Values are the places of values that readers fill in, in order. The text has what readers see until then.
	Values []Value

	// Types are the indexes in the document of the links that types are, by the name of the type.
	Types map[string]int

	lines map[int][]string // classes by 1-based line
	slow  bool             // highlighting took too long, so the code is plain text
}

// Note is the number of a note at a line.
type Note struct {
	Line   int // 1-based, as readers see it
	Number int
	At     input.Span // of the line in the text
}

// noteAt returns the number of the note at a line, or 0.
func (b *Block) noteAt(line int) int {
	for _, note := range b.Notes {
		if note.Line == line {
			return note.Number
		}
	}
	return 0
}

// Plain is the language of code without a language.
const Plain = "text"

// Mermaid is the language of diagrams, which the browser renders.
const Mermaid = "mermaid"

// Classes of lines.
const (
	highlightedClass = "highlighted"
	insertedClass    = "inserted"
	deletedClass     = "deleted"
)

// codeAttribute holds the *Block of a fence.
const codeAttribute = "docgen-code"

// Of returns the code block of a fence that a [Reader] has read.
func Of(fence ast.Node) *Block { return syntax.Note[*Block](fence, codeAttribute) }

// FirstLine returns the number of the first line, as readers see it.
func (b *Block) FirstLine() int { return b.Options.start }

// IsFile reports whether the code comes from another file.
func (b *Block) IsFile() bool { return b.Options.file != "" }

// classes returns the classes of a line, sorted and without repetitions.
func (b *Block) classes(line int) string {
	unique := map[string]bool{}
	for _, class := range b.lines[line] {
		unique[class] = true
	}
	return strings.Join(append([]string{"line"}, slices.Sorted(maps.Keys(unique))...), " ")
}

// key returns a hash of everything that affects the HTML of the block's lines.
func (b *Block) key() [sha256.Size]byte {
	settings := fmt.Sprintf("%q %q %v %v %v %v %v\n", b.Language, b.Options.words, b.Options.Numbered, b.Options.start, b.lines, b.Notes, b.Values)
	return sha256.Sum256(append([]byte(settings), b.Text...))
}

// Copy returns a copy of a fence that shows another text.
func Copy(fence *ast.FencedCodeBlock, text string) *ast.FencedCodeBlock {
	block := *Of(fence)
	block.Text = strings.TrimSuffix(text, "\n")
	block.Values = valuesAgain(block.Text, Of(fence))
	other := ast.NewFencedCodeBlock(nil)
	other.SetPos(fence.Pos())
	other.SetAttributeString(codeAttribute, &block)
	return other
}

// typeToken matches the HTML of a token that may be the name of a type.
var typeToken = regexp.MustCompile(`<span class="n[bc]">([^<]+)</span>`)

// EachPart divides the HTML of a block into links and what is between them, in order.
func (b *Block) EachPart(html string, between func(html string), link func(number int, html string)) {
	from := 0
	if len(b.Types) > 0 {
		for _, at := range typeToken.FindAllStringSubmatchIndex(html, -1) {
			if number, isLink := b.Types[html[at[2]:at[3]]]; isLink {
				between(html[from:at[0]])
				link(number, html[at[0]:at[1]])
				from = at[1]
			}
		}
	}
	between(html[from:])
}
