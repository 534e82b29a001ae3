package internal

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
)

// Pages other than options.md have tables of some options. Their defaults are those of the code.
func TestTablesOfOptionsHaveTheirDefaults(t *testing.T) {
	t.Parallel()
	options := map[string]config.Option{}
	for _, option := range config.Reference() {
		options[option.Path] = option
	}
	pages, err := filepath.Glob("../docs/content/reference/*.md")
	if err != nil {
		t.Fatal(err)
	}
	row, checked := regexp.MustCompile("^\\| `([A-Za-z.]+)` \\|"), 0
	for _, file := range pages {
		page, column := filepath.Base(file), -1
		for line := range strings.Lines(guidePage(t, page)) {
			cells := strings.Split(strings.TrimSpace(line), " | ")
			if strings.HasPrefix(line, "| Option |") {
				column = slices.Index(cells, "Default")
			}
			match := row.FindStringSubmatch(line)
			if match == nil || column < 0 {
				continue
			}
			option, known := options[match[1]]
			if _, value, hasDefault := strings.Cut(defaultOf(option), ", default "); known && hasDefault {
				if checked++; cells[column] != value {
					t.Errorf("%s says that the default of %s is %s, want %s", page, option.Path, cells[column], value)
				}
			}
		}
	}
	if checked < 10 {
		t.Errorf("found %d defaults of options", checked)
	}
}
