package audit

import (
	"context"
	"io/fs"
	"path"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/render/agents"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/render/twin"
	"github.com/docgen-cli/docgen/internal/site"
)

// Rule is the rule whose results a build caches for the next one: what the checks measured in the files of a page.
const Rule = "audit"

// pages checks the pages in an output. Files that have not changed since the last build are not read again.
func (in Input) pages(ctx context.Context, written fs.FS) ([]diag.Diagnostic, error) {
	var on []string
	for _, code := range OfPages() {
		if in.isOn(code) {
			on = append(on, code)
		}
	}
	if len(on) == 0 {
		return nil, nil
	}
	rule := incremental.Rule[measures]{Name: Rule, Options: fingerprint.Sum(on), Codec: incremental.CBOR[measures]{}}
	return in.each(ctx, func(_ assemble.Assembler, page *site.Page) ([]diag.Diagnostic, error) {
		used, err := stateOf(written, page)
		if err != nil {
			return nil, err
		}
		found, _, known := incremental.Lookup(in.Engine, rule, page.Route.Output, used)
		if !known {
			found, err = in.measure(written, page)
			if err != nil {
				return nil, err
			}
			incremental.Put(in.Engine, rule, page.Route.Output, found, incremental.Trace{Used: used})
		}
		return found.findings(page, in.isOn), nil
	})
}

// each calls work with all pages to check, and joins the findings.
func (in Input) each(ctx context.Context, work func(assemble.Assembler, *site.Page) ([]diag.Diagnostic, error)) ([]diag.Diagnostic, error) {
	type result struct {
		findings []diag.Diagnostic
		err      error
	}
	var findings []diag.Diagnostic
	for _, assembler := range in.Assemblers {
		results := parallel.Map(ctx, in.Jobs, assembler.Edition.Pages, func(page *site.Page) result {
			if !in.isJudged(assembler, page) {
				return result{}
			}
			problems, err := work(assembler, page)
			return result{problems, err}
		})
		for _, each := range results {
			if each.err != nil {
				return nil, each.err
			}
			findings = append(findings, each.findings...)
		}
	}
	return findings, context.Cause(ctx)
}

// stateOf returns a hash that changes with the files of a page.
func stateOf(written fs.FS, page *site.Page) (fingerprint.Hash, error) {
	hasher := fingerprint.NewHasher()
	for _, name := range []string{page.Route.Output, page.Twin} {
		info, err := fs.Stat(written, name)
		if err != nil {
			return fingerprint.Hash{}, err
		}
		hasher.Number(info.Size())
		hasher.Number(info.ModTime().UnixNano())
	}
	return hasher.Sum(), nil
}

// NeedsTexts reports whether a check needs the Markdown of texts although nothing is rendered.
func NeedsTexts(cfg config.Config) bool {
	return cfg.LLMs.Enabled && (isOn(cfg, sizeCode) || isOn(cfg, fencesCode))
}

// texts checks the Markdown of pages without components.
func (in Input) texts(ctx context.Context) ([]diag.Diagnostic, error) {
	if !in.isOn(sizeCode) && !in.isOn(fencesCode) {
		return nil, nil
	}
	return in.each(ctx, func(assembler assemble.Assembler, page *site.Page) ([]diag.Diagnostic, error) {
		if page.Text == nil || page.Text.Document.IsMDX {
			return nil, nil
		}
		assembled := assembler.Page(page)
		text, err := assembler.Markdown(page, assembled.Twin, "")
		if err != nil {
			return nil, err
		}
		return in.measureText(assembled.Twin.With(text)).findings(page, in.isOn), nil
	})
}

// staticFiles checks the Markdown and the lists that the site's author put in static folders.
func (in Input) staticFiles() []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, file := range in.Site.Static {
		isList := path.Base(file.Name) == llms.FileName
		if !isList && path.Ext(file.Name) != twin.Extension {
			continue
		}
		text := in.read(file.File)
		finding := diag.Diagnostic{Severity: diag.Warning, File: file.File}
		if size := agents.Size(text); in.isOn(sizeCode) && size >= agents.SizeLimit {
			finding.Code, finding.Text, finding.Hint = sizeCode, "agents may cut off this file, which is too long",
				tooLong(size, "divide it into files that link to each other")
			findings = append(findings, finding)
		}
		if fence := agents.OpenFence(text); in.isOn(fencesCode) && fence.Line > 0 {
			finding.Line, finding.Column, finding.Length, finding.Source = fence.Line, fence.Column, fence.Length, lineOf(text, fence.Line)
			finding.Code, finding.Text, finding.Hint = fencesCode, "the code block is never closed, so agents read the rest of the file as code",
				"close it with the same fence on its own line"
			findings = append(findings, finding)
		}
	}
	return findings
}

// read returns the text of a file of the site. It is "" if the file cannot be read, which a build reports.
func (in Input) read(name string) string {
	text, _ := in.Engine.Files().ReadFile(name)
	return string(text)
}
