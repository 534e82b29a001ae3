package check

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"docgen/internal/asset"
	"docgen/internal/config"
	"docgen/internal/diag"
	"docgen/internal/link"
	"docgen/internal/markdown"
	"docgen/internal/site"
)

// runs are the extensions of files that browsers run in the site's name.
func runs() []string {
	return []string{".htm", ".html", ".js", ".mjs", ".shtml", ".svg", ".svgz", ".swf", ".xht", ".xhtml", ".xml", ".xsl", ".xslt"}
}

// active is what runs in a picture that is opened by itself, or loads more.
var active = regexp.MustCompile(`(?i)<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|handler|set|animate)\b|[\s"'/]on[a-z]+\s*=|script:|<!entity|<\?xml-stylesheet`)

// untrusted reports what writers who are not trusted may not bring: code in docs, and files
// that browsers would run.
func untrusted(cfg config.Config, edition *site.Edition) []diag.Diagnostic {
	if cfg.Markdown.Unsafe {
		return nil
	}
	var findings []diag.Diagnostic
	for _, page := range edition.Pages {
		if !page.IsDoc() {
			continue
		}
		text := page.Text
		if text.Document.IsMDX {
			findings = append(findings, diag.Diagnostic{
				Severity: diag.Error, Code: "content", File: text.Name,
				Text: "MDX is code, which markdown.unsafe: false does not allow", Hint: "write Markdown in a file that ends in .md, or trust the writers of the docs",
			})
		}
		for _, each := range text.Document.Links {
			found, isAsset := edition.Assets[link.Reference{From: text.From(each.Place.File).Name, Link: each.Target}]
			if problem := danger(each, found); isAsset && problem != "" {
				findings = append(findings, link.At(text.Name, text.Whole(), each.Place, diag.Diagnostic{
					Severity: diag.Error, Code: "links", Text: problem, Hint: "markdown.unsafe: false does not allow it; put the file into a static folder if it is to be trusted",
				}))
			}
		}
	}
	return findings
}

// danger says why a file may not come from a writer who is not trusted; ""
// when it may. A static file is the owner's.
func danger(link markdown.Link, found asset.Asset) string {
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
