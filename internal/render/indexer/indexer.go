package indexer

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path"
	"path/filepath"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/site"
)

// The rules whose results a build caches for the next one: the terms of pages, the pages that most
// others link to, and a description of the search files.
const (
	TermsRule   = "terms"
	PopularRule = "popular"
	SearchRule  = "search"
)

// Searcher makes the files of a search index.
type Searcher struct {
	Assembler assemble.Assembler
	Index     site.SearchIndex
	Engine    *incremental.Engine
	Out       string            // the current output; "" for none, as in a preview
	Stemmers  map[string]string // names of the stemmer scripts in the output, by language
	Now       time.Time         // time stamp for changed content
	FixedTime bool              // use Now even if nothing changed
	Jobs      int
	Scratch   func() (*os.File, error) // opens a file for what does not fit into memory; nil for none
}

// Make makes the search files, and hands each of them on as soon as it is made. If possible, it
// updates only those that changed.
func (s Searcher) Make(ctx context.Context, files search.Files) (search.Result, error) {
	result, _, err := s.make(ctx, files)
	return result, err
}

// make also returns the hashes of what the search finds on each page.
func (s Searcher) make(ctx context.Context, files search.Files) (search.Result, []fingerprint.Hash, error) {
	config := s.Assembler.Config
	spoken := languagesOf(s.Assembler)
	pages := searchedPages(s.Assembler, s.Index, spoken)
	popular, err := s.popularPages(pages)
	if err != nil {
		return search.Result{}, nil, err
	}
	options := search.Options{
		Languages: spoken.used(pages), Stemmers: s.stemmers(), Budget: config.Search.Budget << 10,
		Synonyms: config.Search.Synonyms, Popular: popular, Changed: s.Now.UnixMilli(), Earlier: s.earlier(), URL: s.url,
		Scratch:  s.Scratch,
		Parallel: func(n int, work func(int)) { parallel.Each(ctx, s.Jobs, n, work) },
	}
	hashes := make([]fingerprint.Hash, len(pages))
	for i, page := range pages {
		hash, err := s.hash(page)
		if err != nil {
			return search.Result{}, nil, err
		}
		hashes[i] = hash
	}
	result, isUpdated, err := s.update(options, files, pages, hashes)
	if !isUpdated && err == nil {
		result, err = s.received(ctx, options, files, hashes, func() (search.Result, error) {
			s.offer(ctx, pages)
			find := func(page int) (search.Found, error) { return s.find(pages[page]) }
			return search.Build(search.Pages{Count: len(pages), Find: find}, files, options)
		})
	}
	if ctx.Err() != nil {
		err = context.Cause(ctx) // the files are incomplete
	}
	return result, hashes, err
}

// url returns the URL of a search file.
func (s Searcher) url(name string) string { return s.Assembler.Edition.Routes.URL(s.Name(name)) }

// Name returns the name of a search file in the output folder.
func (s Searcher) Name(file string) string {
	return s.Assembler.Edition.Routes.File(path.Join(s.Index.Folder, file))
}

// ManifestName returns the name of the manifest of an index in the output folder. It also
// identifies the index among the results of the engine.
func ManifestName(edition *site.Edition, index site.SearchIndex) string {
	return edition.Routes.File(path.Join(index.Folder, search.ManifestName))
}

// hash returns the hash of everything that the search finds on a page.
func (s Searcher) hash(page searchedPage) (fingerprint.Hash, error) {
	content := fingerprint.Hash{}
	if page.text != nil {
		content = assemble.TextHash(s.Assembler, page.page)
	}
	if content.IsZero() {
		records, err := s.records(page)
		if err != nil {
			return content, err
		}
		content = fingerprint.Sum(records)
	}
	hasher := fingerprint.NewHasher()
	hasher.Hash(content)
	hasher.Texts([]string{page.Title, page.URL, page.Summary, page.Version, page.Blog})
	hasher.Texts(page.Keywords)
	hasher.Texts(page.Trail)
	hasher.Number(int64(math.Float64bits(page.Boost)))
	hasher.Text(page.locale)
	return hasher.Sum(), nil
}

