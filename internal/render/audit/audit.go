// Package audit checks what coding agents get from a site: its pages as Markdown and as HTML, and its llms.txt.
//
// [Output] checks the pages that a build has written. [Texts] checks as much of that as needs no rendering. Both
// run only the checks that the config turns on, because all of them are off by default. The package reports what
// exceeds the limits of package agents. It renders and writes nothing.
package audit

import (
	"context"
	"io/fs"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// The codes of the checks.
const (
	startCode    = "agents-content-start"
	coverageCode = "agents-coverage"
	fencesCode   = "agents-fences"
	linksCode    = "agents-links"
	parityCode   = "agents-parity"
	sizeCode     = "agents-size"
)

// OfPages returns the codes of the checks that need rendered pages, or that find more in them.
func OfPages() []string { return []string{startCode, fencesCode, parityCode, sizeCode} }

// Codes returns the codes of all checks.
func Codes() []string { return append(OfPages(), coverageCode, linksCode) }

// Input is what the checks need.
type Input struct {
	Site       site.Site
	Assemblers []assemble.Assembler // of the locales whose pages are rendered
	Engine     *incremental.Engine
	Jobs       int
	Skip       func(*site.Page) bool // reports whether nobody can change a page
}

// IsAsked reports whether the config turns on a check of a site that has something for agents.
func IsAsked(cfg config.Config) bool {
	return cfg.LLMs.Enabled && slices.ContainsFunc(Codes(), func(code string) bool { return isOn(cfg, code) })
}

func isOn(cfg config.Config, code string) bool {
	level, _ := cfg.Level(code)
	return level != diag.Ignore
}

func (in Input) isOn(code string) bool { return isOn(in.Site.Config, code) }

// Output checks the pages and the lists in an output.
func Output(ctx context.Context, in Input, written fs.FS) ([]diag.Diagnostic, error) {
	findings, err := in.pages(ctx, written)
	return append(findings, in.shared()...), err
}

// Texts checks the Markdown of all pages without components, and the lists.
func Texts(ctx context.Context, in Input) ([]diag.Diagnostic, error) {
	findings, err := in.texts(ctx)
	return append(findings, in.shared()...), err
}

// shared runs the checks that need no page.
func (in Input) shared() []diag.Diagnostic {
	findings := in.staticFiles()
	if in.Site.Config.NoIndex {
		return findings
	}
	if in.isOn(linksCode) {
		findings = append(findings, in.links()...)
	}
	if in.isOn(coverageCode) {
		findings = append(findings, in.coverage()...)
	}
	return findings
}

// isJudged reports whether a page is checked. A page that is not translated has the problems of its original.
func (in Input) isJudged(assembler assemble.Assembler, page *site.Page) bool {
	return assembler.TwinOf(page) != "" && page.IsTranslated() && (in.Skip == nil || !in.Skip(page))
}

// about returns a finding about a page.
func about(page *site.Page, code, text, hint string) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: diag.Warning}
	switch {
	case page.Text != nil:
		finding.File = page.Text.Name
	case page.Script != nil:
		finding.File = page.Script.File
	case page.Report != nil:
		finding = page.Report(diag.Warning, text, hint)
	}
	finding.Code, finding.Text, finding.Hint = code, text, hint
	return finding
}
