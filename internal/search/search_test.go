package search_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// page returns a page with the sections of a text.
func page(text string) search.Page {
	return search.Page{
		Title: "Window", URL: "/api/window", Version: "Next", Keywords: []string{"frame", "two words"}, Trail: []string{"API", "Core"},
		Sections: markdown.With(markdown.Options{}).Parse([]byte(text)).Sections,
	}
}

func TestEachPageAndSectionIsARecord(t *testing.T) {
	t.Parallel()
	got := search.Records(page("# Window\n\nOn *screen*.\n\n## Frame\n\nA `rect`.\n\n### Set it {#set}\n\n#### How\n\n- by\n- hand\n\n## Frame\n"))
	record := func(title, url, text string) contract.SearchRecord {
		return contract.SearchRecord{Title: title, PageTitle: "Window", URL: url, Text: text, Version: "Next", Trail: "API › Core"}
	}
	first := record("Window", "/api/window", "On screen.")
	first.Keywords = "frame two words"
	sitetest.Compare(t, "records", got, []contract.SearchRecord{
		first,
		record("Frame", "/api/window#frame", "A rect."),
		record("Set it", "/api/window#set", "How by hand"),
		record("Frame", "/api/window#frame-1", ""),
	})
}

func TestPageWithoutTextIsARecord(t *testing.T) {
	t.Parallel()
	bare := search.Page{Title: "Window", URL: "/", Sections: markdown.With(markdown.Options{}).Parse(nil).Sections}
	sitetest.Compare(t, "records", search.Records(bare), []contract.SearchRecord{{Title: "Window", PageTitle: "Window", URL: "/"}})
}

// build makes the search files of pages with the given texts.
func build(t *testing.T, options search.Options, texts ...string) map[string]string {
	t.Helper()
	language := words.Of("en")
	var found []search.Found
	for i, text := range texts {
		result := page(text)
		result.URL = fmt.Sprint("/", i)
		records := search.Records(result)
		found = append(found, search.Found{Records: records, Counts: search.Count(language, records)})
	}
	options.Languages = []words.Language{language}
	if options.Budget == 0 {
		options.Budget = 1 << 20
	}
	options.URL = func(name string) string { return "/base/" + name }
	_, files := built(t, found, options)
	return files
}

// built makes the search files of pages. It returns their contents by name.
func built(t testing.TB, pages []search.Found, options search.Options) (search.Result, map[string]string) {
	t.Helper()
	memory, files := &search.Memory{}, map[string]string{}
	result, err := search.Build(search.PagesOf(pages), memory, options)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range result.Files {
		content, err := memory.Read(file.Name)
		if err != nil || len(content) != file.Size || file.Kept {
			t.Fatalf("%+v has %d bytes: %v", file, len(content), err)
		}
		files[file.Name] = string(content)
	}
	return result, files
}

// decode decodes a JSON file.
func decode[T any](t *testing.T, files map[string]string, name string) T {
	t.Helper()
	var value T
	if err := json.Unmarshal([]byte(files[name]), &value); err != nil {
		t.Fatalf("%s among %q: %v", name, slices.Sorted(maps.Keys(files)), err)
	}
	return value
}

func TestFilesContainTheRecordsOfAllPagesInOrder(t *testing.T) {
	t.Parallel()
	files := build(t, search.Options{Changed: 1763683200000}, "On screen.\n\n## Frame\n\nA rect.", "## Next")
	var urls []string
	for _, record := range decode[[]contract.SearchRecord](t, files, "search-doc-1763683200000.json") {
		urls = append(urls, record.URL)
	}
	sitetest.Compare(t, "URLs", urls, []string{"/0", "/0#frame", "/1", "/1#next"})

	index := decode[struct {
		Version      string   `json:"version"`
		Fields       []string `json:"fields"`
		FieldVectors [][]any  `json:"fieldVectors"`
		Pipeline     []string `json:"pipeline"`
	}](t, files, "lunr-index-1763683200000.json")
	var refs []string
	for _, vector := range index.FieldVectors {
		if len(vector[1].([]any)) > 0 {
			refs = append(refs, vector[0].(string))
		}
	}
	sitetest.Compare(t, "version", index.Version, "2.3.9")
	sitetest.Compare(t, "pipeline", index.Pipeline, []string{"stemmer"})
	sitetest.Compare(t, "fields", index.Fields, []string{"title", "heading", "keywords", "text"})
	sitetest.Compare(t, "filled fields", refs, []string{"title/0", "keywords/0", "text/0", "heading/1", "text/1", "title/2", "keywords/2", "heading/3"})
}

func TestSiteWithoutPagesHasAnEmptyList(t *testing.T) {
	t.Parallel()
	files := build(t, search.Options{})
	sitetest.Compare(t, "records", files["search-doc-0.json"], "[]") // the browser expects an array
}

