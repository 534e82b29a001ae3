package preview

import (
	"context"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/files"
	"github.com/docgen-cli/docgen/internal/render/llms"
)

// lists make the lists of pages for agents, and the text of all pages, when somebody asks for them.
type lists struct {
	indexes, texts func() (map[string]output.File, error)
}

func (s *snapshot) newLists(renderers []render.Renderer) lists {
	all := sync.OnceValue(func() files.Lists { return files.NewLists(s.checked.Site, renderers) })
	return lists{
		indexes: sync.OnceValues(func() (map[string]output.File, error) { return byName(all().Files()), nil }),
		texts: sync.OnceValues(func() (map[string]output.File, error) {
			files, err := all().Full(func(file string) (llms.Text, error) {
				text, err := s.file(context.Background(), file)
				return llms.Text{Size: len(text), Read: func() ([]byte, error) { return text, nil }}, err
			})
			return byName(files), err
		}),
	}
}

// with returns the function that makes the file with a name, or nil if none does.
func (l lists) with(name string) func() (map[string]output.File, error) {
	switch {
	case llms.IsIndex(name):
		return l.indexes
	case llms.IsFull(name):
		return l.texts
	}
	return nil
}
