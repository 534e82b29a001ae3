package audit

import (
	"fmt"
	"strconv"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/agents"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/site"
)

// coverage checks that the lists for agents have the pages that are in the sitemap.
func (in Input) coverage() []diag.Diagnostic {
	if lists := in.lists(); len(lists) > 0 {
		return in.coverageOf(lists)
	}
	var findings []diag.Diagnostic
	for _, assembler := range in.Assemblers {
		listed := map[string]bool{}
		for _, index := range assembler.Indexes() {
			for _, section := range index.Sections {
				for _, page := range section.Pages {
					listed[page.File] = true
				}
			}
		}
		all, missing := assembler.InSitemap(), []*site.Page{}
		for _, page := range all {
			if file := assembler.TwinOf(page); file == "" || !listed[file] {
				missing = append(missing, page)
			}
		}
		name := assembler.Edition.Routes.File(llms.FileName)
		for _, page := range missing {
			if tooFew(len(all)-len(missing), len(all)) {
				finding := notListed(page, name, share(len(all)-len(missing), len(all)))
				finding.Cause = name
				findings = append(findings, finding)
			}
		}
	}
	return findings
}

// notListed reports a page that a list lacks, at the field of its front matter that says so.
func notListed(page *site.Page, list, share string) diag.Diagnostic {
	text := fmt.Sprintf("%s does not have this page, which is in the sitemap", list)
	hint := share + `: remove "llms: false", or leave the page out of the sitemap, too`
	if page.Text == nil {
		return about(page, coverageCode, text, hint)
	}
	return page.Text.Report("llms", diag.Warning, text, hint).WithCode(coverageCode)
}

// coverageOf checks the lists of the site's author.
func (in Input) coverageOf(lists []list) []diag.Diagnostic {
	listed := map[string]bool{}
	for _, list := range lists {
		for _, entry := range agents.Entries(list.text) {
			listed[list.resolve(entry)] = true
		}
	}
	total, missing, example := 0, 0, ""
	for _, assembler := range in.Assemblers {
		for _, page := range assembler.InSitemap() {
			total++
			path := page.Route.Path
			if listed[key(assembler.Edition.Origin+path)] || assembler.TwinOf(page) != "" && listed[key(urlIn(assembler.Edition, page.Twin))] {
				continue
			}
			if missing++; example == "" {
				example = bestURL(assembler, page)
			}
		}
	}
	if !tooFew(total-missing, total) {
		return nil
	}
	return []diag.Diagnostic{{
		Severity: diag.Warning, Code: coverageCode, File: lists[0].file.File, Text: "the file lists too few of the pages that are in the sitemap",
		Hint: share(total-missing, total) + ": add " + strconv.Quote(example) + " and the others, or remove the file, and docgen writes one",
	}}
}

// bestURL returns the URL of a page that a list should have.
func bestURL(assembler assemble.Assembler, page *site.Page) string {
	if assembler.TwinOf(page) != "" {
		return assembler.FileURL(page.Twin)
	}
	return assembler.Edition.Origin + page.Route.Path
}

func tooFew(listed, all int) bool { return 100*listed < agents.CoverageLimit*all }

// share says how many pages of a sitemap a list has.
func share(listed, all int) string {
	return fmt.Sprintf("it has %d of %d (%d %%), and the limit is %d %%", listed, all, agents.Percent(listed, all), agents.CoverageLimit)
}
