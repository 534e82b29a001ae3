// Package extract collects the texts of a site that label files translate, and merges them into the
// label files of a locale, as Docusaurus's command write-translations does.
//
// [Merge] returns the new content of the files, and [Write] writes it. The package must not know how
// label files are translated into pages.
package extract

import (
	"fmt"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/disk"
	"github.com/docgen-cli/docgen/internal/message"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/source"
	"github.com/docgen-cli/docgen/internal/translation"
)

// Input is everything that the label files of a locale are made from.
type Input struct {
	Site    site.Site
	Edition *site.Edition // the site in the locale
	Files   source.Files
	translation.Merging
}

// Merge returns the label files of a locale with all texts of the site. If a file cannot be read, it
// returns none.
func Merge(input Input) ([]translation.Merged, []diag.Diagnostic) {
	var docs []translation.Docs
	for _, set := range input.Edition.Sets {
		docs = append(docs, translation.Docs{Instance: set.ID.Instance, Version: set.ID.Version})
	}
	labels, findings := translation.Read(input.Files, input.Site.Config.I18n.Folder(input.Edition.Locale), docs)
	if diag.HasErrors(findings) {
		return nil, findings
	}
	theme := input.Site.Config.ThemeConfig
	files := []translation.Merged{
		labels.Code.Merge(themeTexts(), input.Merging),
		labels.Navbar.Merge(translation.NavbarLabels(theme.Navbar), input.Merging),
		labels.Footer.Merge(translation.FooterLabels(theme.Footer), input.Merging),
	}
	files[0].Unused = slices.DeleteFunc(files[0].Unused, site.IsOfTheme)
	for i, set := range input.Edition.Sets {
		files = append(files, labels.Docs(docs[i]).Merge(set.Texts(), input.Merging))
	}
	return slices.DeleteFunc(files, translation.Merged.IsEmpty), findings
}

// themeTexts returns the texts of docgen's theme.
func themeTexts() []translation.Label {
	var labels []translation.Label
	for _, each := range message.All() {
		labels = append(labels, translation.Label{Key: each.ID, Text: each.Text, Description: each.Description})
	}
	return labels
}

// Write writes the files that have changed below a site folder.
func Write(dir string, files []translation.Merged) error {
	for _, file := range files {
		if file.Text == nil {
			continue
		}
		if err := disk.At(dir, path.Join(dir, path.Dir(file.Name))).Replace(path.Base(file.Name), file.Text); err != nil {
			return fmt.Errorf("write %s: %w", file.Name, err)
		}
	}
	return nil
}
