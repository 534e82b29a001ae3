package read

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// textFolder is a folder with docs or posts, and the folder with their translations.
type textFolder struct {
	locale       string
	folder       string // relative to the site folder
	translations string // the same; "" for none
	include      []string
	exclude      []string
	mayBeEmpty   bool
	option       string // that sets the folder; "" for docs.path
}

func docFolder(s site.SetInput) textFolder {
	return textFolder{
		locale: s.ID.Locale, folder: s.Folder, translations: s.Translations, include: s.Options.Include, exclude: s.Options.Exclude,
	}
}

// docFiles are the files of a doc set or a blog.
type docFiles struct {
	tree     content.Tree // of the originals
	docs     []text.File  // translations in place of the originals that they translate, sorted by path
	partials []text.File
}

// findDocs lists the docs of a set or the posts of a blog. Another language has all those of the
// default locale, and those that exist only in that language.
func findDocs(input site.Input, set textFolder) (docFiles, []diag.Diagnostic, error) {
	tree, findings, err := scan(input, set, set.folder)
	if err != nil {
		return docFiles{}, nil, err
	}
	if set.locale != input.Config.I18n.DefaultLocale {
		findings = nil // the default locale has the same
	}
	found := docFiles{tree: tree, docs: filesIn(set.folder, tree.Docs), partials: filesIn(set.folder, tree.Partials)}
	if set.translations == "" {
		return found, findings, nil
	}
	translated, problems, err := scan(input, set, set.translations)
	if err != nil {
		return docFiles{}, nil, err
	}
	found.docs = append(filesIn(set.translations, translated.Docs), slices.DeleteFunc(found.docs, func(file text.File) bool {
		return slices.Contains(translated.Docs, file.Below)
	})...)
	slices.SortFunc(found.docs, func(a, b text.File) int { return strings.Compare(a.Below, b.Below) })
	found.partials = filesIn(set.translations, translated.Partials)
	return found, append(findings, problems...), nil
}

func scan(input site.Input, set textFolder, name string) (content.Tree, []diag.Diagnostic, error) {
	files, err := folder(input.Engine.Files(), name)
	if err != nil {
		return content.Tree{}, nil, err
	}
	return content.Scan(content.Options{Files: files, Include: set.include, Exclude: set.exclude, MayBeEmpty: set.mayBeEmpty || name == set.translations,
		Option: set.option})
}

func filesIn(folder string, names []string) []text.File {
	files := make([]text.File, len(names))
	for i, name := range names {
		files[i] = text.File{Folder: folder, Below: name}
	}
	return files
}

// findPages lists the pages of src/pages, with translations in place of those that they
// translate.
func findPages(input site.Input, wanted site.EditionInput) ([]page.Page, error) {
	files, err := folder(input.Engine.Files(), ".")
	if err != nil {
		return nil, err
	}
	found, err := page.Find(files, page.Folder)
	if err != nil || wanted.Pages == "" {
		return found, err
	}
	translated, err := page.Find(files, wanted.Pages)
	if err != nil {
		return nil, err
	}
	bare := func(id string) string { return strings.TrimSuffix(id, path.Ext(id)) } // a script may translate Markdown
	pages := slices.DeleteFunc(found, func(original page.Page) bool {
		return slices.ContainsFunc(translated, func(page page.Page) bool { return bare(page.ID) == bare(original.ID) })
	})
	pages = append(pages, translated...)
	slices.SortFunc(pages, func(a, b page.Page) int { return strings.Compare(a.ID, b.ID) })
	return pages, nil
}

// companion names a file in the folder of docs or posts that an option sets, such as the tags
// file.
type companion struct {
	file         string // relative to the folder; "" for none
	folder       string // relative to the site folder
	translations string // folder with the translations, in which another one can be; "" for none
	option       []any  // path of the option
	isOptional   bool   // even if the option is set
	what, where  string // names of the file and the folder in messages
}

// read reads the file, the translated one if there is one. It returns false if there is none.
func (b companion) read(input site.Input, files source.Files) (content.File, []diag.Diagnostic, bool) {
	if b.file == "" {
		return content.File{}, nil, false
	}
	name := path.Join(b.folder, b.file)
	if b.translations != "" {
		translated := path.Join(b.translations, b.file)
		if _, err := files.Stat(translated); err == nil {
			name = translated
		}
	}
	if _, err := files.Stat(name); errors.Is(err, fs.ErrNotExist) {
		if b.isOptional || !input.Config.Given(b.option...) {
			return content.File{}, nil, false
		}
		return content.File{}, []diag.Diagnostic{input.Config.Diagnostic(diag.Error, fmt.Sprintf("no %s %q in the %s", b.what, b.file, b.where),
			"create it, or remove the option", b.option...)}, false
	}
	return text.Open(files, name)
}
