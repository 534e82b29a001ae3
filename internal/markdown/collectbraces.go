package markdown

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/jsx"
)

var (
	// words matches an expression that may be text: names, as in {name}, and words, as in {your name}.
	words = regexp.MustCompile(`^\s*[\p{L}_$][\p{L}\p{N}_$.'’-]*(?:,?\s+[\p{L}\p{N}_$.'’-]+)*\s*$`)
	// sentence matches two words in a row, which are no JavaScript.
	sentence = regexp.MustCompile(`[^\s,]\s+\S`)
	operator = regexp.MustCompile(`(?:^|\s)(?:async|await|delete|in|instanceof|new|of|typeof|void|yield)\s|\s-|-\s`)
)

// globals are names that MDX can use without defining them, because they have a value while pages are
// rendered. Some are what a module knows about its page; those of browsers are reported by the build.
var globals = []string{
	"window", "document", "navigator", "location", "localStorage",
	"undefined", "null", "true", "false", "this", "NaN", "Infinity", "globalThis", "process", "import",
	"props", "components", "frontMatter", "contentTitle", "toc", "metadata", "assets", "React", "Array",
	"BigInt", "Boolean", "Date", "Error", "Intl", "JSON", "Map", "Math", "Number", "Object", "Promise",
	"RegExp", "Set", "String", "Symbol", "URL", "URLSearchParams", "console",
}

// checkBraces reports text in braces that its author did not mean as code. It runs after all names are known.
func (c *collector) checkBraces(defined map[string]bool) {
	for _, part := range c.braces {
		text := part.Expression.Text
		unknown := slices.Sorted(maps.Keys(part.Words.Names))
		unknown = slices.DeleteFunc(unknown, func(name string) bool { return defined[name] || slices.Contains(globals, name) })
		escaped := `\{` + text + `\}`
		switch {
		case sentence.MatchString(text):
			c.text.Report(part.At.Start, part.At.Stop, Finding{Code: MDXCode,
				Text: fmt.Sprintf("braces contain code in MDX, and %q is not JavaScript", strings.TrimSpace(text)),
				Hint: fmt.Sprintf(`write "%s" to show the braces, or format the text as code`, escaped), Fix: escaped})
		case len(unknown) > 0:
			c.text.Report(part.At.Start, part.At.Stop, Finding{Code: MDXCode,
				Text: fmt.Sprintf("braces contain code in MDX, and %q is not defined", unknown[0]),
				Hint: fmt.Sprintf(`write "%s" to show the braces, format the text as code, or define it: "export const %s = ..."`, escaped, unknown[0])})
		}
	}
}

// isText reports whether a part may be text that its author did not mean as code.
func isText(part jsx.Part) bool {
	return part.Tag == nil && words.MatchString(part.Expression.Text) && !operator.MatchString(part.Expression.Text)
}
