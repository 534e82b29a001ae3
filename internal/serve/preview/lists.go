package preview

import (
	"context"
	"io/fs"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/files"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/site"
)

// together are files that are made together when somebody asks for the first of them.
type together struct {
	make func(context.Context) ([]output.File, error)

	once  sync.Once
	files map[string]output.File
	err   error
}

// file returns one of the files. The end of the request that makes them does not end the work, because others will
// use it.
func (t *together) file(ctx context.Context, name string) ([]byte, error) {
	t.once.Do(func() {
		files, err := t.make(context.WithoutCancel(ctx))
		t.files, t.err = byName(files), err
	})
	if t.err != nil {
		return nil, t.err
	}
	if file, there := t.files[name]; there {
		return file.Read()
	}
	return nil, fs.ErrNotExist
}

// lists are the lists of pages for agents, and the text of all pages.
type lists struct {
	indexes, texts *together
}

func (s *snapshot) newLists(renderers []render.Renderer) lists {
	all := sync.OnceValue(func() files.Lists { return files.NewLists(s.checked.Site, renderers) })
	return lists{
		indexes: &together{make: func(context.Context) ([]output.File, error) { return all().Files(), nil }},
		texts: &together{make: func(ctx context.Context) ([]output.File, error) {
			return all().Full(func(file string) (llms.Text, error) {
				text, err := s.file(ctx, file)
				return llms.Text{Size: len(text), Read: func() ([]byte, error) { return text, nil }}, err
			})
		}},
	}
}

// with returns the files that have the one with a name, or nil if none do.
func (l lists) with(name string) *together {
	switch {
	case llms.IsIndex(name):
		return l.indexes
	case llms.IsFull(name):
		return l.texts
	}
	return nil
}

// feedsOf returns the feeds of a site by their names in the output, without those that a static file replaces. They
// are made on request, because they show dates, which Node formats.
func feedsOf(s site.Site, renderers []render.Renderer) map[string]pageIn {
	feeds := map[string]pageIn{}
	for i := range renderers {
		edition := renderers[i].Assembler.Edition
		for _, name := range edition.Feeds() {
			feeds[edition.Routes.File(name)] = pageIn{Renderer: &renderers[i]}
		}
	}
	for _, file := range s.Static {
		delete(feeds, file.Name)
	}
	return feeds
}
