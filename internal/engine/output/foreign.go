package output

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
)

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
