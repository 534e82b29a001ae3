package search_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// harbors returns pages with five sections. The word "harbor" is in most sections, "anchor" in a
// third, "lantern" in a fifth. Section 3 of the page 1234 is
// about nothing but the harbor, section 4 of the page 77 about harbor and anchor.
func harbors(pages int) []search.Found {
	random := rand.New(rand.NewPCG(7, 7))
	found := make([]search.Found, pages)
	for page := range found {
		records := make([]contract.SearchRecord, 6)
		title := fmt.Sprint("Title ", page)
		for section := range records {
			text := []string{}
			if random.IntN(9) > 0 {
				text = append(text, "harbor")
			}
			if random.IntN(3) == 0 {
				text = append(text, "anchor")
			}
			if random.IntN(5) == 0 {
				text = append(text, "lantern")
			}
			for range 8 + random.IntN(50) {
				text = append(text, fmt.Sprint("word", random.IntN(900)))
			}
			switch {
			case page == 1234 && section == 3:
				text = []string{"harbor", "harbor", "harbor"}
			case page == 77 && section == 4:
				text = []string{"harbor", "anchor", "anchor", "harbor"}
			}
			random.Shuffle(len(text), func(i, j int) { text[i], text[j] = text[j], text[i] })
			records[section] = contract.SearchRecord{Title: "Part", PageTitle: title, URL: fmt.Sprintf("/%d#%d", page, section), Text: strings.Join(text, " ")}
		}
		records[0].Title, records[0].URL = title, fmt.Sprint("/", page)
		found[page] = search.Found{Records: records, Counts: search.Count(words.Of("en"), records)}
	}
	return found
}

// A word that is in almost every record of 100,000 pages has megabytes of postings.
func TestWordOfEveryPageLoadsItsBestPlaces(t *testing.T) {
	t.Parallel()
	pages := harbors(2000)
	queries := []struct{ Query string }{{"harbor "}, {"anchor "}, {"anchor harbor "}, {"harbor word77 "}, {"harbor title"}}
	_, complete := built(t, pages, inParts())
	result, files := built(t, pages, inParts().Abridged(1000))
	wanted, got := ask(t, complete, queries), ask(t, files, queries)
	for i, query := range queries {
		want, got := wanted[i], got[i]
		if got.Pages != want.Pages || got.Pages == 0 {
			t.Errorf("%s finds %d pages, want %d", query.Query, got.Pages, want.Pages)
		}
		if len(got.URLs) == 0 || got.URLs[0] != want.URLs[0] {
			t.Errorf("%s finds %s, want %s", query.Query, got.URLs, want.URLs)
		}
		if slices.Contains(got.Marked, "") {
			t.Errorf("%s finds %s, which have %q", query.Query, got.URLs, got.Marked)
		}
	}
	for group, most := range []int{2, 3} {
		parts := result.Ledger.Complete[group]
		if len(parts) != most {
			t.Errorf("the postings of %d terms are abridged, want %d: %v", len(parts), most, parts)
		}
		for _, part := range parts {
			short, long := postingsOf(files, part.First), postingsOf(complete, part.First)
			if 2*len(long) < 3*len(short) || !strings.Contains(files["lunr-index/"+part.Name+".json"], long) {
				t.Errorf("browsers get %d bytes of the %d of %q, want at most two thirds", len(short), len(long), part.First)
			}
		}
	}
}

// postingsOf returns the longest postings of a term in any part.
func postingsOf(files map[string]string, term string) string {
	longest := ""
	for _, content := range files {
		if _, after, found := strings.Cut(content, `"`+term+`":[`); found && content[0] == '{' {
			if postings, _, _ := strings.Cut(after, "]"); len(postings) > len(longest) {
				longest = postings
			}
		}
	}
	return longest
}

// Whether an update abridges postings, or no longer, it makes what a build makes.
func TestUpdateAbridgesAsABuildDoes(t *testing.T) {
	t.Parallel()
	options := inParts().Abridged(60)
	all := harbors(240)
	site := site{pages: slices.Clone(all[:200])}
	var updated, built lastBuild
	updated.build(t, site.pages, options)
	random := rand.New(rand.NewPCG(3, 3))
	for step, remains := range []int{200, 190, 30, 200, 240} {
		before := slices.Clone(site.pages)
		site.begin()
		for len(site.pages) > remains {
			site.remove(random.IntN(len(site.pages)))
		}
		for len(site.pages) < remains {
			site.insert(random.IntN(len(site.pages)), -1, all[len(site.pages)])
		}
		at := random.IntN(len(site.pages))
		site.pages[at] = edited(site.pages[at], random)
		site.end(before)
		updated.update(t, site.Next, options)
		built.build(t, site.pages, options)
		updated.compare(t, step, built)
	}
}

func TestUpdateOfOtherTermsKeepsCompletePostings(t *testing.T) {
	t.Parallel()
	options := inParts().Abridged(2000)
	site := site{pages: harbors(1000)}
	var last lastBuild
	last.build(t, site.pages, options)
	before := slices.Clone(site.pages)
	site.begin()
	records := slices.Clone(site.pages[5].Records)
	records[2].Text += " Unusual."
	site.pages[5].Records, site.pages[5].Counts = records, search.Count(words.Of("en"), records)
	site.end(before)
	complete := map[string]bool{}
	for _, parts := range last.Ledger.Complete {
		for _, part := range parts {
			complete["lunr-index/"+part.Name+".json"] = true
		}
	}
	last.update(t, site.Next, options)
	kept := 0
	for _, file := range last.Files {
		if complete[file.Name] && file.Kept {
			kept++
		}
	}
	if kept == 0 || len(complete) == 0 {
		t.Errorf("%d of %d files with complete postings are kept: %q", kept, len(complete), slices.Collect(maps.Keys(complete)))
	}
}
