package build

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/route"
	"docgen/internal/sidebar"
)

// checkSite looks for what no page shows alone.
func (p *plan) checkSite(options Options) {
	p.findings = append(p.findings, p.orphans()...)
	p.findings = append(p.findings, p.likeRoutes()...)
	p.findings = append(p.findings, p.missingPictures()...)
	if p.isAsked("unused-files") {
		p.findings = append(p.findings, p.unusedFiles(options)...)
	}
}

// isAsked reports whether the config asks for a check that is off by itself.
func (p *plan) isAsked(code string) bool {
	level, _ := p.config.Level(code)
	return level != diag.Ignore
}

// orphans are docs that no sidebar shows, though the site has sidebars. The home
// page needs none, and front matter may say that a doc has none. Where a sidebar
// itself is wrong it tells nothing.
func (p *plan) orphans() []diag.Diagnostic {
	var findings []diag.Diagnostic
	isWrong := func(finding diag.Diagnostic) bool {
		return finding.Code == sidebar.Code && finding.Severity == diag.Error
	}
	if len(p.navigation.SidebarIDs()) == 0 || slices.ContainsFunc(p.findings, isWrong) {
		return nil
	}
	for _, page := range p.pages {
		matter := page.doc.FrontMatter
		if p.navigation.SidebarOf(page.doc.ID) == "" && !matter.Unlisted && !matter.DisplayedSidebar.Set && p.path(page.doc.ID) != p.home {
			findings = append(findings, diag.Diagnostic{
				Severity: diag.Log, Code: "orphans", File: page.doc.Name, Text: fmt.Sprintf("the doc %q is in no sidebar", page.doc.ID),
				Hint: `add it to one, or set "displayed_sidebar: null" in its front matter`,
			})
		}
	}
	return findings
}

// likeRoutes are docs whose URLs differ in case alone: some hosts and disks take
// them for one.
func (p *plan) likeRoutes() []diag.Diagnostic {
	var findings []diag.Diagnostic
	first := make(map[string]route.Route, len(p.routes.Routes))
	docs := map[string]content.Doc{}
	for _, known := range p.routes.Routes {
		key := strings.ToLower(known.Path)
		earlier, taken := first[key]
		if !taken {
			first[key] = known
			continue
		}
		if len(docs) == 0 {
			for _, doc := range p.docs() {
				docs[doc.ID] = doc
			}
		}
		doc, isDoc := docs[known.DocID]
		if !isDoc {
			doc, isDoc = docs[earlier.DocID]
		}
		text := fmt.Sprintf("the URLs %s and %s differ in case alone", known.Path, earlier.Path)
		finding := diag.Diagnostic{Severity: diag.Warning, Text: text}
		if isDoc {
			finding = doc.Report("slug", diag.Warning, text, "")
		}
		finding.Code, finding.Hint = "route-case", "some hosts and disks take them for one: rename one of the two"
		findings = append(findings, finding)
	}
	return findings
}

// missingPictures are those of the config that no page shows: the icon, and what
// links to the site show elsewhere.
func (p *plan) missingPictures() []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, picture := range []struct {
		name string
		path []any
	}{{p.config.Favicon, []any{"favicon"}}, {p.config.ThemeConfig.Image, []any{"themeConfig", "image"}}} {
		below := strings.TrimPrefix(picture.name, "/")
		if below == "" || isElsewhere(picture.name) || strings.HasPrefix(picture.name, "data:") || p.checker.Static[below] {
			continue
		}
		hint := diag.DidYouMean(below, slices.Sorted(maps.Keys(p.checker.Static)))
		if hint == "" {
			hint = "the path is that of a file in the static folders"
		}
		finding := p.config.Diagnostic(diag.Error, fmt.Sprintf("no image %q in the static folders", picture.name), hint, picture.path...)
		finding.Code = "images"
		findings = append(findings, finding)
	}
	return findings
}
