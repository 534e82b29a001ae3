package site

import (
	"path"

	"github.com/docgen-cli/docgen/internal/asset"
)

// covered separates the static files that are part of the site from those whose output file a
// page replaces. The page wins because other pages link to it, list it and find it. A page of
// src/pages that is a folder in the output excludes a static file of the same name, and the
// other way round.
func covered(s Site) (kept, hidden []asset.StaticFile) {
	files, folders := map[string]bool{}, map[string]bool{}
	for page := range s.Pages() {
		for _, name := range []string{page.Route.Output, page.Route.Data} {
			files[name] = true
			for folder := path.Dir(name); folder != "." && !folders[folder]; folder = path.Dir(folder) {
				folders[folder] = true
			}
		}
	}
	for _, file := range s.Static {
		isHidden := files[file.Name] || folders[file.Name]
		for folder := path.Dir(file.Name); folder != "."; folder = path.Dir(folder) {
			isHidden = isHidden || files[folder]
		}
		if isHidden {
			hidden = append(hidden, file)
		} else {
			kept = append(kept, file)
		}
	}
	return kept, hidden
}
