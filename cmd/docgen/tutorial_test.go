//go:build unix

package main

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestTutorial does in an empty folder what the tutorial says, page after page:
//
//   - A block in sh runs. The text block that follows is what it prints; without one, it succeeds.
//   - "docgen dev" and "docgen serve" run until the next docgen command.
//   - A block with a title becomes that file, in the folder that commands have changed to. One for
//     docgen.yaml replaces the options that it sets.
//   - Any other text block is what the preview prints about the file before it.
//
// The test runs apart from others, which would take the processors from the preview.
// Output is compared without its differences between machines. UPDATE=1 rewrites it.
func TestTutorial(t *testing.T) {
	reader := newReader(t)
	for _, name := range tutorialPages(t) {
		reader.mistakes = newMistakes(t, name)
		for _, section := range readExamples(readGuide(t, name)) {
			for i, shown := range section.examples {
				following := example{}
				if i+1 < len(section.examples) {
					following = section.examples[i+1]
				}
				reader.follow(t, shown, following)
			}
		}
	}
	reader.stop()
	if reader.files < 10 || reader.commands < 10 {
		t.Errorf("the tutorial has %d files and %d commands", reader.files, reader.commands)
	}
}

// unpublished are the commands that need the network or another folder.
var unpublished = regexp.MustCompile(`(?m)^(make|npm) .*$`)

// follow does what one block says.
func (r *reader) follow(t *testing.T, shown, following example) {
	t.Helper()
	if problem := checkSyntax(shown); problem != "" {
		r.mistakes.report(t, mistake{line: shown.line, text: problem})
	}
	switch {
	case shown.lang == "sh":
		r.commands++
		for _, problem := range checkCommands(shown.text) {
			r.mistakes.report(t, mistake{line: shown.line, text: problem})
		}
		if err := r.run(unpublished.ReplaceAllString(shown.text, "")); err != nil && following.lang != "text" {
			r.mistakes.report(t, mistake{line: shown.line, text: err.Error() + "\n" + r.printed()})
		}
	case shown.lang == "text" && shown.title == "":
		if !r.prints(shown.text) {
			r.mistakes.report(t, mistake{line: shown.line, shown: shown.text, printed: port.ReplaceAllString(r.printed(), "127.0.0.1:3000")})
		}
		r.forget()
	case shown.title != "":
		r.files++
		if err := r.write(shown.title, shown.text); err != nil {
			r.mistakes.report(t, mistake{line: shown.line, text: err.Error()})
		}
	}
}

var port = regexp.MustCompile(`127\.0\.0\.1:\d+`)

// differences are what differs between machines and from run to run.
var differences = []struct {
	pattern *regexp.Regexp
	same    string
}{
	{regexp.MustCompile(`\b\d+(\.\d+)? ?m?s\b`), "TIME"},
	{regexp.MustCompile(`\b\d+ KB\b`), "SIZE"},
	{regexp.MustCompile(`\(\d+ of \d+ files changed\)`), "(FILES)"}, // the theme may have more or fewer files
	{port, "ADDRESS"},
	{regexp.MustCompile(`\b(v|go)?\d+\.\d+\.\d+\b`), "VERSION"},
	{regexp.MustCompile(`\b(linux|darwin)/\w+`), "SYSTEM"},
}

// anyMachine removes the differences from output.
func anyMachine(text string) string {
	for _, difference := range differences {
		text = difference.pattern.ReplaceAllString(text, difference.same)
	}
	return text
}

var position = regexp.MustCompile(`(?m)^sidebar_position: (\d+)$`)

// tutorialPages names the pages of the tutorial in their order.
func tutorialPages(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(guideFolder + "/tutorial/*.md")
	if err != nil || len(files) == 0 {
		t.Fatalf("found %d pages: %v", len(files), err)
	}
	order := map[string]int{}
	var names []string
	for _, file := range files {
		name := path.Join("tutorial", filepath.Base(file))
		if match := position.FindStringSubmatch(readGuide(t, name)); match != nil {
			order[name], _ = strconv.Atoi(match[1])
		}
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int { return order[a] - order[b] })
	return names
}

func readGuide(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(guideFolder, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(string(text), "\r\n", "\n")
}
