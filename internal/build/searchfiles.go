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
	Site   key   // see findSiteKey
	Texts  []key // of each page's
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
	texts, err := p.textKeys(pages)
	if err != nil {
		return nil, err
	}
	p.counted = &countedTexts{of: map[string]countedText{}}
	made, updated, err := p.updateSearch(options, with, pages, texts)
	if !updated && err == nil {
		made, err = p.buildSearch(ctx, options, with, pages)
	}
	if len(p.nextSearch.Ledger.Pages) > 0 {
		p.nextSearch.Site, p.nextSearch.Texts = p.siteKey, texts
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

// updateSearch makes the search files anew that hold the texts that changed. It reports
// false when more has changed.
func (p *plan) updateSearch(options Options, with search.Options, pages []searchedPage, texts []key) ([]search.File, bool, error) {
	last := p.state.lastSearch()
	if p.siteKey == "" || last.Site != p.siteKey || len(last.Texts) != len(texts) || !output.Unchanged(options.Out, last.Files) {
		return nil, false, nil
	}
	var changes []search.Change
	for i, text := range texts {
		if text == last.Texts[i] {
			continue
		}
		change, known, err := p.searchChange(with.Language, pages[i], last.Texts[i])
		if !known || err != nil {
			return nil, false, err
		}
		change.Page = i
		changes = append(changes, change)
	}
	if !search.CanUpdate(last.Ledger, changes, with) {
		return nil, false, nil
	}
	made, err := search.Update(search.Earlier{Ledger: last.Ledger, Read: func(name string) ([]byte, error) {
		return os.ReadFile(filepath.Join(options.Out, filepath.FromSlash(name)))
	}}, changes, with)
	if errors.Is(err, search.ErrDamaged) {
		return nil, false, nil
	}
	p.searched, p.nextSearch.Ledger = made.Report, made.Ledger
	return made.Files, true, err
}

// searchChange is what became of the text of a page, given the key of what it was; it is
// not known of pages that no build keeps.
func (p *plan) searchChange(language search.Language, page searchedPage, was key) (search.Change, bool, error) {
	if page.doc == nil {
		return search.Change{}, false, nil
	}
	earlier := p.state.docs.of(page.doc.doc.Name)
	if p.textKeyOf(docPage{parsed: earlier}) != was {
		return search.Change{}, false, nil
	}
	before, err := p.bulkOf(docPage{doc: page.doc.doc, parsed: earlier})
	if err != nil {
		return search.Change{}, false, err
	}
	now, err := p.find(language, page)
	return search.Change{Now: now, Earlier: before.Terms}, true, err
}

// textKeys are keys of the texts of pages, so that each is other when its text is.
func (p *plan) textKeys(pages []searchedPage) ([]key, error) {
	keys := make([]key, len(pages))
	for i, page := range pages {
		if page.doc != nil {
			keys[i] = p.textKeyOf(*page.doc)
		}
		if keys[i] != "" {
			continue
		}
		records, _, err := p.records(page)
		if err != nil {
			return nil, err
		}
		keys[i] = keyOf(records)
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
