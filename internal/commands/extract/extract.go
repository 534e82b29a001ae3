// Package extract collects the texts of a site that label files translate, and merges them into the
// label files of a locale, as Docusaurus's command write-translations does.
//
// [Merge] returns the new content of the files, and [Write] writes it. The package must not know how
// label files are translated into pages.
package extract

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/read"
)

// Input is everything that the label files of a locale are made from.
type Input struct {
	Site    site.Site
	Edition *site.Edition // the site in the locale
	Engine  *incremental.Engine
	translation.Merging
}

// Merge returns the label files of a locale with all texts of the site. If a file cannot be
// read, or texts share a key, it returns none. Findings are mistakes in the files, and texts in code that docgen cannot read.
func Merge(input Input) ([]translation.Merged, []diag.Diagnostic, error) {
	var docs []translation.Docs
	for _, set := range input.Edition.Sets {
		docs = append(docs, set.Translated())
	}
	var blogs []string
	for _, blog := range input.Edition.Blogs {
		blogs = append(blogs, blog.ID.Instance)
	}
	labels, findings := translation.Read(input.Engine.Files(), input.Site.Config.I18n.Folder(input.Edition.Locale), docs, blogs)
	for _, set := range input.Edition.Sets {
		findings = append(findings, set.Collisions()...)
	}
	if diag.HasErrors(findings) {
		return nil, findings, nil
	}
	texts, err := read.CodeTexts(input.Engine, input.Site, input.Edition)
	if err != nil {
		return nil, nil, err
	}
	theme := input.Site.Config.ThemeConfig
	files := []translation.Merged{
		labels.Code.Merge(append(site.CodeLabels(texts), site.ThemeLabels(input.Edition.Options.HTMLLang)...), input.Merging),
		labels.Navbar.Merge(translation.NavbarLabels(theme.Navbar), input.Merging),
		labels.Footer.Merge(translation.FooterLabels(theme.Footer), input.Merging),
	}
	files[0].Unused = slices.DeleteFunc(files[0].Unused, site.UsesKeys(texts))
	for i, set := range input.Edition.Sets {
		files = append(files, labels.Docs(docs[i]).Merge(set.Texts(), input.Merging))
	}
	for i, blog := range input.Edition.Blogs {
		files = append(files, labels.Blog(blogs[i]).Merge(blog.Written.Labels(), input.Merging))
	}
	return slices.DeleteFunc(files, translation.Merged.IsEmpty), append(findings, unreadable(texts)...), nil
}

// unreadable reports the texts in code that docgen cannot read.
func unreadable(texts []site.CodeText) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, text := range texts {
		if text.Problem != "" {
			finding := text.At
			finding.Severity, finding.Code, finding.Text, finding.Hint = diag.Warning, translation.Code, text.Problem, text.Hint
			findings = append(findings, finding)
		}
	}
	return findings
}

// Write writes the files that have changed below a site folder. If it fails, each file is complete:
// either the old one or the new one.
func Write(dir string, files []translation.Merged) error {
	for _, file := range files {
		if file.Text == nil {
			continue
		}
		folder := filepath.Join(dir, filepath.FromSlash(path.Dir(file.Name)))
		if err := disk.At(dir, folder).Replace(path.Base(file.Name), file.Text); err != nil {
			return fmt.Errorf("write %s: %w", file.Name, err)
		}
	}
	return nil
}
