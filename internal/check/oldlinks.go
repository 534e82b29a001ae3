package check

import (
	"fmt"
	"path"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// oldLinksCode is the code for links that lead readers to another version of the docs.
const oldLinksCode = "old-links"

// oldLinks reports links that take readers to another version: from current pages to an old one,
// and from one version to any other. A link to the main page of a version is on purpose.
func oldLinks(edition *site.Edition, links Links) []diag.Diagnostic {
	if len(edition.Sets) < 2 {
		return nil
	}
	targets := map[string]*site.Page{}
	for _, page := range edition.Pages {
		if page.Set != nil && page.Route.Path != page.Set.Home {
			targets[page.Route.Path] = page
		}
	}
	var findings []diag.Diagnostic
	for _, page := range edition.Pages {
		if page.Text != nil {
			findings = append(findings, leaving(edition, page, links.Of(page.Text), targets)...)
		}
	}
	return findings
}

// leaving reports the links of a page that take readers to another version.
func leaving(edition *site.Edition, page *site.Page, links []markdown.Resolved, targets map[string]*site.Page) []diag.Diagnostic {
	var findings []diag.Diagnostic
	shown := sync.OnceValue(page.Text.Shown)
	for i, resolved := range links {
		href, _, _ := strings.Cut(resolved.Href, "#")
		href, _, _ = strings.Cut(href, "?")
		target := targets[href]
		if target == nil || target.Set == page.Set {
			continue
		}
		finding := acrossVersions(edition, page, target)
		if finding == nil {
			continue
		}
		findings = append(findings, link.At(page.Text.Name, shown(), shown().Links[i].Place, *finding))
	}
	return findings
}

// acrossVersions reports a link to a page of another doc set, if it surprises readers.
func acrossVersions(edition *site.Edition, page, target *site.Page) *diag.Diagnostic {
	isSameDocs := page.Set != nil && page.Set.ID.Instance == target.Set.ID.Instance
	switch {
	case target.Set.IsOld && (page.Set == nil || !page.Set.IsOld):
		return &diag.Diagnostic{
			Severity: diag.Warning, Code: oldLinksCode, Text: fmt.Sprintf("the link leads to the old version %q", target.Set.Name),
			Hint: inVersion(edition, page, target, isSameDocs),
		}
	case isSameDocs:
		return &diag.Diagnostic{
			Severity: diag.Log, Code: oldLinksCode, Text: fmt.Sprintf("the link leads from the version %q to %q", page.Set.Name, target.Set.Name),
			Hint: inVersion(edition, page, target, isSameDocs),
		}
	}
	return nil
}

// inVersion suggests a link to the same page in the version of the page that contains the link, or
// in the last version of other docs.
func inVersion(edition *site.Edition, page, target *site.Page, isSameDocs bool) string {
	for _, set := range edition.Sets {
		isWanted := set == page.Set
		if !isSameDocs {
			isWanted = set.IsLast && set.ID.Instance == target.Set.ID.Instance
		}
		if !isWanted {
			continue
		}
		same, found := edition.Others.In(target.Route.Ref, set.ID)
		switch {
		case !found || same.Missing:
			return fmt.Sprintf("the version %q has no such page", set.Name)
		case isSameDocs && same.Ref.Kind == route.Doc:
			file := edition.Routes.FileOf(same.Ref)
			return fmt.Sprintf("write the path of the file: %q", strings.TrimPrefix(file, path.Clean(set.Folder)))
		}
		return fmt.Sprintf("write %q", "/"+strings.TrimPrefix(same.Path, edition.Routes.Home()))
	}
	return ""
}