func TestTimeStampChangesOnlyWithTheContent(t *testing.T) {
	t.Parallel()
	first := decode[contract.SearchManifest](t, build(t, search.Options{Changed: 1000}, "One.", "Two."), "search.json")
	sitetest.Compare(t, "URLs", []string{first.Docs, first.Index}, []string{"/base/search-doc-1000.json", "/base/lunr-index-1000.json"})

	same := decode[contract.SearchManifest](t, build(t, search.Options{Changed: 2000, Earlier: &first}, "One.", "Two."), "search.json")
	sitetest.Compare(t, "the same pages", same, first)
	other := decode[contract.SearchManifest](t, build(t, search.Options{Changed: 2000, Earlier: &first}, "One.", "Three."), "search.json")
	sitetest.Compare(t, "docs of other pages", other.Docs, "/base/search-doc-2000.json")
	if other.Hash == first.Hash {
		t.Errorf("other pages have the hash of the first: %s", first.Hash)
	}
	unread := contract.SearchManifest{Docs: "/search-doc-x.json", Hash: first.Hash}
	repaired := decode[contract.SearchManifest](t, build(t, search.Options{Changed: 2000, Earlier: &unread}, "One.", "Two."), "search.json")
	sitetest.Compare(t, "an earlier manifest of another make", repaired.Docs, "/base/search-doc-2000.json")
}

// The description in the front matter often has words that the text does not have.
func TestPageIsFoundByItsDescription(t *testing.T) {
	t.Parallel()
	text := func(summary, text string) string {
		return search.Records(search.Page{Title: "A", URL: "/a", Summary: summary, Sections: []markdown.Section{{Text: text}}})[0].Text
	}
	if got, want := text("A window manager.", "It moves windows."), "A window manager. It moves windows."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := text("It moves windows.", "It moves windows, and more."), "It moves windows, and more."; got != want {
		t.Errorf("a text that has the description repeats it: got %q, want %q", got, want)
	}
}

func TestRecordSaysThatItsHeadingIsCode(t *testing.T) {
	t.Parallel()
	document := markdown.With(markdown.Options{}).Parse([]byte("# A\n\n## `frame()`\n\n## Use `frame()`\n"))
	var got []bool
	for _, record := range search.Records(search.Page{Title: "A", URL: "/a", Sections: document.Sections}) {
		got = append(got, record.IsCode)
	}
	if want := []bool{false, true, false}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestSectionsThatOnlyLeadToOtherPagesAreNoRecords(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, text, left string }{
		{"by name", "## See also\n\nRead [this](screen.md) next.\n", ""},
		{"by name, in the middle and below another", "## Frame\n\nA.\n\n### See also:\n\n- [Screen](screen.md)\n\n## Size\n\nB.\n", "frame size"},
		{"by name, in German", "## Siehe auch\n\n- [Screen](screen.md)\n", ""},
		{"by name, in Japanese", "## 関連項目\n\n- [Screen](screen.md)\n", ""},
		{"links at the end", "## Frame\n\nA.\n\n## Where to go next\n\n- [Screen](screen.md): the frames.\n- **[App](/app)**\n\n1. [Size](./size.md#height)\n",
			"frame"},
		{"links by reference", "## Related codes\n\n* [Screen][1]: the frames.\n\n[1]: screen.md\n", ""},
		{"links in the middle", "## Guides\n\n- [Screen](screen.md)\n\n## Frame\n\nA.\n", "guides frame"},
		{"an index of pages", "## Guides\n\n- [Screen](screen.md)\n\n## Reference\n\n- [App](app.md)\n", "guides reference"},
		{"links to other sites", "## Tools\n\n- [Brew](https://brew.sh)\n", "tools"},
		{"links on the page", "## Contents\n\n- [Frame](#frame)\n", "contents"},
		{"a text before the links", "## Next\n\nThree ways:\n\n- [Screen](screen.md)\n", "next"},
		{"a text after the links", "## Next\n\n- [Screen](screen.md)\n\nRead both.\n", "next"},
		{"an item that begins with words", "## Next\n\n- Read [Screen](screen.md).\n", "next"},
		{"a title that is only like the name", "## See also the doctor\n\nOften.\n", "see-also-the-doctor"},
		{"nothing", "## Next\n", "next"},
	} {
		var left []string
		for _, record := range search.Records(page("# Window\n\nOn a screen.\n\n" + row.text)) {
			if _, anchor, isSection := strings.Cut(record.URL, "#"); isSection {
				left = append(left, anchor)
			}
		}
		if !slices.Equal(left, strings.Fields(row.left)) {
			t.Errorf("%s: got %q, want %q", row.name, left, row.left)
		}
	}
}
