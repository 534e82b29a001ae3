package search_test

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// wordy returns pages with names of their own, all of which begin with w. They also mention
// windows, as often as the number of the page says.
func wordy(pages, names int) []search.Found {
	found := make([]search.Found, pages)
	for page := range found {
		var text strings.Builder
		for name := range names {
			fmt.Fprintf(&text, "w%c%c%dp%d. ", 'a'+name%26, 'a'+page%26, name, page)
		}
		text.WriteString(strings.Repeat("The window is wide. ", page%5))
		records := []contract.SearchRecord{
			{Title: fmt.Sprint("Page ", page), PageTitle: fmt.Sprint("Page ", page), URL: fmt.Sprint("/", page), Text: text.String()},
			{Title: "Window", PageTitle: fmt.Sprint("Page ", page), URL: fmt.Sprintf("/%d#window", page), Text: "Whatever wraps it."},
		}
		found[page] = search.Found{Records: records, Counts: search.Count(words.Of("en"), records)}
	}
	return found
}

func directoryOf(t *testing.T, pages []search.Found) (map[string]string, contract.SearchDirectory) {
	t.Helper()
	result, files := built(t, pages, inParts())
	if !result.Report.InParts {
		t.Fatal("the index is not in parts")
	}
	for name := range files {
		if strings.HasPrefix(name, "lunr-index-") {
			return files, decode[contract.SearchDirectory](t, files, name)
		}
	}
	t.Fatal("there is no directory")
	return nil, contract.SearchDirectory{}
}

type entry struct {
	term         string
	names, texts int
}

// entriesOf reads a part of the vocabulary.
func entriesOf(t *testing.T, files map[string]string, name string) []entry {
	t.Helper()
	terms, isWhole := search.ReadVocabulary(files["lunr-index/"+name+".json"])
	if !isWhole {
		t.Fatalf("%s is no part of a vocabulary", name)
	}
	entries := make([]entry, len(terms))
	for i, term := range terms {
		entries[i] = entry{term.Text, term.Names, term.Texts}
	}
	return entries
}

func TestLetterWithManyTermsIsDividedAndListsTheCommonOnes(t *testing.T) {
	t.Parallel()
	files, directory := directoryOf(t, wordy(300, 40))
	var all, ofW []entry
	for i, name := range directory.Vocabulary.Names {
		part := entriesOf(t, files, name)
		if part[0].term != directory.Vocabulary.First[i] {
			t.Errorf("part %d begins with %q, and is listed with %q", i, part[0].term, directory.Vocabulary.First[i])
		}
		if len(part) > 4000 {
			t.Errorf("part %d has %d terms, want at most 4,000", i, len(part))
		}
		all = append(all, part...)
	}
	if !slices.IsSortedFunc(all, func(a, b entry) int { return cmp.Compare(a.term, b.term) }) {
		t.Error("the terms are not in order")
	}
	for _, one := range all {
		if one.term[0] == 'w' {
			ofW = append(ofW, one)
		}
	}
	if len(ofW) < 300*40 {
		t.Fatalf("%d terms begin with w, want at least %d", len(ofW), 300*40)
	}
	if len(directory.Common.Names) != 1 || directory.Common.First[0] != ofW[0].term {
		t.Fatalf("common terms are listed for %q, want one list that begins at %q", directory.Common.First, ofW[0].term)
	}
	common := entriesOf(t, files, directory.Common.Names[0])
	sitetest.Compare(t, "common terms", common, slices.DeleteFunc(ofW, func(one entry) bool { return one.names+one.texts == 1 }))
}

func TestLetterWithFewTermsIsInOnePart(t *testing.T) {
	t.Parallel()
	files, directory := directoryOf(t, wordy(300, 13))
	if len(directory.Common.Names) > 0 {
		t.Errorf("common terms are listed for %q, which is not divided", directory.Common.First)
	}
	parts := map[byte]int{}
	for _, name := range directory.Vocabulary.Names {
		last := byte(0)
		for _, one := range entriesOf(t, files, name) {
			if one.term[0] != last {
				last = one.term[0]
				parts[last]++
			}
		}
	}
	for letter, count := range parts {
		if count > 1 {
			t.Errorf("terms with %q are in %d parts", letter, count)
		}
	}
}

// A letter may get too many terms, or few again.
func TestUpdateDividesALetterAsABuildDoes(t *testing.T) {
	t.Parallel()
	pages := wordy(300, 13)
	var updated, built lastBuild
	updated.build(t, pages, inParts())
	for step, names := range []int{200, 150, 13, 250} {
		site := site{pages: slices.Clone(pages)}
		site.begin()
		for page := range 3 {
			site.pages[page] = wordy(page+1, names+page)[page]
		}
		site.end(pages)
		updated.update(t, site.Next, inParts())
		built.build(t, site.pages, inParts())
		updated.compare(t, step, built)
		pages = site.pages
	}
}

// answer is what a query finds, and how many bytes it loads, compressed.
type answer struct {
	Vocabulary, Whole int
	Pages             int
	URLs, Marked      []string // of the results
}

// ask asks for all queries, each of which has a field Query, with nothing loaded.
func ask[Query any](t *testing.T, files map[string]string, queries []Query) []answer {
	t.Helper()
	script, err := os.ReadFile("testdata/loaded.ts")
	if err != nil {
		t.Fatal(err)
	}
	return run[[]answer](t, string(script), map[string]any{"files": files, "queries": queries})
}

// Readers of a large site must not wait for terms that occur once.
func TestMisspelledWordLoadsLittleOfALargeVocabulary(t *testing.T) {
	t.Parallel()
	files, _ := directoryOf(t, wordy(1000, 100))
	queries := []struct {
		Query string
		First string
		Most  int // bytes of the vocabulary, compressed
	}{
		{"window", "/0#window", 8 << 10},
		{"windwo", "/0#window", 8 << 10},
		{"widnow wide", "/4", 16 << 10},
		{"wbb1p1", "/1", 16 << 10},
		{"wbb1p2", "/235", 16 << 10}, // the beginning of a name
	}
	answers := ask(t, files, queries)
	for i, query := range queries {
		answer := answers[i]
		t.Logf("%s: %d bytes of %d", query.Query, answer.Vocabulary, answer.Whole)
		if answer.Vocabulary > query.Most || answer.Vocabulary == 0 {
			t.Errorf("%s loads %d bytes of the vocabulary, want at most %d", query.Query, answer.Vocabulary, query.Most)
		}
		if !strings.HasPrefix(strings.Join(answer.URLs, " ")+" ", query.First+" ") {
			t.Errorf("%s finds %s, want %s", query.Query, answer.URLs, query.First)
		}
	}
}
