package build

import (
	"context"
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/links/external"
	"github.com/docgen-cli/docgen/internal/links/lock"
)

// LockResult describes what Lock recorded.
type LockResult struct {
	Findings       []diag.Diagnostic
	Pages, Anchors int
}

// Lock records the current URLs and anchors of the site. If a finding is an error, Lock
// writes nothing.
func Lock(ctx context.Context, options Options, retire lock.Retirement) (LockResult, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	project, findings, err := Open(ctx, options)
	result := LockResult{Findings: diag.Sort(findings)}
	if err != nil {
		return result, err
	}
	checked, err := project.Read(ctx, Reading{Brief: true})
	if err != nil {
		return result, err
	}
	findings = check.NewFilter(checked.Site, external.Code).Apply(checked.Findings)
	kept, _, _ := check.ReadLock(project.Engine.Files())
	now := check.Locked(checked.Site)
	retired, problems := retire.Apply(kept, now)
	// retired URLs may be missing; Check runs again below
	findings = slices.DeleteFunc(findings, func(d diag.Diagnostic) bool { return d.Code == lock.Code && d.Line > 0 })
	result.Findings = diag.Sort(slices.Concat(findings, problems, retired.Check(now, check.Redirected(checked.Site))))
	if diag.HasErrors(result.Findings) {
		return result, nil
	}
	updated := retired.With(now)
	result.Pages, result.Anchors = updated.Counts()
	if err := disk.Base(options.Dir).Replace(lock.FileName, updated.Format()); err != nil {
		return result, fmt.Errorf("write the lock file: %w", err)
	}
	return result, nil
}
