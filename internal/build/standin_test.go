package build_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/ssrtest"
)

// The test binary replaces Node, which takes ten times as long to start. In a test with
// hundreds of builds, that would be most of the time.
func TestMain(m *testing.M) {
	if ssrtest.IsWorker() {
		ssrtest.Answer(os.Stdin, os.Stdout, &standIn{})
		return
	}
	if slices.Contains(os.Args, "--version") {
		fmt.Println("v20.0.0")
		return
	}
	os.Exit(m.Run())
}

// standIn renders like server.tsx of smallTheme: a page's data and the site's title, before its content.
// Of a site's code it understands the marks and the front matter that a random site writes into its files.
type standIn struct {
	title string
	code  string // of the theme and the site
}

func (s *standIn) Load(name, code string) {
	if name == "theme" {
		s.code = code
	}
}

func (s *standIn) Site(data []byte) {
	var site struct{ Title string }
	ssrtest.Decode(data, &site)
	s.title = site.Title
}

func (s *standIn) Render(data []byte) (string, error) {
	var page map[string]any
	ssrtest.Decode(data, &page)
	if file, isQuestion := page["describe"].(string); isQuestion {
		return s.describe(file), nil
	}
	if days, areDates := page["dates"].([]any); areDates {
		return dates(days, page["language"]), nil
	}
	if twin, isTwin := page["twin"].(map[string]any); isTwin {
		return s.twin(twin, page["slots"].([]any)), nil
	}
	return s.page(page), nil
}

func (s *standIn) page(page map[string]any) string {
	content, _ := page["content"].(string)
	delete(page, "content")
	data, _ := json.Marshal([]any{s.title, page})
	html := "<pre>" + url.PathEscape(string(data)) + "</pre>" + content
	if code, hasCode := page["code"].(map[string]any); hasCode {
		file, _ := code["name"].(string)
		html += "<p>" + strings.Join(s.marks(file, nil), " ") + "</p>"
	}
	return html
}

// dates returns days in a language.
func dates(days []any, language any) string {
	labels := make([]string, len(days))
	for i, day := range days {
		labels[i] = fmt.Sprint(day, " in ", language)
	}
	answer, _ := json.Marshal(labels)
	return string(answer)
}

// twin returns what takes the place of the slots in the Markdown of a page: the marks of its code.
func (s *standIn) twin(page map[string]any, slots []any) string {
	answers := make([]map[string]string, len(slots))
	for i := range slots {
		code, _ := page["code"].(map[string]any)
		file, _ := code["name"].(string)
		answers[i] = map[string]string{"html": "<p>" + s.title + " " + strings.Join(s.marks(file, nil), " ") + "</p>"}
	}
	answer, _ := json.Marshal(answers)
	return string(answer)
}

// mark matches the marker of a file in a random site: its name, its version and the files
// that it imports.
var mark = regexp.MustCompile(`mark (\S+) (\d+) (\S*)\.`)

// marks returns the marks of a file and of those that it imports.
func (s *standIn) marks(file string, seen []string) []string {
	for _, match := range mark.FindAllStringSubmatch(s.code, -1) {
		if match[1] != file || slices.Contains(seen, match[0]) {
			continue
		}
		seen = append(seen, match[0])
		for imported := range strings.SplitSeq(match[3], ",") {
			seen = s.marks(imported, seen)
		}
		break
	}
	return seen
}

var frontMatter = regexp.MustCompile(`\{"file":"([^"]+)"[^}]*\}`)

// describe returns the front matter of a script.
func (s *standIn) describe(file string) string {
	metadata := map[string]any{}
	for _, match := range frontMatter.FindAllStringSubmatch(s.code, -1) {
		if match[1] == file {
			ssrtest.Decode([]byte(match[0]), &metadata)
		}
	}
	delete(metadata, "file")
	answer, _ := json.Marshal(map[string]any{"matter": metadata, "isComponent": true})
	return string(answer)
}
