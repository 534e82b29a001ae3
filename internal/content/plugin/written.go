package plugin

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// result is what a directive becomes: Markdown, or HTML.
type result struct {
	Markdown string  `json:"markdown"`
	HTML     *string `json:"html"`
}

// written returns a result as the text of the page has it.
func (r result) written(at syntax.Call, plugin Plugin, isMDX bool) string {
	isInline := at.Extension.Kind == syntax.InlineExtension
	switch {
	case r.HTML == nil && isInline:
		return strings.Join(strings.Fields(r.Markdown), " ")
	case r.HTML == nil:
		return strings.Trim(r.Markdown, "\n")
	}
	element := "div"
	if isInline {
		element = "span"
	}
	if isMDX {
		html, _ := json.Marshal(*r.HTML) // a string can always be encoded
		return fmt.Sprintf("<%s className=%q dangerouslySetInnerHTML={{ __html: %s }} />", element, "plugin-"+plugin.Declared.Name, html)
	}
	html := withoutBlankLines(*r.HTML)
	if isInline {
		return fmt.Sprintf(`<span class="plugin-%s">%s</span>`, plugin.Declared.Name, strings.ReplaceAll(html, "\n", " "))
	}
	return fmt.Sprintf("<div class=\"plugin-%s\">\n%s\n</div>", plugin.Declared.Name, html)
}

var (
	blankLines = regexp.MustCompile(`\n[ \t]*(?:\n[ \t]*)+`)
	styleSheet = regexp.MustCompile(`(?is)<style\b.*?</style>`)
)

// withoutBlankLines returns HTML in which no line is blank, because a blank line ends a block of HTML in Markdown.
func withoutBlankLines(html string) string {
	html = styleSheet.ReplaceAllStringFunc(strings.Trim(html, "\n"), func(text string) string { return blankLines.ReplaceAllString(text, "\n") })
	return blankLines.ReplaceAllStringFunc(html, func(text string) string { return "\n" + strings.Repeat("&#10;", strings.Count(text, "\n")-1) })
}
