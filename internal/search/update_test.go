package search_test

import (
	"bytes"
	"encoding/gob"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// lastBuild is a split index with the content of its files.
type lastBuild struct {
	search.Result
	files map[string]string
}

// build builds the pages.
func (b *lastBuild) build(t *testing.T, pages []search.Found, options search.Options) {
	t.Helper()
	b.Result, b.files = built(t, pages, options)
}

// update updates the build.
func (b *lastBuild) update(t *testing.T, next search.Next, options search.Options) {
	t.Helper()
	memory, files := &search.Memory{}, map[string]string{}
	result, err := search.Update(b.earlier(), next, memory, options)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range result.Files {
		content, isThere := b.files[file.Name]
		made, err := memory.Read(file.Name)
		if file.Kept == (err == nil) || file.Kept && !isThere {
			t.Fatalf("%+v: was there: %v, is there: %v", file, isThere, err)
		}
		if !file.Kept {
			content = string(made)
		}
		files[file.Name] = content
	}
	b.Result, b.files = result, files
}

// edited returns a page with other words in some of its records, and with sections added,
// removed, renamed or moved.
func edited(page search.Found, random *rand.Rand) search.Found {
	records := slices.Clone(page.Records)
	for i := range records {
		words := strings.Fields(records[i].Text)
		switch random.IntN(8) {
		case 0:
			words = append(words, fmt.Sprint("word", random.IntN(50)), "Window.setFrame", "<&\"é")
		case 1:
			words = words[:len(words)/2]
		case 2:
			words = nil
		}
		records[i].Text = strings.Join(words, " ")
	}
	section := func() int { return 1 + random.IntN(len(records)) }
	switch random.IntN(6) {
	case 0, 1:
		title := fmt.Sprint("Heading", random.IntN(50))
		records = slices.Insert(records, section(), contract.SearchRecord{Title: title, URL: records[0].URL + "#" + title, Text: "Below the heading."})
	case 2:
		if at := section(); at < len(records) {
			records = slices.Delete(records, at, at+1)
		}
	case 3:
		if at := section(); at < len(records) {
			records[at].Title = fmt.Sprint("Renamed", random.IntN(50))
		}
	case 4:
		records = append(records[:1:1], slices.Repeat(records[1:], 1+random.IntN(4))...)
	}
	return search.Found{Records: records, Counts: search.Count(words.Of("en"), records), Boost: page.Boost}
}

// site holds the pages of a site and how they changed since the last build.
type site struct {
	pages []search.Found
	search.Next
}

// begin records that a build has seen the pages.
func (s *site) begin() {
	s.Next = search.Next{Was: make([]int, len(s.pages))}
	for i := range s.Was {
		s.Was[i] = i
	}
}

// end records which pages changed.
func (s *site) end(before []search.Found) {
	for i, was := range s.Was {
		if was < 0 || !reflect.DeepEqual(s.pages[i], before[was]) {
			s.Changes = append(s.Changes, search.Change{Page: i, Now: s.pages[i]})
		}
	}
}

func (s *site) insert(at, was int, page search.Found) {
	s.pages, s.Was = slices.Insert(s.pages, at, page), slices.Insert(s.Was, at, was)
}

func (s *site) remove(at int) (was int, page search.Found) {
	was, page = s.Was[at], s.pages[at]
	s.pages, s.Was = slices.Delete(s.pages, at, at+1), slices.Delete(s.Was, at, at+1)
	return was, page
}

// change adds, removes or moves a page.
func (s *site) change(random *rand.Rand) {
	at, to := random.IntN(len(s.pages)), random.IntN(len(s.pages))
	switch random.IntN(3) {
	case 0:
		added := edited(s.pages[at], random)
		added.Records = slices.Clone(added.Records)
		url := fmt.Sprint("/added-", random.Uint32())
		for i := range added.Records {
			added.Records[i].URL = strings.Replace(added.Records[i].URL, s.pages[at].Records[0].URL, url, 1)
		}
		s.insert(to, -1, added)
	case 1:
		s.remove(at)
	case 2:
		was, page := s.remove(at)
		s.insert(min(to, len(s.pages)), was, page)
	}
}

// For any change of texts, headings and pages, an update makes the same files as a build.
func TestUpdateMakesWhatABuildMakes(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name        string
		seed        uint64
		pages       bool // also add, remove and move pages
		most, steps int  // edited pages per step; number of steps
	}{
		{"texts and headings", 1, false, 4, sitetest.Size(4, 12)},
		{"pages", 2, true, 4, sitetest.Size(4, 12)},
		{"many pages", 3, true, 100, sitetest.Size(2, 4)},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			random := rand.New(rand.NewPCG(row.seed, 2))
			site := site{pages: phoenix(t, 150)}
			options := search.Options{Languages: []words.Language{words.Of("en")}, URL: func(name string) string { return "/base/" + name }}
			var updated, built lastBuild
			updated.build(t, site.pages, options)
			for step := range row.steps {
				before := slices.Clone(site.pages)
				site.begin()
				for range random.IntN(row.most) {
					at := random.IntN(len(site.pages))
					site.pages[at] = edited(site.pages[at], random)
				}
				for range random.IntN(3) {
					if row.pages {
						site.change(random)
					}
				}
				site.end(before)
				updated.update(t, site.Next, options)
				if !row.pages && !slices.ContainsFunc(updated.Files, func(file search.File) bool { return file.Kept }) {
					t.Errorf("step %d: nothing is kept", step)
				}
				built.build(t, site.pages, options)
				updated.compare(t, step, built)
			}
		})
	}
}

