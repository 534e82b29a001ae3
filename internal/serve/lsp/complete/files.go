package complete

import (
	"io/fs"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/asset"
)

// linkedImages lists the images that a page may show, as links to them are written.
func linkedImages(at Place, parts []string) []Item { return escaped(images(at, parts)) }

// images lists the images of the site and those beside the page.
func images(at Place, parts []string) []Item { return files(at, parts[len(parts)-1], asset.IsImage) }

// anyFiles lists the files that a code block may show.
func anyFiles(at Place, parts []string) []Item {
	return folder(at, parts[1], func(string) bool { return true })
}

// files lists the wanted files in the folder that a link has reached, and those of the static folders.
func files(at Place, typed string, isWanted func(name string) bool) []Item {
	items := folder(at, typed, isWanted)
	for _, file := range at.Checked.Site.Static {
		if isWanted(file.Name) {
			items = append(items, Item{Label: "/" + file.Name, Detail: file.File, Kind: File})
		}
	}
	return items
}

// folder lists the wanted files and the folders in the folder that a path has reached.
func folder(at Place, typed string, isWanted func(name string) bool) []Item {
	reached := typed[:strings.LastIndexByte(typed, '/')+1]
	name := path.Join(path.Dir(at.Name), reached)
	if below, isInSite := strings.CutPrefix(reached, "@site/"); isInSite {
		name = path.Clean(below)
	}
	if path.IsAbs(reached) || !fs.ValidPath(name) {
		return nil
	}
	entries, err := at.Files.ReadDir(name)
	if err != nil {
		return nil // there is no such folder
	}
	var items []Item
	for _, entry := range entries {
		switch entryName := entry.Name(); {
		case strings.HasPrefix(entryName, ".") || entryName == "node_modules":
		case entry.IsDir():
			items = append(items, Item{Label: reached + entryName + "/", Kind: Folder})
		case isWanted(entryName) && path.Join(name, entryName) != at.Name:
			items = append(items, Item{Label: reached + entryName, Kind: File})
		}
	}
	return items
}
