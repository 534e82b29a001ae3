package llms_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/render/llms"
)

func urlOf(file string) string { return "https://example.org/" + file }

// pages returns pages of which about 400 fit into an index.
func pages(count int) []llms.Page {
	made := make([]llms.Page, count)
	for i := range made {
		made[i] = llms.Page{Title: fmt.Sprint("Page ", i), URL: urlOf(fmt.Sprintf("guide/%d.md", i)), Description: strings.Repeat("ü", 70)}
	}
	return made
}

func TestShortIndexIsOneFile(t *testing.T) {
	t.Parallel()
	index := llms.Index{
		File: "llms.txt", Title: "Site", Summary: "What it\nis.", Notes: []string{"A note."},
		Sections: []llms.Section{{"Guide", []llms.Page{{Title: "A [b]", URL: "u", Description: "c"}}}, {"Empty", nil}},
		Last:     []llms.Section{{"Other languages", []llms.Page{{Title: "Deutsch", URL: "v"}}}},
	}
	files := index.Files(urlOf)
	want := "# Site\n\n> What it is.\n\nA note.\n\n## Guide\n\n- [A \\[b\\]](u): c\n\n## Other languages\n\n- [Deutsch](v)\n"
	if len(files) != 1 || string(files[0].Content) != want {
		t.Errorf("got %q", files[0].Content)
	}
}

func TestLongIndexIsDividedBelowTheLimitWithoutLosses(t *testing.T) {
	t.Parallel()
	all := pages(1200)
	index := llms.Index{File: "fr/llms.txt", Title: "Site", Sections: []llms.Section{
		{"Small", all[:1]}, {"Large", all[1:1000]}, {"Small", all[1000:1100]}, {strings.Repeat("漢字", 100), all[1100:]},
	}, Last: []llms.Section{{"Other languages", []llms.Page{{Title: "Deutsch", URL: "v"}}}}}
	files := index.Files(urlOf)
	found := map[string]int{}
	names := map[string]bool{}
	for i, file := range files {
		if length := utf8.RuneCount(file.Content); length >= llms.Limit {
			t.Errorf("%s has %d characters", file.Name, length)
		}
		if len(file.Name) > 200 {
			t.Errorf("%s is too long a name", file.Name)
		}
		if names[file.Name] {
			t.Errorf("two files are %s", file.Name)
		}
		names[file.Name] = true
		if i > 0 && !strings.Contains(string(files[0].Content), "]("+urlOf(file.Name)+")") {
			t.Errorf("the index does not link to %s", file.Name)
		}
		for _, page := range all {
			found[page.URL] += strings.Count(string(file.Content), "("+page.URL+")")
		}
	}
	for _, page := range all {
		if found[page.URL] != 1 {
			t.Errorf("%s occurs %d times", page.URL, found[page.URL])
		}
	}
	if !strings.Contains(string(files[0].Content), "[Deutsch](v)") || !strings.Contains(string(files[0].Content), "- [Small](https://example.org/fr/llms/small.txt): 1 page\n") {
		t.Errorf("got %s", string(files[0].Content))
	}
}

func TestFullTextIsDividedBySize(t *testing.T) {
	t.Parallel()
	text := func(size int) llms.Text {
		return llms.Text{Size: size, Read: func() ([]byte, error) { return []byte(strings.Repeat("x", size-1) + "\n"), nil }}
	}
	index := llms.Index{File: "llms.txt", Title: "Site"}
	one := index.Full([]llms.Text{text(3), text(5)}, urlOf)
	if content, err := one[0].Read(); err != nil || len(one) != 1 || one[0].Name != "llms-full.txt" || string(content) != "xx\n\nxxxx\n" {
		t.Errorf("got %v, %q, %v", one, content, err)
	}
	files := index.Full([]llms.Text{text(300_000), text(200_000), text(1), text(600_000), text(5)}, urlOf)
	list, err := files[0].Read()
	if err != nil || len(files) != 5 || !strings.Contains(string(list), "- [Part 3 of 4](https://example.org/llms-full-3.txt): 1 page, 600 kB\n") {
		t.Errorf("got %d files, %s, %v", len(files), list, err)
	}
}
