package parity

import (
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// longest is the number of characters that messages quote.
const longest = 60

// described names a part in a message.
func described(part markdown.Part) string {
	text := quoted(part.Text)
	switch part.Kind {
	case markdown.CodeBlock:
		first, _, _ := strings.Cut(strings.TrimSpace(part.Text), "\n")
		return "the code block that starts with " + quoted(first)
	case markdown.DiagramBlock:
		return "the diagram " + text
	case markdown.CodeSpan:
		return "the code " + text
	case markdown.Target:
		return "the link to " + text
	case markdown.Picture:
		return "the image " + text
	case markdown.Element:
		return "the tag " + shortened(part.Text)
	case markdown.Directive:
		return "the directive " + text
	case markdown.Variable:
		return "the variable " + shortened(part.Text)
	}
	return text
}

// instead says that a translation has a part in place of that of the source.
func instead(found, original markdown.Part) string {
	if found.Kind == markdown.CodeBlock {
		return differentCode(found.Text, original.Text)
	}
	return fmt.Sprintf("%s differs from the original, which has %s", described(found), described(original))
}

// differentCode says where two code blocks differ first.
func differentCode(found, original string) string {
	ours, theirs := strings.Split(found, "\n"), strings.Split(original, "\n")
	for i := range max(len(ours), len(theirs)) {
		switch {
		case i >= len(ours):
			return fmt.Sprintf("the code block lacks line %d of the original, %s", i+1, quoted(theirs[i]))
		case i >= len(theirs):
			return fmt.Sprintf("line %d of the code block, %s, is not in the original", i+1, quoted(ours[i]))
		case ours[i] != theirs[i]:
			return fmt.Sprintf("line %d of the code block is %s, but %s in the original", i+1, quoted(ours[i]), quoted(theirs[i]))
		}
	}
	return "the code block differs from the original"
}

func quoted(text string) string { return `"` + shortened(strings.TrimSpace(text)) + `"` }

func shortened(text string) string {
	if runes := []rune(text); len(runes) > longest {
		return string(runes[:longest-1]) + "…"
	}
	return text
}
