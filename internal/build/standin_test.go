package build_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The test binary replaces Node, which takes ten times as long to start. In a test with
// hundreds of builds, that would be most of the time.
func TestMain(m *testing.M) {
	if slices.Contains(os.Args, "--eval") {
		(&standIn{out: os.Stdout}).answer(bufio.NewReader(os.Stdin))
		return
	}
	if slices.Contains(os.Args, "--version") {
		fmt.Println("v20.0.0")
		return
	}
	os.Exit(m.Run())
}

// standIn implements the protocol of internal/ssr, like worker.js. It renders like
// server.tsx of smallTheme: a page's data and the site's title, before its content. Of a
// site's code it understands the marks and the front matter that a random site writes into
// its files.
type standIn struct {
	out   io.Writer
	title string
	code  string // of the theme and the site
}

func (s *standIn) answer(in *bufio.Reader) {
	fmt.Fprintln(s.out, `{"kind":"hello","node":"v20.0.0","size":0}`)
	for {
		header, err := in.ReadBytes('\n')
		if err != nil {
			return // the build has closed the pipe
		}
		var request struct {
			ID         int
			Kind, Name string
			Size       int
		}
		decode(header, &request)
		body := make([]byte, request.Size)
		if request.Size > 0 {
			body = append(body, '\n')
		}
		if _, err := io.ReadFull(in, body); err != nil {
			return
		}
		switch request.Kind {
		case "site":
			var site struct{ Title string }
			decode(body, &site)
			s.title = site.Title
		case "load":
			if request.Name == "theme" {
				s.code = string(body)
			}
		case "render":
			s.render(request.ID, body)
			continue
		}
		fmt.Fprintf(s.out, "{\"id\":%d,\"kind\":\"done\",\"size\":0}\n", request.ID)
	}
}

func (s *standIn) render(id int, body []byte) {
	var pages []map[string]any
	decode(body, &pages)
	var all strings.Builder
	var sizes []map[string]int
	for _, page := range pages {
		html := ""
		file, isQuestion := page["describe"].(string)
		days, areDates := page["dates"].([]any)
		twin, isTwin := page["twin"].(map[string]any)
		switch {
		case isQuestion:
			html = s.describe(file)
		case areDates:
			html = dates(days, page["language"])
		case isTwin:
			html = s.twin(twin, page["holes"].([]any))
		default:
			html = s.page(page)
		}
		all.WriteString(html)
		sizes = append(sizes, map[string]int{"size": len(html)})
	}
	answer, _ := json.Marshal(map[string]any{"id": id, "kind": "rendered", "pages": sizes, "size": all.Len()})
	fmt.Fprintf(s.out, "%s\n%s\n", answer, all.String())
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

// twin returns what takes the place of the holes in the Markdown of a page: the marks of its code.
func (s *standIn) twin(page map[string]any, holes []any) string {
	answers := make([]map[string]string, len(holes))
	for i := range holes {
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
			decode([]byte(match[0]), &metadata)
		}
	}
	delete(metadata, "file")
	answer, _ := json.Marshal(map[string]any{"matter": metadata, "isComponent": true})
	return string(answer)
}

// decode decodes a request of ssr. Invalid input ends the process, and with it the build.
func decode(text []byte, into any) {
	if err := json.Unmarshal(text, into); err != nil {
		panic(err)
	}
}
