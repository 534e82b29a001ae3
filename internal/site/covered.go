package site

import (
	"path"

	"docgen/internal/asset"
)

// covered divides the static files into those that the site has, and those in whose place a
// page is: a page is linked to, listed and searched, so that it counts. A page of src/pages
// that is a folder in the output leaves no room for a file of its name, and the other way
// round.
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
