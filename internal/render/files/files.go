package files

import (
	"bytes"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/assemble/sitedata"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// Input is what the files are made from.
type Input struct {
	Site      site.Site
	Renderers []render.Renderer
	Theme     code.Theme // as bundled
	Code      code.Code  // with the built-in theme
	Variants  ImageVariants
	Engine    *incremental.Engine
}

// All returns all files of a site except pages, search files and [Lists].
func All(in Input) ([]output.File, error) {
	files, err := shared(in.Site, in.Renderers, in.Theme, in.Engine.Files())
	if err != nil {
		return nil, err
	}
	diagrams, err := in.Code.Diagrams(in.Site, in.Engine)
	if err != nil {
		return nil, err
	}
	fonts, err := in.Code.Fonts(in.Site)
	if err != nil {
		return nil, err
	}
	worker, err := offlineWorker(in.Code, in.Site, in.Renderers)
	files = slices.Concat(files, in.Variants.files(), diagrams, fonts, worker, ofPlugins(in.Site))
	return append(files, copies(in.Site, files)...), err
}

// ofPlugins returns the files that plugins add.
func ofPlugins(s site.Site) []output.File {
	var files []output.File
	for _, each := range s.PluginFiles {
		files = append(files, output.File{Name: each.Name, Content: each.Content})
	}
	return files
}

// shared returns the files that all locales share, and the sidebars, redirects and feeds of each.
func shared(s site.Site, renderers []render.Renderer, theme code.Theme, sources source.Files) ([]output.File, error) {
	all := []output.File{{Name: output.NoJekyll}}
	for _, file := range theme.Files {
		all = append(all, output.File{Name: file.Name, Content: file.Content})
	}
	var tags []shell.Tag
	for _, renderer := range renderers {
		branches, err := branches(renderer.Assembler)
		if err != nil {
			return nil, err
		}
		releases, err := releases(renderer.Assembler.Edition)
		if err != nil {
			return nil, err
		}
		all, tags = slices.Concat(all, branches, releases, renderer.Texts.Files()), renderer.Frame.Tags
	}
	redirects, err := redirectFiles(s, renderers, sources)
	if err != nil {
		return nil, fmt.Errorf("read the site's redirects: %w", err)
	}
	all = slices.Concat(all, sitedata.Icons(s), assets(s), redirects, code.PageSheets(s, renderers[0].Assembler.Everywhere))
	static := map[string]bool{}
	for _, file := range s.Static {
		static[file.Name] = true
		if file.Name != output.NoJekyll && (file.Name != redirect.FileName || len(redirects) == 0) {
			all = append(all, output.File{Name: file.Name, Load: func() ([]byte, error) { return sources.ReadFile(file.File) }})
		}
	}
	allowed := code.Policy(s, renderers[0].Assembler.Links, tags, theme, Inline(renderers))
	for _, file := range slices.Concat(headersFile(s, allowed), crawlerFiles(s, renderers)) {
		if !static[path.Base(file.Name)] {
			all = append(all, file)
		}
	}
	known := map[string]bool{}
	for _, renderer := range renderers {
		for _, file := range append(Feeds(renderer.Assembler), renderer.Sheets...) {
			if !static[file.Name] && !known[file.Name] { // locales share the style sheets
				known[file.Name], all = true, append(all, file)
			}
		}
	}
	slices.SortFunc(all, func(a, b output.File) int { return strings.Compare(a.Name, b.Name) })
	return all, nil
}

// Inline returns the style sheets in the documents of all locales; see [code.Theme.Inline].
func Inline(renderers []render.Renderer) map[string]string {
	all := map[string]string{}
	for _, renderer := range renderers {
		maps.Copy(all, renderer.Frame.Inline)
	}
	return all
}

// branches returns the files with the categories of large sidebars.
func branches(a assemble.Assembler) ([]output.File, error) {
	var files []output.File
	for _, set := range a.Edition.Sets {
		for _, branch := range set.Navigation.Branches() {
			data, err := plainjson.Marshal(branch.Items)
			if err != nil {
				return nil, err
			}
			files = append(files, output.File{Name: branch.File, Content: append(data, '\n')})
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
			if asset.Read != nil && !used[asset.Output] {
				used[asset.Output] = true
				files = append(files, output.File{Name: asset.Output, Load: asset.Read})
			}
		}
	}
	return files
}

// redirectFiles returns the documents at retired URLs, the script that they load, and the rules
// for hosts. The rules follow those in the site's own _redirects file.
func redirectFiles(s site.Site, renderers []render.Renderer, sources source.Files) ([]output.File, error) {
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
			written, err := sources.ReadFile(file.File)
			if err != nil {
				return nil, err
			}
			content = slices.Concat(written, []byte("\n"), content)
		}
	}
	if len(content) == 0 {
		return files, nil
	}
	return append(files, output.File{Name: redirect.FileName, Content: content}), nil
}