// Updating takes longer than making all search files if more pages changed than both of these
// limits allow.
const (
	fewChanges     = 50
	shareOfChanges = 8
)

// update makes only the search files that changed. It returns false if too much changed, or if
// the files of the last build are missing or damaged.
func (s Searcher) update(options search.Options, files search.Files, pages []searchedPage, hashes []fingerprint.Hash) (search.Result, bool, error) {
	if s.Out == "" {
		return search.Result{}, false, nil
	}
	last, _, known := incremental.Lookup(s.Engine, s.rule(), ManifestName(s.Assembler.Edition, s.Index), fingerprint.Hash{})
	if !known || len(last.Ledger.Pages) == 0 || !output.Unchanged(s.Out, last.Files) {
		return search.Result{}, false, nil
	}
	next := last.next(pages, hashes)
	if len(next.Changes) > max(fewChanges, len(pages)/shareOfChanges) {
		return search.Result{}, false, nil
	}
	for i, change := range next.Changes {
		found, err := s.find(pages[change.Page])
		if err != nil {
			return search.Result{}, false, err
		}
		next.Changes[i].Now = found
	}
	result, err := search.Update(search.Earlier{Ledger: last.Ledger, Read: s.read}, next, files, options)
	if errors.Is(err, search.ErrCannotUpdate) {
		return search.Result{}, false, nil
	}
	return result, true, err
}

// next maps the pages to those of the last build. It does not include the content of changed
// pages.
func (l searched) next(pages []searchedPage, hashes []fingerprint.Hash) search.Next {
	was := map[string]int{}
	for i, page := range l.Ledger.Pages {
		was[page.URL] = i
	}
	next := search.Next{Was: make([]int, len(pages))}
	for i, page := range pages {
		number, known := was[page.URL]
		if !known {
			number = -1
		}
		next.Was[i] = number
		if !known || hashes[i] != l.Pages[number] {
			next.Changes = append(next.Changes, search.Change{Page: i})
		}
	}
	return next
}

// read reads a search file of the current output.
func (s Searcher) read(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(s.Out, filepath.FromSlash(s.Name(name))))
}

// find returns the terms of a page.
func (s Searcher) find(page searchedPage) (search.Found, error) {
	records, err := s.records(page)
	if err != nil {
		return search.Found{}, err
	}
	found := search.Found{Records: records, Boost: page.Boost, Language: page.language.Tag}
	if !page.hasOwnTerms() {
		found.Counts = search.Count(page.language, records)
		return found, nil
	}
	// Copies of a text share its terms, in all locales that have it in one language.
	terms := termsOf(page)
	found.Counts, _, err = incremental.Get(s.Engine, s.terms(), terms.Key, terms.Used, func(*incremental.Inputs) (search.Counts, error) {
		return search.Count(page.language, records), nil
	})
	return found, err
}

func (s Searcher) records(page searchedPage) ([]contract.SearchRecord, error) {
	var err error
	if page.text != nil {
		page.Sections, err = s.Assembler.Edition.Imports.Sections(page.text)
	}
	return search.Records(page.Page), err
}

func (s Searcher) terms() incremental.Rule[search.Counts] {
	return incremental.Rule[search.Counts]{Name: TermsRule, Codec: countsCodec{}, Compact: true}
}

func (s Searcher) rule() incremental.Rule[searched] {
	return incremental.Rule[searched]{Name: SearchRule, Codec: incremental.Gob[searched]{}}
}

// earlier reads the manifest of the current output. It returns nil if there is none, or if the
// time stamp is fixed.
func (s Searcher) earlier() *contract.SearchManifest {
	if s.Out == "" || s.FixedTime {
		return nil
	}
	text, err := s.read(search.ManifestName)
	if err != nil {
		return nil
	}
	var manifest contract.SearchManifest
	if json.Unmarshal(text, &manifest) != nil {
		return nil // docgen did not write it
	}
	return &manifest
}
