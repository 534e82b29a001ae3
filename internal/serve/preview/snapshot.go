package preview

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/render/files"
	"github.com/docgen-cli/docgen/internal/render/indexer"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/site"
)

// snapshot is one state of a live site.
type snapshot struct {
	project  build.Project
	checked  build.Checked
	theme    code.Theme
	renderer *renderer
	static   map[string]string // versions of static files, by URL path

	pages  map[string]pageIn // by file name
	paths  map[string]string // file names of the pages, by pathKey
	moved  map[string]string // pathKeys of pages that have moved, and of where they are
	others *together
	feeds  map[string]pageIn    // renderers of feeds, without a page
	search map[string]*together // search files, by the names of manifests
	lists  lists
	dates  dates
}

// pageIn is a page with the renderer of its locale. The page is nil for the 404 page.
type pageIn struct {
	*render.Renderer
	page *site.Page
}

func newSnapshot(project build.Project, checked build.Checked, theme code.Theme, metadata map[string]assemble.Metadata, now time.Time) (*snapshot, error) {
	s := &snapshot{
		project: project, checked: checked, theme: theme,
		pages: map[string]pageIn{}, paths: map[string]string{}, moved: map[string]string{}, search: map[string]*together{},
	}
	renderers, err := checked.Renderers(theme, metadata)
	if err != nil {
		return nil, err
	}
	for i := range renderers {
		renderer := &renderers[i]
		edition := renderer.Assembler.Edition
		for _, page := range edition.Pages {
			s.pages[page.Route.Output] = pageIn{renderer, page}
			if page.IsNotFound() {
				continue
			}
			if renderer.Assembler.TwinOf(page) != "" {
				s.pages[page.Twin] = pageIn{renderer, page}
			}
			s.paths[pathKey(page.Route.Path)] = page.Route.Output
		}
		if !edition.HasNotFound() {
			s.pages[edition.Routes.NotFound().Output] = pageIn{renderer, nil}
		}
	}
	s.others = &together{make: func(context.Context) ([]output.File, error) { return project.OtherFiles(checked, renderers, theme) }}
	s.static = staticStates(project, checked)
	s.lists, s.feeds = s.newLists(renderers), feedsOf(checked.Site, renderers)
	for _, renderer := range renderers {
		for _, index := range renderer.Assembler.Edition.SearchIndexes() {
			if index.IsDeferred() {
				continue
			}
			searcher := indexer.Searcher{
				Assembler: renderer.Assembler, Index: index, Engine: project.Engine, Stemmers: theme.Stemmers, Now: now, FixedTime: true, Jobs: project.Jobs,
			}
			s.search[searcher.Name(search.ManifestName)] = &together{make: func(ctx context.Context) ([]output.File, error) {
				return searchFiles(ctx, searcher)
			}}
		}
	}
	return s, nil
}

// searchFiles builds the files of a search index.
func searchFiles(ctx context.Context, searcher indexer.Searcher) ([]output.File, error) {
	memory := &search.Memory{}
	found, err := searcher.Make(ctx, memory)
	var made []output.File
	for _, file := range found.Files {
		made = append(made, output.File{Name: searcher.Name(file.Name), Load: func() ([]byte, error) { return memory.Read(file.Name) }})
	}
	return made, err
}

// staticStates returns a version for each static file by URL path, which differs after a
// change.
func staticStates(project build.Project, checked build.Checked) map[string]string {
	states := make(map[string]string, len(checked.Site.Static))
	files, routes := project.Engine.Files(), checked.Site.Editions[0].Routes
	for _, file := range checked.Site.Static {
		if info, err := files.Stat(file.File); err == nil {
			states[routes.URL(file.Name)] = fmt.Sprint(info.Size(), info.ModTime().UnixNano())
		}
	}
	return states
}

func byName(files []output.File) map[string]output.File {
	named := make(map[string]output.File, len(files))
	for _, file := range files {
		named[file.Name] = file
	}
	return named
}

// file returns one file of the output.
func (s *snapshot) file(ctx context.Context, name string) ([]byte, error) {
	if found, isPage := s.pages[name]; isPage {
		return s.page(ctx, found, name)
	}
	if of, isFeed := s.feeds[name]; isFeed {
		of, err := s.complete(ctx, of)
		if err != nil {
			return nil, err
		}
		return files.Feed(of.Assembler, name)
	}
	if file, isOfTheme := s.themeFile(name); isOfTheme {
		return file, nil
	}
	if other, err := s.others.file(ctx, name); !errors.Is(err, fs.ErrNotExist) {
		return other, err
	}
	if s.checked.Cards != nil {
		if content, isCard, err := s.checked.Cards.Draw(name); isCard {
			return content, err
		}
	}
	if made := s.lists.with(name); made != nil {
		return made.file(ctx, name)
	}
	indexed, isSearch := s.search[search.ManifestOf(name)]
	if !isSearch {
		return nil, fs.ErrNotExist
	}
	return indexed.file(ctx, name)
}

// themeFile returns a script or style sheet of the theme. Pages ask for these after each change of them, and for other files
// rarely.
func (s *snapshot) themeFile(name string) (content []byte, found bool) {
	for _, file := range s.theme.Files {
		if file.Name == name {
			return file.Content, true
		}
	}
	return nil, false
}

// data returns the data of a page, without what the page's own code adds to the head. An
// open page adds that by itself.
func (s *snapshot) data(ctx context.Context, of pageIn) ([]byte, error) {
	_, assembled, content, err := s.assembled(ctx, of)
	if err != nil {
		return nil, err
	}
	assembled.Data.Content = content
	return plainjson.Marshal(assembled.Data)
}

// assembled completes a page, and assembles it and its content.
func (s *snapshot) assembled(ctx context.Context, of pageIn) (pageIn, assemble.Page, string, error) {
	of, err := s.complete(ctx, of)
	if err != nil {
		return of, assemble.Page{}, "", err
	}
	if of.page == nil {
		return of, of.Assembler.NotFound(), "", nil
	}
	content, err := of.Assembler.Content(of.page)
	return of, of.Assembler.Page(of.page), content, err
}

// page returns the document of a page, or the page as Markdown.
func (s *snapshot) page(ctx context.Context, of pageIn, name string) ([]byte, error) {
	of, assembled, content, err := s.assembled(ctx, of)
	if err != nil {
		return nil, err
	}
	if name == assembled.Twin.File {
		text, err := of.Markdown(of.page, assembled, content, func(request json.RawMessage) (ssr.Rendered, error) {
			return s.renderer.render(ctx, s.theme, *of.Renderer, request)
		})
		return []byte(text), err
	}
	request, err := render.Request(assembled.Data)
	if err != nil {
		return nil, err
	}
	rendered, err := s.renderer.render(ctx, s.theme, *of.Renderer, request)
	if err != nil {
		return nil, err
	}
	body := rendered.HTML
	if rendered.Failure != nil {
		body = shell.ContentMarker // the browser shows what failed
	}
	files, err := of.Files(assembled, render.Parts{Content: content, HTML: body})
	if err != nil {
		return nil, err
	}
	return byName(files)[name].Read()
}
