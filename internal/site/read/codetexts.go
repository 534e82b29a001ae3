package read

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
	"github.com/docgen-cli/docgen/internal/site"
)

// CodeTexts returns the texts of [Site.CodeTexts], and those in scripts in src that no page seems to
// use.
func CodeTexts(engine *incremental.Engine, s site.Site, edition *site.Edition) ([]site.CodeText, error) {
	texts := s.CodeTexts(edition)
	if !s.Config.SiteCode {
		return texts, nil
	}
	scripts := scriptReader{code: siteCode{input: site.Input{Engine: engine}}, seen: map[string]bool{}}
	for _, each := range s.Scripts {
		scripts.seen[each.File] = true
	}
	files, err := scripts.code.scriptsIn("src")
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		scripts.read(file)
	}
	for _, each := range scripts.scripts {
		texts = append(texts, each.Texts...)
	}
	slices.SortStableFunc(texts, func(a, b site.CodeText) int {
		return cmp.Or(cmp.Compare(a.At.File, b.At.File), cmp.Compare(a.At.Line, b.At.Line), cmp.Compare(a.At.Column, b.At.Column))
	})
	return texts, nil
}

// scriptsIn returns all scripts in a folder of the site.
func (c siteCode) scriptsIn(name string) ([]string, error) {
	files, err := folder(c.input.Engine.Files(), ".")
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
func textsIn(file string, source []byte) []site.CodeText {
	var texts []site.CodeText
	for _, text := range script.Texts(file, source) {
		texts = append(texts, site.CodeText{Text: text, At: diag.Diagnostic{File: file, Line: text.Line, Column: text.Column, Length: text.Length,
			Source: text.Source}})
	}
	return texts
}

// textsInMDX returns the texts in the MDX pages of a locale.
func textsInMDX(parser *markdown.Parser, edition *site.Edition) []site.CodeText {
	var texts []site.CodeText
	for text := range edition.Texts() {
		isTranslate := func(imported mdx.Import) bool { return imported.Path == script.TranslateModule }
		if !text.Document.IsMDX || text.IsWrong() || !slices.ContainsFunc(text.Document.Imports, isTranslate) {
			continue
		}
		document := text.Whole()
		module := parser.Module(document, markdown.ModuleOptions{}, make([]markdown.Resolved, len(document.Links)))
		for _, found := range script.Texts("module.tsx", []byte(module.Text)) {
			if start, known := module.Origin(found.Offset()); known {
				texts = append(texts, site.CodeText{Text: found, At: link.At(text.Name, document, document.At(start, found.Length), diag.Diagnostic{})})
			}
		}
	}
	return texts
}
