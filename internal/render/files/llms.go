package files

import (
	"io/fs"
	"slices"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/site"
)

// hasLists reports whether a site has lists of pages for agents.
func hasLists(s site.Site) bool { return s.Config.LLMs.Enabled && !s.Config.NoIndex }

// Lists are the lists of pages for agents. The zero value has none.
type Lists struct {
	all    []list
	isFull bool            // whether the text of all pages is also in one place
	static map[string]bool // files of the site's author, which replace those of the same name
}

// list is a list with the absolute URLs of files.
type list struct {
	llms.Index
	urlOf func(file string) string
}

// NewLists returns the lists of a site, which has none if search engines must not find it.
func NewLists(s site.Site, renderers []render.Renderer) Lists {
	if !hasLists(s) {
		return Lists{}
	}
	lists := Lists{isFull: s.Config.LLMs.Full, static: map[string]bool{}}
	for _, file := range s.Static {
		lists.static[file.Name] = true
	}
	for _, renderer := range renderers {
		for _, index := range renderer.Assembler.Indexes() {
			lists.all = append(lists.all, list{index, renderer.Assembler.FileURL})
		}
	}
	return lists
}

// Files returns the files of the lists.
func (l Lists) Files() []output.File {
	var files []output.File
	for _, list := range l.all {
		if !l.static[llms.FileName] && !l.static[list.File] {
			files = append(files, list.Files(list.urlOf)...)
		}
	}
	return l.withoutStatic(files)
}

// Full returns the files with the text of all pages, if the site has them. markdown returns the text of a page by
// the name of its file.
func (l Lists) Full(markdown func(file string) (llms.Text, error)) ([]output.File, error) {
	if !l.isFull {
		return nil, nil
	}
	var files []output.File
	for _, list := range l.all {
		var texts []llms.Text
		for page := range list.Pages() {
			text, err := markdown(page.File)
			if err != nil {
				return nil, err
			}
			texts = append(texts, text)
		}
		files = append(files, list.Full(texts, list.urlOf)...)
	}
	return l.withoutStatic(files), nil
}

func (l Lists) withoutStatic(files []output.File) []output.File {
	return slices.DeleteFunc(files, func(file output.File) bool { return l.static[file.Name] })
}

// TextsIn returns the texts of pages in an output.
func TextsIn(written fs.FS) func(file string) (llms.Text, error) {
	return func(file string) (llms.Text, error) {
		info, err := fs.Stat(written, file)
		if err != nil {
			return llms.Text{}, err
		}
		return llms.Text{Size: int(info.Size()), Read: func() ([]byte, error) { return fs.ReadFile(written, file) }}, nil
	}
}
