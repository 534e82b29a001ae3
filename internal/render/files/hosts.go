package files

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/site"
)

// copies returns copies of the files that locales share, for each locale with an address of its
// own. The folder of such a locale is a whole site.
func copies(s site.Site, files []output.File) []output.File {
	var folders []string
	for _, edition := range s.Editions {
		if edition.IsOwn() {
			folders = append(folders, edition.Folder)
		}
	}
	if len(folders) == 0 {
		return nil
	}
	shared := map[string]bool{output.NoJekyll: true, contract.OfflineWorker: true}
	for _, file := range s.Static {
		shared[file.Name] = file.Name != domainFile
	}
	var all []output.File
	for _, file := range files {
		if name := file.Name; shared[name] || strings.HasPrefix(name, assemble.Folder+"/") {
			for _, folder := range folders {
				file.Name = path.Join(folder, name)
				all = append(all, file)
			}
		}
	}
	return all
}

// domainFile names the domain of a site on GitHub Pages.
const domainFile = "CNAME"

// headersFile returns the file of headers for hosts, if the site wants it.
func headersFile(s site.Site, allowed headers.Policy) []output.File {
	if !s.Config.Security.HeadersFile {
		return nil
	}
	place := headers.Site{BaseURL: s.Config.BaseURL, Immutable: lasting(s)}
	for _, folder := range []string{asset.ImageFolder, asset.SandboxFolder} {
		place.Sandboxed = append(place.Sandboxed, s.Config.BaseURL+folder+"/")
	}
	isStatic := slices.ContainsFunc(s.Static, func(file asset.StaticFile) bool { return file.Name == llms.FileName })
	if isStatic || hasLists(s) {
		place.Index = s.Config.BaseURL + llms.FileName
	}
	rules := headers.ForHost(place, allowed)
	return []output.File{{Name: headers.FileName, Content: []byte(rules.String())}}
}
