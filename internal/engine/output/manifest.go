package output

import (
	"fmt"
	"maps"
	"os"
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

// foreign lists files and links in an output folder that docgen did not write, and such
// folders with a slash at the end. Folders that the current or the next output contains are
// listed file by file.
func foreign(out string, written, wanted Manifest) ([]string, error) {
	return foreignBelow(out, "", func(folder string) bool { return written.folders[folder] || wanted.folders[folder] }, written.files)
}

func foreignBelow(out, folder string, isKnown func(folder string) bool, files map[string]bool) ([]string, error) {
	entries, err := os.ReadDir(filepath.Join(out, filepath.FromSlash(folder)))
	if os.IsNotExist(err) && folder == "" {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var found []string
	for _, entry := range entries {
		name := path.Join(folder, entry.Name())
		switch {
		case entry.IsDir() && isKnown(name):
			below, err := foreignBelow(out, name, isKnown, files)
			if err != nil {
				return nil, err
			}
			found = append(found, below...)
		case entry.IsDir():
			found = append(found, name+"/")
		case !files[name] && name != ManifestName:
			found = append(found, name)
		}
	}
	return found, nil
}

// checkConflicts returns an error if the next output would overwrite something that docgen did
// not write. A file that already has the new content becomes docgen's.
func (s *Staging) checkConflicts(foreign []string, wanted Manifest) error {
	var clashes []string
	for _, name := range foreign {
		file, isFolder := strings.CutSuffix(name, "/")
		switch {
		case wanted.files[file] && !isFolder && s.isKept(file):
		case wanted.files[file], wanted.folders[file] && !isFolder, hasFileAbove(wanted.files, file):
			clashes = append(clashes, name)
		}
	}
	if len(clashes) == 0 {
		return nil
	}
	return fmt.Errorf("the output folder %s %w and that the build would overwrite (%s): move or delete them, or choose another folder with --out",
		s.place.shown, ErrForeignFolder, Summarize(clashes))
}

// hasFileAbove reports whether a parent folder of a path has the name of a file.
func hasFileAbove(files map[string]bool, name string) bool {
	for folder := path.Dir(name); folder != "."; folder = path.Dir(folder) {
		if files[folder] {
			return true
		}
	}
	return false
}
