package build

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"docgen/internal/asset"
	"docgen/internal/check"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/sidebar"
)

// runs are the extensions of files that browsers run in the site's name.
func runs() []string {
	return []string{".htm", ".html", ".js", ".mjs", ".shtml", ".svg", ".svgz", ".swf", ".xht", ".xhtml", ".xml", ".xsl", ".xslt"}
}

// active is what runs in a picture that is opened by itself, or loads more.
var active = regexp.MustCompile(`(?i)<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|handler|set|animate)\b|[\s"'/]on[a-z]+\s*=|script:|<!entity|<\?xml-stylesheet`)

// checkUntrusted reports what writers who are not trusted may not bring: code in
// docs, and files that browsers would run.
func (p *plan) checkUntrusted(options Options) {
	if p.config.Markdown.Unsafe {
		return
	}
	for _, page := range p.pages {
		if page.document.IsMDX {
			p.findings = append(p.findings, diag.Diagnostic{
				Severity: diag.Error, Code: "content", File: page.doc.Name,
				Text: "MDX is code, which markdown.unsafe: false does not allow", Hint: "write Markdown in a file that ends in .md, or trust the writers of the docs",
			})
		}
		for _, link := range page.document.Links {
			found, isAsset := p.assets[check.Reference{Doc: page.doc.From(link.Place.File).File, Link: link.Target}]
			if text := untrusted(link, found); isAsset && text != "" {
				p.findings = append(p.findings, check.At(page.doc.Name, p.reread(options, page), link.Place, diag.Diagnostic{
					Severity: diag.Error, Code: "links", Text: text, Hint: "markdown.unsafe: false does not allow it; put the file into a static folder if it is to be trusted",
				}))
			}
		}
	}
}

// untrusted says why a file may not come from a writer who is not trusted; ""
// when it may. A static file is the owner's.
func untrusted(link markdown.Link, found asset.Asset) string {
	extension := strings.ToLower(path.Ext(found.Output))
	switch {
	case found.Content == nil || !slices.Contains(runs(), extension):
		return ""
	case extension != ".svg":
		return fmt.Sprintf("browsers run files like %q", link.Target)
	case active.Match(found.Content):
		return fmt.Sprintf("the picture %q can run a script", link.Target)
	}
	return ""
}

// cleanSidebars makes the HTML of sidebars what the config allows.
func (p *plan) cleanSidebars(specs []sidebar.Spec) []sidebar.Spec {
	clean := p.clean()
	for i := range specs {
		specs[i].Items = cleanItems(specs[i].Items, clean)
	}
	return specs
}

func cleanItems(items []sidebar.ItemSpec, clean func(string) string) []sidebar.ItemSpec {
	cleaned := slices.Clone(items)
	for i := range cleaned {
		cleaned[i].Value = clean(cleaned[i].Value)
		cleaned[i].Items = cleanItems(cleaned[i].Items, clean)
	}
	return cleaned
}

// clean is what becomes of HTML that does not stand in the config.
func (p *plan) clean() func(string) string {
	if p.config.Markdown.Unsafe {
		return markdown.SafeAnchors
	}
	return markdown.Sanitizer()
}
