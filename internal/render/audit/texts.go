package audit

import (
	"context"
	"path"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/agents"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/render/twin"
	"github.com/docgen-cli/docgen/internal/site"
)

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
		return in.ofText(assembled.Twin.With(text)).findings(page, in.isOn), nil
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
