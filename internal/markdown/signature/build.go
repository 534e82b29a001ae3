package signature

import (
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Context is what [Build] needs besides the container.
type Context struct {
	Text  *input.Text // of the document; gets the findings
	Types map[string]string
	Link  func(target string, at input.Span) int // adds a link to the document, and returns its index
	Label string                                 // of the result, in the language of the document
}

// Build replaces the code block and the list in a container by a [Head] and a [Table]. It reports what is
// wrong, and returns nil if the content then stays as it is.
func Build(container *directive.Container, read func(*ast.FencedCodeBlock) *code.Block, context Context) *Head {
	fence, list, ok := content(container, context)
	if !ok {
		return nil
	}
	block := read(fence)
	b := builder{Context: context, head: &Head{block: block}, isScript: isScript(block.Language)}
	if !b.parse(fence) {
		return nil
	}
	b.findTypes(fence)
	container.ReplaceChild(container, fence, b.head)
	b.head.AppendChild(b.head, fence)
	if list != nil {
		container.ReplaceChild(container, list, b.table(list, b.members(), b.result()))
	}
	return b.head
}

// builder builds the nodes of one container.
type builder struct {
	Context
	head     *Head
	isScript bool // the language is known, so the signatures are parsed
}

func isScript(language string) bool {
	return slices.Contains([]string{"ts", "typescript", "tsx", "mts", "cts", "js", "javascript", "jsx", "mjs", "cjs"}, language)
}

// content returns the code block and the list in a container. It reports anything else.
func content(container *directive.Container, context Context) (fence *ast.FencedCodeBlock, list *ast.List, ok bool) {
	ok = true
	report := func(node ast.Node, text, hint string) {
		at := syntax.Extent(node)
		context.Text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode, Text: text, Hint: hint})
		ok = false
	}
	for child := container.FirstChild(); child != nil; child = child.NextSibling() {
		switch node := child.(type) {
		case *directive.Title:
			ok = false // reported with the other titles
		case *ast.FencedCodeBlock:
			if fence != nil {
				report(node, `":::signature" has two code blocks`, "write overloads below each other in one code block")
			}
			fence = node
		case *ast.List:
			if list != nil || fence == nil {
				report(node, `":::signature" can contain only a code block and one list after it`, "move everything else out of it")
			}
			list = node
		default:
			report(node, `":::signature" can contain only a code block and one list after it`, "move everything else out of it")
		}
	}
	if fence == nil && ok {
		at := container.MarkAt()
		context.Text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode, Text: `":::signature" contains no code block`,
			Hint: "write the signature in one, such as ```ts"})
		ok = false
	}
	return fence, list, ok
}

// parse reads the signatures. Those in other languages stay as they are.
func (b *builder) parse(fence *ast.FencedCodeBlock) bool {
	if b.isScript {
		lines, ok := Parse(b.head.block.Text)
		if !ok {
			at := syntax.Extent(fence)
			b.Text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode,
				Text: "the signature cannot be read", Hint: "write it as TypeScript declares a member, such as name(value: string): number, and close every bracket and quote"})
		}
		b.head.Signatures = lines
		return ok
	}
	for text := range strings.SplitSeq(b.head.block.Text, "\n") {
		b.head.Signatures = append(b.head.Signatures, Line{Text: text, Kind: kindOf(strings.Fields(text))})
	}
	return true
}

// members returns the parameters of all overloads.
func (b *builder) members() []Member {
	var all []Member
	for _, line := range b.head.Signatures {
		all = append(all, line.Members...)
	}
	return flat(all)
}

// flat puts the properties of patterns in the place of the patterns, and leaves out repetitions.
func flat(members []Member) []Member {
	var found []Member
	for _, member := range members {
		if member.Name == "" {
			found = append(found, flat(member.Members)...)
		} else if !slices.ContainsFunc(found, func(other Member) bool { return other.Name == member.Name }) {
			found = append(found, member)
		}
	}
	return found
}

// result returns the first result.
func (b *builder) result() Member {
	for i, line := range b.head.Signatures {
		if !line.Result.Empty() {
			return Member{Line: i, Type: line.Result}
		}
	}
	return Member{}
}
