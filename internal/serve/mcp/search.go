package mcp

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/built"
	"github.com/docgen-cli/docgen/internal/serve/query"
)

type searchInput struct {
	Query    string `json:"query" jsonschema:"the words to look for, or a question; its first 400 characters count"`
	Version  string `json:"version,omitempty" jsonschema:"label of a version of the docs; without it, the default version"`
	Language string `json:"language,omitempty" jsonschema:"language tag, such as de; without it, the default language"`
	Limit    int    `json:"limit,omitempty" jsonschema:"number of pages to return, 5 by default and at most 25"`
}

type searchOutput struct {
	Total       int          `json:"total" jsonschema:"number of pages that match"`
	Pages       []resultPage `json:"pages"`
	Suggestions []string     `json:"suggestions,omitempty" jsonschema:"similar titles, if nothing was found"`
}

type resultPage struct {
	Title   string        `json:"title"`
	URL     string        `json:"url" jsonschema:"of the page for people"`
	Path    string        `json:"path,omitempty" jsonschema:"of the page in Markdown; pass it to read"`
	Trail   string        `json:"trail,omitempty" jsonschema:"the categories above the page"`
	Version string        `json:"version,omitempty"`
	Places  []resultPlace `json:"places"`
}

type resultPlace struct {
	Title   string `json:"title"`
	URL     string `json:"url"`
	Path    string `json:"path,omitempty" jsonschema:"pass it to read"`
	Excerpt string `json:"excerpt"`
}

const (
	defaultPages = 5 // as in the dialog of the site
	mostPages    = 25
	placesOfPage = 3   // as in the dialog of the site
	longestQuery = 400 // characters; the time of a search grows with its words
)

func (s *server) search(ctx context.Context, _ *mcp.CallToolRequest, in searchInput) (*mcp.CallToolResult, *searchOutput, error) {
	if strings.TrimSpace(in.Query) == "" {
		return nil, nil, errors.New("the query is empty: pass the words to look for")
	}
	if letters := []rune(in.Query); len(letters) > longestQuery {
		in.Query = string(letters[:longestQuery])
	}
	if in.Limit < 0 {
		return nil, nil, fmt.Errorf("limit must be between 1 and %d, found %d", mostPages, in.Limit)
	}
	in.Limit = cmp.Or(in.Limit, defaultPages)
	out := &searchOutput{}
	err := s.use(ctx, func(site *built.Site) error {
		locale, editions, err := site.Edition(in.Language, in.Version)
		if err == nil {
			*out, err = s.find(ctx, site, locale, editions, in)
		}
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return text(out.text(in)), out, nil
}

// find asks the search of each edition. Several docs may have versions of the same name; then the best
// results of each come first.
func (s *server) find(ctx context.Context, site *built.Site, locale built.Locale, editions []built.Edition, in searchInput) (searchOutput, error) {
	search, err := s.searchOf(site, locale)
	if err != nil {
		return searchOutput{}, err
	}
	out := searchOutput{Pages: []resultPage{}}
	var lists [][]query.Page
	limit := min(in.Limit, mostPages)
	for _, edition := range editions {
		if edition.Manifest == "" {
			return out, errors.New(`the site has no search of its own: docgen.yaml turns it off or uses Algolia. Use "list" to find pages`)
		}
		found, err := search.Find(ctx, query.Question{Manifest: locale.URLPath(edition.Manifest), Text: in.Query, Pages: limit, Places: placesOfPage})
		if err != nil {
			return out, err
		}
		lists = append(lists, found.Pages)
		out.Total += found.Total
		out.Suggestions = append(out.Suggestions, found.Suggestions...)
	}
	for _, page := range merged(lists, limit) {
		out.Pages = append(out.Pages, resultOf(site, locale, page))
	}
	return out, nil
}

// searchOf returns the search of a language.
func (s *server) searchOf(site *built.Site, locale built.Locale) (*query.Search, error) {
	if known := s.searches[locale.Folder]; known != nil {
		return known, nil
	}
	worker, err := site.Worker()
	if err != nil {
		return nil, err
	}
	if worker == "" {
		return nil, errors.New(`the site has no search of its own. Use "list" to find pages`)
	}
	node, err := s.Node()
	if err != nil {
		return nil, fmt.Errorf("search: %w", err)
	}
	read := func(url string) ([]byte, error) { return site.ReadURL(locale, url) }
	s.searches[locale.Folder] = query.New(query.Site{Worker: worker, Read: read}, node)
	return s.searches[locale.Folder], nil
}

// merged takes pages from all lists in turn, each page once.
func merged(lists [][]query.Page, limit int) []query.Page {
	var all []query.Page
	known := map[string]bool{}
	for at, more := 0, true; more; at++ {
		more = false
		for _, list := range lists {
			if at >= len(list) {
				continue
			}
			more = true
			if page := list[at]; !known[page.URL] && len(all) < limit {
				known[page.URL] = true
				all = append(all, page)
			}
		}
	}
	return all
}

func resultOf(site *built.Site, locale built.Locale, page query.Page) resultPage {
	result := resultPage{Title: page.Title, URL: locale.Absolute(page.URL), Trail: page.Trail, Version: page.Version, Places: []resultPlace{}}
	if twin, _ := site.PageAt(locale, page.URL); twin != nil {
		result.Path = twin.File
	}
	for _, place := range page.Places {
		hit := resultPlace{Title: query.Text(place.Title), URL: locale.Absolute(place.URL), Excerpt: query.Text(place.Snippet), Path: result.Path}
		if _, anchor, found := strings.Cut(place.URL, "#"); found && hit.Path != "" {
			hit.Path += "#" + anchor
		}
		result.Places = append(result.Places, hit)
	}
	return result
}

// text returns the results as agents read them.
func (o searchOutput) text(in searchInput) string {
	var out strings.Builder
	if len(o.Pages) == 0 {
		fmt.Fprintf(&out, "No results for %q.", in.Query)
		if len(o.Suggestions) > 0 {
			fmt.Fprintf(&out, " Similar titles: %s.", strings.Join(o.Suggestions, ", "))
		}
		return out.String() + ` Use "list" to see all pages.`
	}
	fmt.Fprintf(&out, "The best %d of %s for %q", len(o.Pages), diag.Counted(o.Total, "page"), in.Query)
	if in.Limit > mostPages {
		fmt.Fprintf(&out, " (limit is at most %d)", mostPages)
	}
	out.WriteString(":\n")
	for _, page := range o.Pages {
		fmt.Fprintf(&out, "\n## %s\n\n%s\n", page.Title, page.URL)
		if page.Trail != "" {
			out.WriteString("In: " + page.Trail + "\n")
		}
		if page.Version != "" {
			out.WriteString("Version: " + page.Version + "\n")
		}
		out.WriteString("\n")
		for _, place := range page.Places {
			fmt.Fprintf(&out, "- %s (%s): %s\n", place.Title, cmp.Or(place.Path, place.URL), place.Excerpt)
		}
	}
	return out.String()
}
