package assemble

import (
	"fmt"
	"html"
	"net/url"
	"strings"

	"github.com/docgen-cli/docgen/internal/site"
)

// pageMenu returns the menu with which readers copy the page as Markdown, view it, or open an assistant with it. All
// but the button work without JavaScript, and the style sheet hides the button then.
func (a Assembler) pageMenu(page *site.Page) string {
	options := a.Config.ThemeConfig.PageMenu
	if !options.Show || page.Twin == "" || page.Text.FrontMatter.LandingPage {
		return ""
	}
	labels, at := a.labels(), a.Edition.Routes.URL(page.Twin)
	copyPage := html.EscapeString(labels.Text("docgen.pageMenu.copy"))
	var menu strings.Builder
	fmt.Fprintf(&menu, `<details class="page-menu"><summary>%s</summary><ul><li aria-live="polite"><button data-copied="%s" data-failed="%s">%s</button><li><a href="%s">%s</a>`,
		copyPage, html.EscapeString(labels.Text("theme.CodeBlock.copied")), html.EscapeString(labels.Text("docgen.pageMenu.failed")), copyPage,
		html.EscapeString(at), html.EscapeString(labels.Text("docgen.pageMenu.view")))
	prompt := labels.Fill("docgen.pageMenu.prompt", "url", a.Edition.Origin+at)
	for _, assistant := range options.Assistants {
		href := strings.NewReplacer("{url}", queryText(a.Edition.Origin+at), "{prompt}", queryText(prompt)).Replace(assistant.Href)
		menu.WriteString(`<li><a href="` + html.EscapeString(href) + `" target="_blank" rel="noopener noreferrer nofollow">` +
			html.EscapeString(labels.Fill("docgen.pageMenu.open", "name", assistant.Label)) + `</a>`)
	}
	menu.WriteString("</ul></details>")
	return menu.String()
}

// queryText writes a text as a part of a query that decodes to the same text everywhere: "+" does not mean a space
// in all of them.
func queryText(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }
