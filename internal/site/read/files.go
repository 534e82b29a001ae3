package read

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
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
