package render

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// OtherFiles returns all files of a site except pages, search files and [Lists]. All locales share them,
// except for the sidebars and the redirects.
func OtherFiles(s site.Site, renderers []Renderer, theme Theme, files source.Files) ([]output.File, error) {
	all := []output.File{{Name: output.NoJekyll}}
	for _, file := range theme.Files {
		all = append(all, output.File{Name: file.Name, Content: file.Content})
	}
	var tags []shell.Tag
	for _, renderer := range renderers {
		branches, err := renderer.branches()
		if err != nil {
			return nil, err
		}
		all, tags = append(append(all, branches...), renderer.texts.files()...), renderer.Frame.Tags
	}
	redirects, err := redirectFiles(s, renderers, files)
	if err != nil {
		return nil, fmt.Errorf("read the site's redirects: %w", err)
	}
	for _, image := range assemble.Icons(s) {
		all = append(all, output.File{Name: image.Name, Content: image.Content})
	}
	all = slices.Concat(all, assets(s), redirects, pageSheets(s, renderers[0].Assembler.Everywhere))
	static := map[string]bool{}
	for _, file := range s.Static {
		static[file.Name] = true
		if file.Name != output.NoJekyll && (file.Name != redirect.FileName || len(redirects) == 0) {
			all = append(all, output.File{Name: file.Name, Load: func() ([]byte, error) { return files.ReadFile(file.File) }})
		}
	}
	allowed := policyOf(s, renderers[0].Assembler.Links, tags, theme)
	for _, file := range slices.Concat(headersFile(s, allowed), crawlerFiles(s, renderers)) {
		if !static[path.Base(file.Name)] {
			all = append(all, file)
		}
	}
	known := map[string]bool{}
	for _, renderer := range renderers {
		for _, file := range append(renderer.feeds(), renderer.sheets...) {
			if !static[file.Name] && !known[file.Name] { // locales share the style sheets
				known[file.Name], all = true, append(all, file)
			}
		}
	}
	slices.SortFunc(all, func(a, b output.File) int { return strings.Compare(a.Name, b.Name) })
	return all, nil
}

// branches returns the files with the categories of large sidebars.
func (r Renderer) branches() ([]output.File, error) {
	var files []output.File
	for _, set := range r.Assembler.Edition.Sets {
		for _, branch := range set.Navigation.Branches() {
			data, err := encodeJSON(branch.Items)
			if err != nil {
				return nil, err
			}
			files = append(files, output.File{Name: branch.File, Content: data})
		}
	}
	return files, nil
}

// assets returns the files that pages show and link to, each of them once.
func assets(s site.Site) []output.File {
	var files []output.File
	used := map[string]bool{}
	for _, edition := range s.Editions {
		for _, asset := range edition.Assets {
			if asset.Content != nil && !used[asset.Output] {
				used[asset.Output] = true
				files = append(files, output.File{Name: asset.Output, Content: asset.Content})
			}
		}
	}
	return files
}

// Diagrams returns the scripts that draw diagrams, or nothing if no page has one. It unpacks them once per engine.
func (c Code) Diagrams(s site.Site, engine *incremental.Engine) ([]output.File, error) {
	hasDiagram := false
	for page := range s.Pages() {
		hasDiagram = hasDiagram || page.Text != nil && len(page.Text.Document.Diagrams) > 0
	}
	if !hasDiagram {
		return nil, nil
	}
	scripts, _, err := incremental.Get(engine, incremental.Rule[[]bundle.File]{Name: "diagram scripts"}, "theme", fingerprint.Hash{},
		func(*incremental.Inputs) ([]bundle.File, error) {
			return bundle.Diagrams(bundle.Input{Theme: c.Theme, Folder: assemble.Folder})
		})
	files := make([]output.File, len(scripts))
	for i, script := range scripts {
		files[i] = output.File{Name: script.Name, Content: script.Content}
	}
	return files, err
}

// Fonts returns the fonts of formulas, or nothing if no text has one.
func (c Code) Fonts(s site.Site) ([]output.File, error) {
	for range formulas(s) {
		names, err := fs.Glob(c.Theme, "prepared/math-*.woff2")
		files := make([]output.File, len(names))
		for i, name := range names {
			files[i] = output.File{Name: path.Join(assemble.Folder, path.Base(name)), Load: func() ([]byte, error) { return fs.ReadFile(c.Theme, name) }}
		}
		return files, err
	}
	return nil, nil
}

// redirectFiles returns the documents at retired URLs, the script that they load, and the rules
// for hosts. The rules follow those in the site's own _redirects file.
func redirectFiles(s site.Site, renderers []Renderer, sources source.Files) ([]output.File, error) {
	var files []output.File
	var rules bytes.Buffer
	for _, renderer := range renderers {
		edition := renderer.Assembler.Edition
		plan := edition.Redirects
		if len(plan.Pages) == 0 && len(plan.Moved) == 0 {
			continue
		}
		frame := redirect.Frame{
			Origin: edition.Origin, Script: renderer.Assembler.RedirectScript(),
			Language: edition.Options.HTMLLang, Direction: string(edition.Options.Direction), Labels: edition.Messages,
		}
		for _, page := range plan.Pages {
			files = append(files, output.File{Name: edition.Routes.OutputOf(page.Path), Load: func() ([]byte, error) { return page.HTML(frame), nil }})
		}
		rules.WriteString(plan.Rules())
		if name, content := redirect.Script(); !slices.ContainsFunc(files, func(file output.File) bool { return file.Name == assemble.Folder+"/"+name }) {
			files = append(files, output.File{Name: assemble.Folder + "/" + name, Content: content})
		}
	}
	if len(files) == 0 {
		return nil, nil
	}
	content := rules.Bytes()
	for _, file := range s.Static {
		if file.Name == redirect.FileName {
			own, err := sources.ReadFile(file.File)
			if err != nil {
				return nil, err
			}
			content = slices.Concat(own, []byte("\n"), content)
		}
	}
	if len(content) == 0 {
		return files, nil
	}
	return append(files, output.File{Name: redirect.FileName, Content: content}), nil
}
