package search_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"docgen/internal/contract"
	"docgen/internal/markdown"
	"docgen/internal/search"
)

// compare reports values that differ; input says of what they are.
func compare(t *testing.T, input string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s\n got %+v\nwant %+v", input, got, want)
	}
}

// page is a page with the sections of a text.
func page(text string) search.Page {
	return search.Page{
		Title: "Window", URL: "/api/window", Version: "Next", Keywords: []string{"frame", "two words"}, Trail: []string{"API", "Core"},
		Sections: markdown.New().Parse([]byte(text)).Sections,
	}
}

func TestEachPageAndSectionIsARecord(t *testing.T) {
	t.Parallel()
	got := search.Records([]search.Page{page("# Window\n\nOn *screen*.\n\n## Frame\n\nA `rect`.\n\n### Set it {#set}\n\n#### How\n\n- by\n- hand\n\n## Frame\n")})
	record := func(title, url, text string) contract.SearchRecord {
		return contract.SearchRecord{Title: title, PageTitle: "Window", URL: url, Text: text, Version: "Next", Trail: "API › Core"}
	}
	first := record("Window", "/api/window", "On screen.")
	first.Keywords = "frame two words"
	compare(t, "records", got, []contract.SearchRecord{
		first,
		record("Frame", "/api/window#frame", "A rect."),
		record("Set it", "/api/window#set", "How by hand"),
		record("Frame", "/api/window#frame-1", ""),
	})
}

func TestPageWithoutTextIsARecordAllTheSame(t *testing.T) {
	t.Parallel()
	bare := search.Page{Title: "Window", URL: "/", Sections: markdown.New().Parse(nil).Sections}
	compare(t, "records", search.Records([]search.Page{bare}), []contract.SearchRecord{{Title: "Window", PageTitle: "Window", URL: "/"}})
}

func TestRecordsAreInTheOrderOfPages(t *testing.T) {
	t.Parallel()
	first, second := page("## B"), page("## A")
	first.URL, second.URL = "/2", "/1"
	var urls []string
	for _, record := range search.Records([]search.Page{first, second}) {
		urls = append(urls, record.URL)
	}
	compare(t, "URLs", urls, []string{"/2", "/2#b", "/1", "/1#a"})
}

// The browser expects an array.
func TestNoPagesAreAnEmptyList(t *testing.T) {
	t.Parallel()
	encoded, err := json.Marshal(search.Records(nil))
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "JSON", string(encoded), "[]")
}

func TestIndexRefersToRecordsByTheirPosition(t *testing.T) {
	t.Parallel()
	records := search.Records([]search.Page{page("On screen.\n\n## Frame\n\nA rect.")})
	var index struct {
		Version      string   `json:"version"`
		Fields       []string `json:"fields"`
		FieldVectors [][]any  `json:"fieldVectors"`
	}
	if err := json.Unmarshal(search.Index(records, nil), &index); err != nil {
		t.Fatal(err)
	}
	var refs []string
	for _, vector := range index.FieldVectors {
		refs = append(refs, vector[0].(string))
	}
	compare(t, "version", index.Version, "2.3.9")
	compare(t, "fields", index.Fields, []string{"title", "keywords", "text"})
	compare(t, "refs", refs, []string{"title/0", "keywords/0", "text/0", "title/1", "keywords/1", "text/1"})
}

func TestTimeOfTheFilesIsReadBackFromTheManifest(t *testing.T) {
	t.Parallel()
	names := search.Names(1763683200000)
	compare(t, "names", names, search.Files{
		Docs: "search-doc-1763683200000.json", Index: "lunr-index-1763683200000.json", Manifest: "search.json",
	})
	manifest, err := json.Marshal(contract.SearchManifest{Docs: "/base/search-doc-of/" + names.Docs, Index: "/base/" + names.Index})
	if err != nil {
		t.Fatal(err)
	}
	changed, err := search.Changed(manifest)
	compare(t, string(manifest), []any{changed, err}, []any{int64(1763683200000), nil})
}

func TestManifestOfAnotherMakeHasNoTime(t *testing.T) {
	t.Parallel()
	for _, manifest := range []string{"", "[]", "{}", `{"docs":"/search-doc-x.json"}`, `{"docs":"/other.json"}`} {
		if changed, err := search.Changed([]byte(manifest)); err == nil {
			t.Errorf("%s: got %d", manifest, changed)
		}
	}
}
