package compare

import (
	"context"
	"fmt"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
)

// Pair names two versions of an instance.
type Pair struct{ Instance, From, To string }

func (p Pair) has(set site.SetInput) bool {
	return set.ID.Instance == p.Instance && (set.Name == p.From || set.Name == p.To)
}

// Versions compares two versions of a site, which must have them. If a finding is an error, there
// is no result.
func Versions(ctx context.Context, project build.Project, pair Pair) (Diff, []diag.Diagnostic, error) {
	read, findings, err := project.ReadSite(ctx, build.Reading{Brief: true, Deferred: func(set site.SetInput) bool { return !pair.has(set) }})
	if err != nil {
		return Diff{}, nil, err
	}
	edition := read.Editions[0]
	sets := map[string]*site.DocSet{}
	for _, set := range edition.Sets {
		if pair.has(set.SetInput) {
			sets[set.Name] = set
		}
	}
	kept, _, problems := check.ReadLock(project.Engine.Files())
	problems = append(problems, errorsIn(findings, sets)...)
	if diag.HasErrors(problems) {
		return Diff{}, problems, nil
	}
	return compareSets(edition, sets[pair.From], sets[pair.To], kept.Retired), nil, nil
}

// errorsIn returns the errors in the docs of versions. "docgen check" reports all other problems.
func errorsIn(findings []diag.Diagnostic, sets map[string]*site.DocSet) []diag.Diagnostic {
	return slices.DeleteFunc(slices.Clone(findings), func(finding diag.Diagnostic) bool {
		for _, set := range sets {
			if _, isBelow := source.Below(set.Folder, finding.File); isBelow && finding.Severity == diag.Error {
				return false
			}
		}
		return true
	})
}

// Findings reports the URLs and anchors of the old version that lead nowhere in the new one.
func (d Diff) Findings() []diag.Diagnostic {
	var findings []diag.Diagnostic
	report := func(file, text, hint string) {
		findings = append(findings, diag.Diagnostic{Severity: diag.Error, Code: version.Code, File: file, Text: text, Hint: hint})
	}
	for _, gone := range d.Gone {
		if gone.Redirect == "" && gone.Retired == "" {
			report(gone.file, fmt.Sprintf("version %s has no page %s, and no redirect for it", d.To, gone.Path),
				fmt.Sprintf("add \"redirect_from: %s\" to the front matter of the page that replaces it", path.Join(d.last, gone.Path)))
		}
	}
	for _, move := range d.Moved {
		if move.Redirect == "" && move.Retired == "" {
			report(move.file, fmt.Sprintf("the page %s is at %s in version %s, without a redirect", move.From, move.To, d.To),
				fmt.Sprintf("add \"redirect_from: %s\" to its front matter", path.Join(d.last, move.From)))
		}
	}
	for _, anchors := range d.Anchors {
		url := path.Join(d.root, anchors.Path)
		for _, anchor := range anchors.Gone {
			report(anchors.file, fmt.Sprintf("version %s has no anchor %s#%s, and no redirect for it", d.To, anchors.Path, anchor),
				fmt.Sprintf("add {#%s} to the heading that replaces it, or add {from: %q, to: %q} to redirects in docgen.yaml", anchor, url+"#"+anchor, url))
		}
	}
	return findings
}
