package compare

import (
	"context"
	"slices"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/check"
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
