package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/sidebar"
	"github.com/docgen-cli/docgen/internal/site"
)

// orphans reports docs that no sidebar shows although their set has sidebars. The home page
// needs no sidebar, and front matter can opt out of it. If a sidebar has errors, orphans
// reports nothing.
func orphans(edition *site.Edition, known []diag.Diagnostic) []diag.Diagnostic {
	isWrong := func(finding diag.Diagnostic) bool {
		return finding.Code == sidebar.Code && finding.Severity == diag.Error
	}
	if slices.ContainsFunc(known, isWrong) {
		return nil
	}
	var findings []diag.Diagnostic
	for _, set := range edition.Sets {
		if len(set.Navigation.SidebarIDs()) == 0 {
			continue
		}
		for _, page := range set.Docs {
			doc := page.Text.Doc
			if set.Navigation.SidebarOf(doc.ID) == "" && !doc.FrontMatter.Unlisted && !doc.FrontMatter.LandingPage && !doc.FrontMatter.DisplayedSidebar.Set &&
				page.Route.Path != set.Home {
				findings = append(findings, diag.Diagnostic{
					Severity: diag.Log, Code: "orphans", File: doc.Name, Text: fmt.Sprintf("the doc %q is not in any sidebar", doc.ID),
					Hint: `add it to one, or set "displayed_sidebar: null" in its front matter`,
				})
			}
		}
	}
	return findings
}

// caseConflicts reports pages whose URLs differ only in case, because some hosts and file
// systems treat them as the same.
func caseConflicts(edition *site.Edition) []diag.Diagnostic {
	var findings []diag.Diagnostic
	first := make(map[string]*site.Page, len(edition.Pages))
	for _, page := range edition.Pages {
		key := strings.ToLower(page.Route.Path)
		earlier, taken := first[key]
		if !taken {
			first[key] = page
			continue
		}
		shown := page
		if !shown.IsDoc() && earlier.IsDoc() {
			shown = earlier
		}
		finding := diag.Diagnostic{Severity: diag.Warning, Text: fmt.Sprintf("the URLs %s and %s differ only in case", page.Route.Path, earlier.Route.Path)}
		if shown.Report != nil {
			finding = shown.Report(finding.Severity, finding.Text, "")
		}
		finding.Code, finding.Hint = "route-case", "some hosts and file systems treat them as the same: rename one of them"
		findings = append(findings, finding)
	}
	return findings
}
