package read

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/site"
)

// withVersionFiles adds the static files of versions in git that their docs mention by path and
// that the static folders of today lack. HTML and code can link to such a file, without a
// name that docgen could replace. Other old files, such as a CNAME, stay out of the site. If
// versions differ, the file of the newest one is used.
func withVersionFiles(input site.Input, files source.Files, static []asset.StaticFile) ([]asset.StaticFile, error) {
	known := map[string]bool{}
	for _, file := range static {
		known[file.Name] = true
	}
	for _, edition := range input.Editions {
		for _, set := range edition.Sets {
			if set.Git == nil || set.Deferred {
				continue
			}
			old, err := asset.Folders{Files: files, Static: set.Git.Static}.ListStatic()
			if err != nil {
				return nil, err
			}
			old = slices.DeleteFunc(old, func(file asset.StaticFile) bool { return known[file.Name] })
			if len(old) == 0 {
				continue
			}
			mentioned, err := mentionedPaths(input, files, set)
			if err != nil {
				return nil, err
			}
			for _, file := range old {
				if mentioned[file.Name] {
					static, known[file.Name] = append(static, file), true
				}
			}
		}
	}
	return static, nil
}

// absolutePath matches what may be the path of a static file in HTML, code, or a link that docgen
// does not check. Other links in Markdown lead to files whose names contain a hash.
var absolutePath = regexp.MustCompile("(?:pathname://|[\"'`=])(/[^\\s\"'`()<>{}\\[\\]?#|]+)")

// mentionedPaths returns the paths in the texts of a set that start with a slash, without the
// slash and the base URL.
func mentionedPaths(input site.Input, files source.Files, set site.SetInput) (map[string]bool, error) {
	docs, err := folder(files, set.Folder)
	if err != nil {
		return nil, err
	}
	tree, _, err := content.Scan(content.Options{Files: docs, Include: set.Options.Include, Exclude: set.Options.Exclude})
	if err != nil {
		return nil, err
	}
	paths := map[string]bool{}
	for _, name := range slices.Concat(tree.Docs, tree.Partials) {
		text, _ := docs.ReadFile(name) // reading the doc reports the error
		for _, match := range absolutePath.FindAllStringSubmatch(string(text), -1) {
			found := path.Join("/", slug.Decoded(match[1]))
			paths[found[1:]] = true
			paths[strings.TrimPrefix(found, input.Config.BaseURL)] = true
		}
	}
	return paths, nil
}

// covered separates the static files that are part of the site from those whose output file a
// page replaces. The page wins because other pages link to it, list it and find it. A page of
// src/pages that is a folder in the output excludes a static file of the same name, and the
// other way round.
func covered(s site.Site) (kept, hidden []asset.StaticFile) {
	taken := occupied{map[string]bool{}, map[string]bool{}}
	for page := range s.Pages() {
		taken.addPage(page)
	}
	for _, file := range s.Static {
		if taken.has(file.Name) {
			hidden = append(hidden, file)
		} else {
			kept = append(kept, file)
		}
	}
	return kept, hidden
}
