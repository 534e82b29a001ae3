package internal

import (
	"regexp"
	"strings"
	"testing"
)

// The race on the home page of the guide has the figures of the README, and bars as long as they are.
func TestGuideRacesWithTheFiguresOfTheReadme(t *testing.T) {
	t.Parallel()
	row := regexp.MustCompile(`(?m)^\| (?:\*\*)?(.+?)(?:\*\*)? \| (\S+) s \| (\S+) s \| (\S+) \|$`)
	sheet := regexp.MustCompile(`--seconds: ([\d.]+);`).FindAllStringSubmatch(readFile(t, "../docs/src/css/custom.css"), -1)
	readme := strings.ReplaceAll(readFile(t, "../README.md"), "bare Hugo 0.165", "Hugo 0.165, bare")
	rows := row.FindAllStringSubmatch(readFile(t, "../docs/content/index.md"), -1)
	if len(rows) < 6 || len(rows) != len(sheet) {
		t.Fatalf("%d generators and %d bars, want at least 6 of both", len(rows), len(sheet))
	}
	for i, found := range rows {
		name, cold, edit, packages := found[1], found[2], found[3], found[4]
		figures := regexp.MustCompile(`(?m)^\| ` + name + `\b.* \| ` + cold + `, \S+ \| ` + edit + `, .*\| ` + packages + ` \|$`)
		if !figures.MatchString(readme) {
			t.Errorf("the README has other figures than %q", found[0])
		}
		if sheet[i][1] != cold {
			t.Errorf("the bar of %s is as long as %s s, want %s s", name, sheet[i][1], cold)
		}
	}
}
