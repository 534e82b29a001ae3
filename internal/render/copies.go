package render

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// Copies returns copies of the files that locales share, for each locale with an address of its
// own. The folder of such a locale is a whole site.
func Copies(s site.Site, files []output.File) []output.File {
	var folders []string
	for _, edition := range s.Editions {
		if edition.IsOwn() {
			folders = append(folders, edition.Folder)
		}
	}
	if len(folders) == 0 {
		return nil
	}
	shared := map[string]bool{output.NoJekyll: true, check.OfflineWorker: true}
	for _, file := range s.Static {
		shared[file.Name] = file.Name != domainFile
	}
	var copies []output.File
	for _, file := range files {
		if name := file.Name; shared[name] || strings.HasPrefix(name, assemble.Folder+"/") {
			for _, folder := range folders {
				file.Name = path.Join(folder, name)
				copies = append(copies, file)
			}
		}
	}
	return copies
}

// domainFile names the domain of a site on GitHub Pages.
const domainFile = "CNAME"

// At returns the theme for pages whose root is not that of the site.
func (t Theme) At(from, to string) Theme {
	if from == to {
		return t
	}
	moved := func(url string) string {
		if below, isBelow := strings.CutPrefix(url, from); isBelow {
			return to + below
		}
		return url
	}
	all := func(urls []string) []string {
		result := make([]string, len(urls))
		for i, url := range urls {
			result[i] = moved(url)
		}
		return result
	}
	t.Client, t.Styles, t.Preload = moved(t.Client), moved(t.Styles), all(t.Preload)
	pages := make(map[string]bundle.Page, len(t.Pages))
	for source, page := range t.Pages {
		pages[source] = bundle.Page{Script: moved(page.Script), Preload: all(page.Preload), Styles: all(page.Styles)}
	}
	sheets := make(map[string]string, len(t.KindSheets))
	for kind, url := range t.KindSheets {
		sheets[kind] = moved(url)
	}
	t.Pages, t.KindSheets = pages, sheets
	return t
}
