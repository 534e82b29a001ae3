package status

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/commands/extract"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/site"
)

// countLabels counts the labels of a locale that need work. What is wrong with the files is
// reported by the checks of the site.
func countLabels(project build.Project, read site.Site, edition *site.Edition) (Labels, error) {
	var counts Labels
	known := themeTexts(edition.Locale)
	merged, _, err := extract.Merge(extract.Input{Site: read, Edition: edition, Engine: project.Engine})
	for _, file := range merged {
		for _, key := range file.Added {
			if !known[key] {
				counts.Missing++
			}
		}
		counts.Unused += len(file.Unused)
	}
	for _, file := range edition.Labels.Files() {
		counts.Empty += len(file.Keys()) - len(file.Texts())
	}
	return counts, err
}

// themeTexts returns the ids of the theme's texts, if docgen has them in the language of a locale.
func themeTexts(locale string) map[string]bool {
	known := map[string]bool{}
	if language, _, _ := strings.Cut(locale, "-"); language != "en" && len(message.For(locale, nil).Differing()) == 0 {
		return known
	}
	for _, each := range message.All() {
		known[each.ID] = true
	}
	return known
}
