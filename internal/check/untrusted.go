package check

import (
	"fmt"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/content/svg"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/site"
)

// untrustedCode is the code of findings that no comment can suppress.
const untrustedCode = "untrusted"

// untrusted reports what untrusted authors may not add: code in docs, and files that browsers
// may run.
func untrusted(cfg config.Config, edition *site.Edition) []diag.Diagnostic {
	if cfg.Markdown.Unsafe {
		return nil
	}
	var findings []diag.Diagnostic
	for _, page := range edition.Pages {
		if !page.IsDoc() && page.Post == nil {
			continue
		}
		text := page.Text
		if text.Document.IsMDX {
			findings = append(findings, diag.Diagnostic{
				Severity: diag.Error, Code: untrustedCode, File: text.Name,
				Text: "MDX can run code, which markdown.unsafe: false does not allow",
				Hint: "write Markdown in an .md file, or remove markdown.unsafe: false if you trust the authors of the docs",
			})
		}
		if len(text.FrontMatter.Head) > 0 {
			findings = append(findings, text.Report("head", diag.Error, "elements of the head can run code, which markdown.unsafe: false does not allow",
				"remove head, or add the elements to headTags in docgen.yaml").WithCode(untrustedCode))
		}
		for _, each := range text.Listed().Links {
			found := edition.Assets[link.Reference{From: text.From(each.Place.File).Name, Link: each.Target}]
			if problem := unsafeReason(each.Target, found); problem != "" {
				findings = append(findings, link.At(text.Name, text.Shown(), each.Place, diag.Diagnostic{
					Severity: diag.Error, Code: untrustedCode, Text: problem, Hint: ownerHint,
				}))
			}
		}
	}
	return append(findings, untrustedImages(edition)...)
}

const ownerHint = "markdown.unsafe: false does not allow it; if you trust the file, put it in a static folder"

// untrustedImages checks the images that front matter and category files name.
func untrustedImages(edition *site.Edition) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, page := range edition.Pages {
		var reference link.Reference
		var report diag.Report
		switch {
		case page.IsDoc(), page.Post != nil:
			reference, report = link.Reference{From: page.Text.Name, Link: site.ImageOf(page.Text.Doc)}, page.Text.Reporter("image")
		case page.Category != nil:
			reference, report = link.Reference{Link: page.Category.Image}, page.Category.Reporter("image")
		default:
			continue
		}
		if problem := unsafeReason(reference.Link, edition.Assets[reference]); problem != "" {
			findings = append(findings, report(diag.Error, problem, ownerHint).WithCode(untrustedCode))
		}
	}
	return findings
}

// unsafeReason says why an untrusted author may not add a file; "" if the file is safe. Static
// files belong to the owner and are always allowed.
func unsafeReason(target string, found asset.Asset) string {
	switch {
	case found.Read == nil || asset.IsInert(found.Output):
		return ""
	case strings.ToLower(path.Ext(found.Output)) != ".svg":
		return fmt.Sprintf("browsers may run a file like %q", target)
	}
	content, err := found.Read()
	if err != nil {
		return fmt.Sprintf("the SVG image %q may not be safe: %s", target, err)
	}
	if problem := svg.Problem(content); problem != "" {
		return fmt.Sprintf("the SVG image %q may not be safe: %s", target, problem)
	}
	return ""
}
