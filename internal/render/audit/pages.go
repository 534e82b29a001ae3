package audit

import (
	"context"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/render/agents"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// Rule is the rule whose results a build caches for the next one: what the checks measured in the files of a page.
const Rule = "audit"

// measures are what the checks measure in a page. Those of checks that are off are 0.
type measures struct {
	Markdown int // characters
	HTML     agents.Converted
	Fence    agents.Fence // of the first code block that is never closed
	Parity   agents.Parity
}

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

// measure reads the files of a page.
func (in Input) measure(written fs.FS, page *site.Page) (measures, error) {
	text, err := fs.ReadFile(written, page.Twin)
	if err != nil {
		return measures{}, err
	}
	found := in.ofText(string(text))
	if !in.isOn(sizeCode) && !in.isOn(startCode) && !in.isOn(parityCode) {
		return found, nil
	}
	document, err := fs.ReadFile(written, page.Route.Output)
	if err != nil {
		return measures{}, err
	}
	if in.isOn(sizeCode) || in.isOn(startCode) {
		found.HTML, err = agents.Convert(document)
		if err != nil {
			return measures{}, err
		}
	}
	if in.isOn(parityCode) {
		found.Parity, err = compare(document, string(text), page)
	}
	return found, err
}

// compare looks for the text of a page in its Markdown. What the author wrote only for people may be missing.
func compare(document []byte, text string, page *site.Page) (agents.Parity, error) {
	found, err := agents.Compare(document, text)
	if err != nil || len(found.Missing) == 0 || page.Text == nil {
		return found, err
	}
	if people := page.Text.Whole().ForPeople(); people != "" {
		return agents.Compare(document, text+"\n\n"+people)
	}
	return found, nil
}

// ofText measures the Markdown of a page.
func (in Input) ofText(text string) (found measures) {
	if in.isOn(sizeCode) {
		found.Markdown = agents.Size(text)
	}
	if in.isOn(fencesCode) {
		found.Fence = agents.OpenFence(text)
	}
	return found
}
