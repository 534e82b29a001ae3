package output

import (
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// ManifestName is the name of the manifest in an output folder.
const ManifestName = ".docgen-manifest"

// manifestHeader is the first line of a manifest. The number is the version of the format.
const manifestHeader = "docgen 1: docgen wrote these files here, and replaces or removes them"

// Manifest lists the files that docgen wrote into an output. They are published anyway, so
// the list reveals nothing.
type Manifest struct {
	files   map[string]bool
	folders map[string]bool // parents of the files
}

// newManifest returns the manifest of files, by their names.
func newManifest(all ...map[string]bool) Manifest {
	result := Manifest{map[string]bool{}, map[string]bool{}}
	for _, files := range all {
		for name := range files {
			result.add(name)
		}
	}
	return result
}

func (m Manifest) add(name string) {
	m.files[name] = true
	for folder := path.Dir(name); folder != "." && !m.folders[folder]; folder = path.Dir(folder) {
		m.folders[folder] = true
	}
}

// parseManifest parses a manifest. It returns false if the text is not a manifest. It
// ignores names that docgen never writes, because only someone else can have added them.
func parseManifest(text []byte) (Manifest, bool) {
	header, list, _ := strings.Cut(string(text), "\n")
	if header != manifestHeader {
		return Manifest{}, false
	}
	result := newManifest()
	for line := range strings.Lines(list) {
		name := strings.TrimSuffix(line, "\n")
		if plain, err := strconv.Unquote(name); err == nil {
			name = plain
		}
		first, _, _ := strings.Cut(name, "/")
		if filepath.IsLocal(filepath.FromSlash(name)) && path.Clean(name) == name && !strings.EqualFold(first, ".git") {
			result.add(name)
		}
	}
	return result, true
}

// formatManifest formats a manifest for a list of files.
func formatManifest(files map[string]bool) []byte {
	text := []byte(manifestHeader + "\n")
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if quoted := strconv.Quote(name); strings.ContainsAny(name, "\n\r") || name[0] == '"' {
			name = quoted
		}
		text = append(append(text, name...), '\n')
	}
	return text
}
