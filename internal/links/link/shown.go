package link

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// isOfPage reports whether a link is a relative URL. Its target depends on the page that shows
// it, and not on the file that contains it.
func isOfPage(link markdown.Link) bool {
	plain := withoutSuffix(link.Target)
	extension := path.Ext(plain)
	return link.Kind == markdown.PageLink && plain != "" && !hasScheme(plain) && !strings.HasPrefix(plain, "/") &&
		!strings.HasPrefix(plain, sitePrefix) && extension != ".md" && extension != ".mdx" && !IsFileReference(link)
}

// linkOfPages follows a relative URL in a text that pages show. It becomes the URL of its target
// if that is the same for all of them. Otherwise it stays as written, and browsers resolve it from
// each page.
func (t Targets) linkOfPages(pages []content.Doc, link markdown.Link) (markdown.Resolved, *diag.Diagnostic) {
	var common markdown.Resolved
	for i, page := range pages {
		target := t.Routes.Resolve(page, link.Target)
		href, external, finding := t.follow(page, link.Target, target)
		switch {
		case finding != nil:
			if target.Kind == route.Missing {
				finding.Hint = "on the page " + page.Name + ", which uses this file, it leads to " + target.Wanted + "; " + finding.Hint
				finding.Fix = "" // other pages may need another path
			}
			return markdown.Resolved{Href: link.Target}, finding
		case i == 0:
			common = markdown.Resolved{Href: href, External: external}
		case common.Href != href:
			common = markdown.Resolved{Href: link.Target}
		}
	}
	return common, nil
}
