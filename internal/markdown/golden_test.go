package markdown_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

func TestEveryFeatureGivesItsExpectedOutput(t *testing.T) {
	t.Parallel()
	inputs, err := filepath.Glob("testdata/golden/*.md")
	if err != nil || len(inputs) == 0 {
		t.Fatal("no inputs", err)
	}
	parser := markdown.With(markdown.Options{}) // all tests use one parser concurrently
	for _, input := range inputs {
		base := strings.TrimSuffix(input, ".md")
		t.Run(filepath.Base(base), func(t *testing.T) {
			t.Parallel()
			source, err := os.ReadFile(input)
			if err != nil {
				t.Fatal(err)
			}
			document := parser.Parse(source)
			html, err := parser.HTML(document, asWritten)
			if err != nil {
				t.Fatal(err)
			}
			golden(t, base+".html", html)
			golden(t, base+".txt", describe(document))
			golden(t, base+".twin", twinOf(parser, document))
		})
	}
}

// Each input is docs/NAME.md in testdata/site.
func TestEveryOptionGivesItsExpectedOutput(t *testing.T) {
	t.Parallel()
	site := os.DirFS("testdata/site")
	reading := markdown.Options{
		Variables: map[string]string{"product": "Phoenix", "version": "1", "host": "https://a.b", "domain": "c.d"},
		Read: func(name string) ([]byte, error) {
			if path.Base(name) == "forbidden.txt" {
				return nil, &fs.PathError{Op: "open", Path: "/secret/" + name, Err: fs.ErrPermission}
			}
			return fs.ReadFile(site, name)
		},
	}
	values := markdown.Options{Values: map[string]string{"api-key": "YOUR_KEY", "host": "<host>"}, Read: reading.Read,
		NPM: markdown.NPM{Managers: []string{"yarn"}}}
	for _, test := range []struct {
		name    string
		options markdown.Options
	}{
		{"typographer", markdown.Options{Typographer: true}},
		{"variables", reading},
		{"variables-wrong", reading},
		{"variables-not-a-mapping", reading},
		{"include", reading},
		{"include-wrong", reading},
		{"partials", reading},
		{"partials-wrong", reading},
		{"partials-circular", reading},
		{"mermaid", markdown.Options{Mermaid: true}},
		{"values", values},
		{"values-wrong", values},
		{"playground", markdown.Options{Playground: true}},
		{"playground-missing", markdown.Options{}},
		{"math", markdown.Options{Math: true}},
		{"math-wrong", markdown.Options{Math: true}},
		{"signatures", markdown.Options{Types: map[string]string{"Point": "/api/point.md", "Window": "/api/window.md",
			"Identifiable": "/api/identifiable.md"}}},
		{"signatures-wrong", markdown.Options{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			base := filepath.Join("testdata/options", test.name)
			source, err := os.ReadFile(base + ".md")
			if err != nil {
				t.Fatal(err)
			}
			parser := markdown.With(test.options)
			document := parser.ParseFile("docs/"+test.name+".md", source)
			html, err := parser.HTML(document, asWritten)
			if err != nil {
				t.Fatal(err)
			}
			golden(t, base+".html", html)
			golden(t, base+".txt", describe(document))
			golden(t, base+".twin", twinOf(parser, document))
		})
	}
}

// golden compares got with a file, or writes the file if UPDATE is set.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got == string(want) {
		return
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		if g, w := at(gotLines, i), at(wantLines, i); g != w {
			t.Errorf("%s:%d (UPDATE=1 refreshes)\n got %s\nwant %s", file, i+1, g, w)
		}
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(end)"
}

// asWritten resolves every link to its target as written.
func asWritten(link markdown.Link) markdown.Resolved {
	return markdown.Resolved{Href: link.Target, External: strings.HasPrefix(link.Target, "https:")}
}

// twinOf returns the Markdown of a document with its links as written.
func twinOf(parser *markdown.Parser, document markdown.Document) string {
	return markdown.FillMarkdown(parser.Markdown(document), markdown.Targets{
		Link: func(number int) string { return document.Links[number].Target },
		URL:  func(target string) string { return target },
	}) + "\n"
}

// describe formats everything that is known about a document, one fact per line.
func describe(document markdown.Document) string {
	var out bytes.Buffer
	fields := document.FrontMatter()
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		fmt.Fprintf(&out, "field %s = %#v\n", name, fields[name])
	}
	fmt.Fprintf(&out, "title %q %t\nexcerpt %q\n", document.Title, document.HasTitle, document.Excerpt)
	for _, heading := range document.Headings {
		fmt.Fprintf(&out, "h%d %s #%s %q %s\n", heading.Level, place(heading.Place), heading.ID, heading.Text,
			strings.TrimSpace(heading.HTML+" "+heading.Member))
	}
	for _, link := range document.Links {
		kind := map[markdown.LinkKind]string{markdown.PageLink: "link", markdown.Image: "image", markdown.TypeLink: "type"}[link.Kind]
		fmt.Fprintf(&out, "%s %s %q\n", kind, place(link.Place), link.Target)
	}
	for _, language := range document.Languages {
		fmt.Fprintf(&out, "language %s %q %t\n", place(language.Place), language.Name, language.Known)
	}
	for _, formula := range document.Formulas {
		fmt.Fprintf(&out, "formula %s %q display %t\n", place(formula.Place), formula.TeX, formula.Display)
	}
	if len(document.Diagrams) > 0 {
		out.WriteString("mermaid\n")
	}
	for _, file := range document.Includes {
		fmt.Fprintf(&out, "includes %s\n", file)
	}
	for _, finding := range document.Findings {
		fmt.Fprintf(&out, "finding %s %s: %s (%s)", place(finding.Place), finding.Code, finding.Text, finding.Hint)
		if finding.Name != "" {
			fmt.Fprintf(&out, " %q of %v", finding.Name, finding.Known)
		}
		out.WriteByte('\n')
	}
	if document.Since != "" {
		fmt.Fprintf(&out, "since %s\n", document.Since)
	}
	if len(document.Anchors) > 0 {
		fmt.Fprintf(&out, "anchors %s\n", strings.Join(document.Anchors, " "))
	}
	for _, section := range document.Sections {
		fmt.Fprintf(&out, "section #%s %q %q\n", section.ID, section.Title, section.Text)
	}
	return out.String()
}

func place(place markdown.Place) string {
	if place.File != "" {
		place.File += ":"
	}
	return fmt.Sprintf("%s%d:%d+%d", place.File, place.Line, place.Column, place.Length)
}