// earlier returns the build as an update gets it, with its ledger from the cache.
func (b *lastBuild) earlier() search.Earlier {
	var out bytes.Buffer
	var ledger search.Ledger
	if gob.NewEncoder(&out).Encode(b.Ledger) != nil || gob.NewDecoder(&out).Decode(&ledger) != nil {
		return search.Earlier{}
	}
	return search.Earlier{Ledger: ledger, Read: func(name string) ([]byte, error) { return []byte(b.files[name]), nil }}
}

func (b *lastBuild) compare(t *testing.T, step int, built lastBuild) {
	t.Helper()
	sitetest.Compare(t, fmt.Sprintf("step %d, report", step), b.Report, built.Report)
	for name, content := range built.files {
		if b.files[name] != content {
			t.Fatalf("step %d, %s:\n got %.500q\nwant %.500q", step, name, b.files[name], content)
		}
	}
	if len(b.files) != len(built.files) {
		t.Fatalf("step %d: %d files, want %d", step, len(b.files), len(built.files))
	}
	sitetest.Compare(t, fmt.Sprintf("step %d, ledger", step), b.Ledger, built.Ledger)
}

// An additional heading shifts the sections after it, but nothing on other pages.
func TestHeadingChangesFewParts(t *testing.T) {
	t.Parallel()
	site := site{pages: phoenix(t, 800)}
	options := search.Options{Languages: []words.Language{words.Of("en")}, URL: func(name string) string { return "/" + name }}
	var last lastBuild
	last.build(t, site.pages, options)
	site.begin()
	before := slices.Clone(site.pages)
	records := slices.Insert(slices.Clone(site.pages[400].Records), len(site.pages[400].Records),
		contract.SearchRecord{Title: "Weather", URL: "/400#weather", Text: "It rains."})
	site.pages[400] = search.Found{Records: records, Counts: search.Count(words.Of("en"), records), Boost: site.pages[400].Boost}
	site.end(before)
	last.update(t, site.Next, options)
	var changed []string
	for _, file := range last.Files {
		if !file.Kept {
			changed = append(changed, file.Name)
		}
	}
	// Three parts of the vocabulary, the parts with their postings in headings and texts, a
	// block, and the main files.
	if len(changed) > 11 {
		t.Errorf("%d of %d files changed, want at most 11: %q", len(changed), len(last.Files), changed)
	}
}

func TestUpdateRejectsUnusableFiles(t *testing.T) {
	t.Parallel()
	site := site{pages: phoenix(t, 40)}
	options := search.Options{Languages: []words.Language{words.Of("en")}, URL: func(name string) string { return "/" + name }}
	var last lastBuild
	last.build(t, site.pages, options)
	before := slices.Clone(site.pages)
	site.begin()
	site.pages[3] = edited(site.pages[3], rand.New(rand.NewPCG(1, 1)))
	site.end(before)
	read := func(name string) ([]byte, error) { return []byte(last.files[name]), nil }
	with := func(change func(*search.Earlier, *search.Next, *search.Options)) error {
		earlier, next, options := search.Earlier{Ledger: last.Ledger, Read: read}, search.Next{Was: slices.Clone(site.Was), Changes: site.Changes}, options
		change(&earlier, &next, &options)
		_, err := search.Update(earlier, next, &search.Memory{}, options)
		return err
	}
	for _, row := range []struct {
		name   string
		change func(*search.Earlier, *search.Next, *search.Options)
	}{
		{"the index may be whole", func(_ *search.Earlier, _ *search.Next, options *search.Options) { options.Budget = 1 << 30 }},
		{"the last index was whole", func(earlier *search.Earlier, _ *search.Next, _ *search.Options) { earlier.Ledger = search.Ledger{} }},
		{"the language is another", func(_ *search.Earlier, _ *search.Next, options *search.Options) {
			options.Languages = []words.Language{words.Of("de")}
		}},
		{"a new page is not given", func(_ *search.Earlier, next *search.Next, _ *search.Options) { next.Was = append(next.Was, -1) }},
		{"two pages were one", func(_ *search.Earlier, next *search.Next, _ *search.Options) { next.Was[5] = 6 }},
		{"no pages", func(_ *search.Earlier, next *search.Next, _ *search.Options) { *next = search.Next{} }},
		{"files are missing", func(earlier *search.Earlier, _ *search.Next, _ *search.Options) {
			earlier.Read = func(string) ([]byte, error) { return nil, fs.ErrNotExist }
		}},
		{"files are damaged", func(earlier *search.Earlier, _ *search.Next, _ *search.Options) {
			earlier.Read = func(name string) ([]byte, error) { return []byte(strings.Replace(last.files[name], "A", "B", 1)), nil }
		}},
	} {
		if err := with(row.change); !errors.Is(err, search.ErrCannotUpdate) {
			t.Errorf("%s: got %v", row.name, err)
		}
	}
	if err := with(func(*search.Earlier, *search.Next, *search.Options) {}); err != nil {
		t.Error(err)
	}
}
