package build

import (
	"bytes"
	"context"
	"encoding/gob"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"

	"docgen/internal/contract"
	"docgen/internal/output"
	"docgen/internal/search"
)

// keptSearch is the search of the last build, when it was in parts.
type keptSearch struct {
	Made   key   // of the programs that made it, and the options of Markdown
	Pages  []key // of all that is found of each page
	Ledger search.Ledger
	Files  []output.Written
}

// searchName is the value of the cache that holds the last search.
const searchName = "search"

// search makes the search files. Stemmer is the URL of the language's script.
func (p *plan) search(ctx context.Context, options Options, stemmer string) ([]search.File, error) {
	language := search.LanguageOf(string(p.config.SearchLanguage()))
	pages := p.searchPages()
	with := search.Options{
		Language: language, Stemmer: stemmer, Budget: p.config.Search.Budget << 10, Synonyms: p.config.Search.Synonyms,
		Changed: options.Now.UnixMilli(), Earlier: earlierSearch(options), URL: p.routes.URL,
		Parallel: func(n int, work func(int)) { each(ctx, options.Jobs, n, work) },
	}
	keys, err := p.searchKeys(pages)
	if err != nil {
		return nil, err
	}
	p.counted = &countedTexts{of: map[string]countedText{}}
	made, updated, err := p.updateSearch(options, with, pages, keys)
	if !updated && err == nil {
		made, err = p.buildSearch(ctx, options, with, pages)
	}
	if len(p.nextSearch.Ledger.Pages) > 0 {
		p.nextSearch.Made, p.nextSearch.Pages = p.textKey, keys
	}
	return made, err
}

func (p *plan) buildSearch(ctx context.Context, options Options, with search.Options, pages []searchedPage) ([]search.File, error) {
	found, err := p.countTerms(ctx, options.Jobs, with.Language, pages)
	if err != nil {
		return nil, err
	}
	made, err := search.Build(found, with)
	p.searched, p.nextSearch.Ledger = made.Report, made.Ledger
	return made.Files, err
}

// updateSearch makes the search files anew that hold what changed. It reports false when
// that is too much, or the files of the last build are not as they were.
func (p *plan) updateSearch(options Options, with search.Options, pages []searchedPage, keys []key) ([]search.File, bool, error) {
	last := p.state.lastSearch()
	if last.Made != p.textKey || len(last.Ledger.Pages) == 0 || !output.Unchanged(options.Out, last.Files) {
		return nil, false, nil
	}
	next := last.next(pages, keys)
	if len(next.Changes) > max(fewChanges, len(pages)/shareOfChanges) {
		return nil, false, nil
	}
	for i, change := range next.Changes {
		found, err := p.find(with.Language, pages[change.Page])
		if err != nil {
			return nil, false, err
		}
		next.Changes[i].Now = found
	}
	made, err := search.Update(search.Earlier{Ledger: last.Ledger, Read: func(name string) ([]byte, error) {
		return os.ReadFile(filepath.Join(options.Out, filepath.FromSlash(name)))
	}}, next, with)
	if errors.Is(err, search.ErrCannotUpdate) {
		return nil, false, nil
	}
	p.searched, p.nextSearch.Ledger = made.Report, made.Ledger
	return made.Files, true, err
}

// An update that changes more than a few pages, and more than one in so many, takes longer
// than to make the whole search anew.
const (
	fewChanges     = 50
	shareOfChanges = 8
)

// next says what became of the pages, but not what is found of those that changed.
func (k keptSearch) next(pages []searchedPage, keys []key) search.Next {
	was := map[string]int{}
	for i, page := range k.Ledger.Pages {
		was[page.URL] = i
	}
	next := search.Next{Was: make([]int, len(pages))}
	for i, page := range pages {
		number, known := was[page.URL]
		if !known {
			number = -1
		}
		if next.Was[i] = number; !known || keys[i] != k.Pages[number] {
			next.Changes = append(next.Changes, search.Change{Page: i})
		}
	}
	return next
}

// searchKeys are keys of all that is found of pages.
func (p *plan) searchKeys(pages []searchedPage) ([]key, error) {
	keys := make([]key, len(pages))
	for i, page := range pages {
		var text key
		if page.doc != nil {
			text = p.textKeyOf(*page.doc)
		}
		if text == "" {
			records, _, err := p.records(page)
			if err != nil {
				return nil, err
			}
			text = keyOf(records)
		}
		keys[i] = keyOf(text, page.Title, page.URL, page.Version, page.Keywords, page.Trail, page.Boost)
	}
	return keys, nil
}

// lastSearch is the search of the last build; without pages if there is none.
func (s *State) lastSearch() keptSearch {
	if text, found := s.store.Read(searchName); found && s.search == nil {
		var last keptSearch
		if gob.NewDecoder(bytes.NewReader(text)).Decode(&last) == nil {
			s.search = &last
		}
	}
	if s.search == nil {
		return keptSearch{}
	}
	return *s.search
}

// saveSearch keeps a search for the next build. What cannot be written costs the next
// build time, and is no error.
func (s *State) saveSearch(found keptSearch) {
	s.search = &found
	var out bytes.Buffer
	if gob.NewEncoder(&out).Encode(found) == nil {
		_ = s.store.Write(searchName, out.Bytes())
	}
}

// noteSearch notes the search files as they were written.
func (p *plan) noteSearch(staging *output.Staging, files []search.File) error {
	p.nextSearch.Files = nil
	for _, file := range files {
		noted, err := staging.Written(file.Name)
		if err != nil {
			return err
		}
		p.nextSearch.Files = append(p.nextSearch.Files, noted)
	}
	return nil
}

// earlierSearch reads what names the search files in the output folder; nil for
// none, and when the time of their content is given.
func earlierSearch(options Options) *contract.SearchManifest {
	text, err := os.ReadFile(filepath.Join(options.Out, search.ManifestName))
	if err != nil || options.FixedTime {
		return nil
	}
	var manifest contract.SearchManifest
	if json.Unmarshal(text, &manifest) != nil {
		return nil // not of our making
	}
	return &manifest
}
