package search_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/words"
)

// partsOf returns the names of the files of a split index, except the three that change with
// every build.
func partsOf(t *testing.T, found []search.Found, changed int64) map[string]bool {
	t.Helper()
	result, err := search.Build(found, search.Options{Languages: []words.Language{words.English()}, Changed: changed, URL: func(name string) string { return "/" + name }})
	if err != nil || !result.Report.InParts {
		t.Fatal("make an index in parts: ", err)
	}
	names := map[string]bool{}
	for _, file := range result.Files {
		if strings.Contains(file.Name, "/") {
			if names[file.Name] {
				t.Errorf("%s is made twice", file.Name)
			}
			names[file.Name] = true
		}
	}
	return names
}

// An edited page changes few parts: those with its records and its terms. Names do not contain
// the time of the build.
func TestUnchangedPartsKeepTheirNames(t *testing.T) {
	t.Parallel()
	before := partsOf(t, phoenix(t, 800), 1)
	for _, change := range []struct {
		name string
		most int // maximum number of changed parts
		edit func(found []search.Found) []search.Found
	}{
		{"none", 0, func(found []search.Found) []search.Found { return found }},
		{"a long text for all that it had", len(before) / 4, func(found []search.Found) []search.Found {
			records := found[400].Records
			records[0].Text = strings.Repeat("weather ", 20_000)
			found[400].Counts = search.Count(words.English(), records)
			return found
		}},
		{"a page more at the end", 10, func(found []search.Found) []search.Found {
			added := page("# Weather\n\nIt rains.\n")
			records := search.Records(added)
			return append(found, search.Found{Records: records, Counts: search.Count(words.English(), records)})
		}},
	} {
		after := partsOf(t, change.edit(phoenix(t, 800)), 2)
		result := 0
		for name := range after {
			if !before[name] {
				result++
			}
		}
		if result > change.most {
			t.Errorf("%s: %d of %d parts are new, want at most %d", change.name, result, len(after), change.most)
		}
	}
}
