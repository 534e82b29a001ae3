package build

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/check/baseline"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/links/external"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/assemble/sitedata"
	"github.com/docgen-cli/docgen/internal/render/audit"
)

// Check runs every check of a build. It writes nothing, and renders nothing unless the options ask for it.
func Check(ctx context.Context, options CheckOptions) (Result, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	project, findings, err := Open(ctx, options.Options)
	result := Result{Findings: diag.Sort(findings)}
	if err != nil {
		return result, err
	}
	defer project.host.Close()
	result, _, err = project.check(ctx, options)
	return result, err
}

// check reads the site, for checking only, and runs every check of a build.
func (p Project) check(ctx context.Context, options CheckOptions) (Result, Checked, error) {
	result := Result{Findings: diag.Sort(p.findings)}
	theme := p.beginOwnTheme(ctx)
	checked, err := p.Read(ctx, Reading{Brief: !options.whole})
	if err != nil {
		return result, checked, err
	}
	var findings []diag.Diagnostic
	idle := audit.OfPages()
	if !options.External {
		idle = append(idle, external.Code)
	} else {
		findings, err = p.external(ctx, options, checked)
		if err != nil {
			return result, checked, err
		}
		checked.Findings = append(checked.Findings, findings...)
	}
	if audit.IsAsked(p.Config) {
		findings, err = audit.Texts(ctx, audit.Input{
			Site: checked.Site, Engine: p.Engine, Jobs: p.Jobs, Assemblers: assemble.New(checked.assembling(), checked.Site.Rendered()),
		})
		if err != nil {
			return result, checked, err
		}
		checked.Findings = append(checked.Findings, findings...)
	}
	ready := theme(checked)
	if hasCode := ready.HasSiteCode || ready.Modules != nil; options.Render && hasCode && ready.err == nil && !diag.HasErrors(ready.findings) {
		findings, ready.err = p.tryPages(ctx, checked, ready.Theme)
		ready.findings = append(ready.findings, findings...)
	}
	result.Pages = checked.Site.Written()
	findings = diag.Sort(append(check.NewFilter(checked.Site, idle...).Apply(p.Plugins.Locate(checked.Findings)), ready.findings...))
	switch {
	case options.UpdateBaseline:
		result.Findings, err = p.updateBaseline(findings)
	case options.Baseline != "":
		result.Findings, err = check.ApplyBaseline(findings, p.Engine.Files(), filepath.ToSlash(options.Baseline), p.Config, idle...)
	default:
		result.Findings = findings
	}
	return result, checked, errors.Join(err, ready.err)
}

// updateBaseline writes a baseline with all findings.
func (p Project) updateBaseline(findings []diag.Diagnostic) ([]diag.Diagnostic, error) {
	updated := baseline.New(p.Baseline, findings)
	text, err := updated.Format()
	if err != nil {
		return nil, err
	}
	file := filepath.Join(p.Dir, filepath.FromSlash(p.Baseline))
	if err := disk.At(p.Dir, filepath.Dir(file)).Replace(filepath.Base(file), text); err != nil {
		return nil, fmt.Errorf("write the baseline: %w", err)
	}
	return updated.Apply(findings), nil
}

// external checks the site's links to other sites.
func (p Project) external(ctx context.Context, options CheckOptions, checked Checked) ([]diag.Diagnostic, error) {
	folder := disk.Base(p.Dir)
	known, err := readAnswers(folder)
	if err != nil {
		return nil, err
	}
	answers, findings, err := check.External(ctx, checked.Site, checked.Input, check.ExternalOptions{
		Client: options.Client, Clock: options.Clock, Version: p.Version, Answers: known, Config: externalLinks(checked.Shared),
	})
	return findings, errors.Join(err, writeAnswers(folder, answers))
}

// externalLinks returns the links in the config to other sites.
func externalLinks(shared []sitedata.Shared) []check.OutsideLink {
	var links []check.OutsideLink
	for _, each := range shared {
		links = append(links, each.Outside...)
	}
	return links
}

// answersFile stores the responses of other sites, relative to the site folder.
const answersFile = ".docgen/external.json"

func readAnswers(site disk.Folder) (external.Cache, error) {
	text, err := site.ReadFile(answersFile)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read the responses of other sites: %w", err)
	}
	return external.ParseCache(text), nil
}

func writeAnswers(site disk.Folder, answers external.Cache) error {
	text, err := answers.Format()
	if err == nil {
		err = site.Replace(answersFile, text)
	}
	if err != nil {
		return fmt.Errorf("save the responses of other sites: %w", err)
	}
	return nil
}
