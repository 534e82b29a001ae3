package files

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/assemble"
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
