package site

import (
	"cmp"
	"errors"
	"io/fs"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/script"
)

// CodeText is a text in the code of the site, or in a page in MDX, that code.json translates.
type CodeText struct {
	script.Text
	At diag.Diagnostic // its place
}

// AllCodeTexts returns the texts of [Site.CodeTexts], and those in scripts in src that no page seems to
// use.
func AllCodeTexts(engine *incremental.Engine, site Site, edition *Edition) ([]CodeText, error) {
	texts := site.CodeTexts(edition)
	if !site.Config.SiteCode {
		return texts, nil
	}
	s := scriptReader{reader: reader{input: Input{Engine: engine}}, seen: map[string]bool{}}
	for _, each := range site.Scripts {
		s.seen[each.File] = true
	}
	files, err := s.scriptsIn("src")
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		s.read(file)
	}
	for _, each := range s.scripts {
		texts = append(texts, each.Texts...)
	}
	slices.SortStableFunc(texts, func(a, b CodeText) int {
		return cmp.Or(cmp.Compare(a.At.File, b.At.File), cmp.Compare(a.At.Line, b.At.Line), cmp.Compare(a.At.Column, b.At.Column))
	})
	return texts, nil
}

// CodeTexts returns the texts in the scripts from which pages are made, and in the MDX pages of a
// locale.
func (s Site) CodeTexts(edition *Edition) []CodeText {
	var texts []CodeText
	for _, each := range s.Scripts {
		texts = append(texts, each.Texts...)
	}
	return append(texts, edition.texts...)
}

// scriptsIn returns all scripts in a folder of the site.
func (r reader) scriptsIn(name string) ([]string, error) {
	files, err := folder(r.input.Engine.Files(), ".")
	if err != nil {
		return nil, err
	}
	var found []string
	err = fs.WalkDir(files, name, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case file == name && errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return err
		}
		if !entry.IsDir() && slices.Contains(script.Extensions(), path.Ext(file)) && !page.IsAuxiliary(file) {
			found = append(found, file)
		}
		return nil
	})
	return found, err
}

// textsIn returns the texts of a script.
func textsIn(file string, source []byte) []CodeText {
	var texts []CodeText
	for _, text := range script.Texts(file, source) {
		texts = append(texts, CodeText{text, diag.Diagnostic{File: file, Line: text.Line, Column: text.Column, Length: text.Length, Source: text.Source}})
	}
	return texts
}

// textsInMDX returns the texts in the MDX pages of a locale.
func (r reader) textsInMDX(edition *Edition) []CodeText {
	var texts []CodeText
	for text := range edition.Texts() {
		isTranslate := func(imported mdx.Import) bool { return imported.Path == script.TranslateModule }
		if !text.Document.IsMDX || text.IsWrong() || !slices.ContainsFunc(text.Document.Imports, isTranslate) {
			continue
		}
		document := text.Whole()
		module := r.parser.Module(document, markdown.ModuleOptions{}, make([]markdown.Resolved, len(document.Links)))
		for _, found := range script.Texts("module.tsx", []byte(module.Text)) {
			if start, known := module.Origin(found.Offset()); known {
				texts = append(texts, CodeText{found, link.At(text.Name, document, document.At(start, found.Length), diag.Diagnostic{})})
			}
		}
	}
	return texts
}
