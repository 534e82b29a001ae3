package assemble

import (
	"fmt"
	"html"
	"net/url"
	"strings"

	"github.com/docgen-cli/docgen/internal/site"
)

// pageMenu returns the button with which readers copy the page as Markdown, and the menu beside it, with which they
// view it, open an assistant with it, or connect an agent. All but the button works without JavaScript, and the style
// sheet hides the button then.
func (a Assembler) pageMenu(page *site.Page) string {
	options := a.Config.ThemeConfig.PageMenu
	if !options.Show || page.Twin == "" || page.Text.FrontMatter.LandingPage {
		return ""
	}
	at := a.Edition.Routes.URL(page.Twin)
	label := func(id string) string { return html.EscapeString(a.labels().Text(id)) }
	var menu strings.Builder
	fmt.Fprintf(&menu, `<div class="page-menu"><span aria-live="polite"><button data-href="%s" data-copied="%s" data-failed="%s"><span>%s</span></button></span>`,
		html.EscapeString(at), label("theme.CodeBlock.copied"), label("docgen.pageMenu.failed"), label("docgen.pageMenu.copy"))
	fmt.Fprintf(&menu, `<details><summary aria-label="%s"></summary><ul>`, label("docgen.pageMenu.options"))
	link := func(icon, href, attributes, text, help string) {
		if help != "" {
			help = " <small>" + label(help) + "</small>"
		}
		fmt.Fprintf(&menu, `<li><a data-icon="%s" href="%s"%s>%s%s</a>`, icon, html.EscapeString(href), attributes, html.EscapeString(text), help)
	}
	const elsewhere = ` target="_blank" rel="noopener noreferrer nofollow"`
	link("view", at, "", a.labels().Text("docgen.pageMenu.view"), "docgen.pageMenu.viewHelp")
	if len(options.Assistants) > 0 {
		fmt.Fprintf(&menu, `<li><small>%s</small><ul>`, label("docgen.pageMenu.openHelp"))
	}
	prompt := a.labels().Fill("docgen.pageMenu.prompt", "url", a.Edition.Origin+at)
	for _, assistant := range options.Assistants {
		href := strings.NewReplacer("{url}", queryText(a.Edition.Origin+at), "{prompt}", queryText(prompt)).Replace(assistant.Href)
		link("ask", href, elsewhere, a.labels().Fill("docgen.pageMenu.open", "name", assistant.Label), "")
	}
	if len(options.Assistants) > 0 {
		menu.WriteString("</ul>")
	}
	if options.MCP != "" {
		href, _, _ := a.Edition.Targets.Path(options.MCP) // sitedata.Share reports what is not found
		link("connect", href, "", a.labels().Text("docgen.pageMenu.mcp"), "docgen.pageMenu.mcpHelp")
	}
	menu.WriteString("</ul></details></div>")
	return menu.String()
}

// queryText writes a text as a part of a query that decodes to the same text everywhere: "+" does not mean a space
// in all of them.
func queryText(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }
