package check

import (
	"cmp"
	"fmt"
	"maps"
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

// missingImages reports images in the config that do not exist: the icon, and the image for
// link previews on other sites.
func missingImages(s site.Site) []diag.Diagnostic {
	images := newStaticImages(s)
	check := func(name string, path ...any) {
		images.check(name, "write the path relative to a static folder", func(severity diag.Severity, text, hint string) diag.Diagnostic {
			return s.Config.Diagnostic(severity, text, hint, path...)
		})
	}
	check(s.Config.Favicon, "favicon")
	check(s.Config.ThemeConfig.Image, "themeConfig", "image")
	return images.findings
}

// staticImages finds images in the static folders, and collects those that do not exist.
type staticImages struct {
	names    map[string]bool
	findings []diag.Diagnostic
}

func newStaticImages(s site.Site) *staticImages {
	images := &staticImages{names: map[string]bool{}}
	for _, file := range s.Static {
		images.names[file.Name] = true
	}
	return images
}

// check reports an image that is not in a static folder. usual is the hint if no other image has a similar name.
func (i *staticImages) check(image, usual string, report func(severity diag.Severity, text, hint string) diag.Diagnostic) {
	below := strings.TrimPrefix(image, "/")
	if below == "" || site.IsElsewhere(image) || strings.HasPrefix(image, "data:") || i.names[below] {
		return
	}
	hint := cmp.Or(diag.DidYouMean(below, slices.Sorted(maps.Keys(i.names))), usual)
	finding := report(diag.Error, fmt.Sprintf("no image %q in the static folders", image), hint)
	finding.Code = "images"
	i.findings = append(i.findings, finding)
}
