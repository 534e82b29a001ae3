package output

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"docgen/internal/disk"
)

// install puts the next output in place file by file, in a folder that stays where it is:
// it holds files that docgen did not write, or it cannot be moved. Each file is replaced at
// once, documents after what they load. A manifest of both outputs stands there meanwhile,
// so that a build that is killed leaves nothing that the next does not know.
func (s *Staging) install(wanted Manifest) error {
	out := s.place.inside()
	both := newManifest(nil)
	for _, manifest := range []Manifest{s.written, wanted} {
		for name := range manifest.files {
			both.add(name)
		}
	}
	if err := out.Replace(ManifestName, formatManifest(both.files)); err != nil {
		return err
	}
	root, err := out.Open()
	if err != nil {
		return err
	}
	defer root.Close()
	changed := slices.SortedFunc(slices.Values(s.changed), func(a, b string) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a, b))
	})
	for _, name := range changed {
		if err := s.makeWay(root, name, wanted); err != nil {
			return err
		}
		if err := s.place.folder.Move(path.Join(s.name, name), out, name); err != nil {
			if err = s.copyIn(out, name); err != nil {
				return err
			}
		}
	}
	if err := removeStale(root, s.written, wanted); err != nil {
		return err
	}
	return out.Replace(ManifestName, formatManifest(wanted.files))
}

// rank sorts documents behind the files that they load.
func rank(name string) int {
	if strings.HasSuffix(name, ".html") {
		return 1
	}
	return 0
}

// makeWay makes the folders of a file, and removes files of the earlier output that stand
// where one of them, or the file's own folder of before, is now.
func (s *Staging) makeWay(root *os.Root, name string, wanted Manifest) error {
	if s.written.folders[name] && !wanted.folders[name] {
		if err := root.RemoveAll(name); err != nil {
			return err
		}
	}
	var above []string
	for folder := path.Dir(name); folder != "."; folder = path.Dir(folder) {
		above = append(above, folder)
	}
	for _, folder := range slices.Backward(above) {
		info, err := root.Lstat(folder)
		switch {
		case err == nil && info.IsDir():
			continue
		case err == nil: // a file of the earlier output: others are in the way, and were found
			err = root.Remove(folder)
		case errors.Is(err, fs.ErrNotExist):
			err = nil
		}
		if err == nil {
			err = root.Mkdir(folder, 0o755)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// copyIn copies a file of the staging folder into an output on another disk.
func (s *Staging) copyIn(out disk.Folder, name string) error {
	staged := filepath.Join(s.folder, filepath.FromSlash(name))
	info, err := os.Stat(staged)
	if err != nil {
		return err
	}
	content, err := os.ReadFile(staged)
	if err == nil {
		err = out.Replace(name, content)
	}
	if err != nil {
		return err
	}
	return os.Chtimes(out.Below(name).Path(), info.ModTime(), info.ModTime())
}

// removeStale removes the files of an earlier output that the next one lacks, and folders
// that are empty then.
func removeStale(root *os.Root, written, wanted Manifest) error {
	spellings := make(map[string]string, len(wanted.files))
	for name := range wanted.files {
		spellings[strings.ToLower(name)] = name
	}
	var errs []error
	for name := range written.files {
		other := spellings[strings.ToLower(name)]
		if wanted.files[name] || wanted.folders[name] || other != "" && isSame(root, name, other) {
			continue
		}
		if err := root.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) && !isInFile(err) {
			errs = append(errs, err)
		}
	}
	removeEmpty(root, written, wanted)
	return errors.Join(errs...)
}

// isSame reports whether two names are of one file, on a disk that does not tell capital
// letters from small ones.
func isSame(root *os.Root, one, other string) bool {
	first, err := root.Lstat(one)
	if err != nil {
		return false
	}
	second, err := root.Lstat(other)
	return err == nil && os.SameFile(first, second)
}

// isInFile reports whether a folder of a path is a file by now.
func isInFile(err error) bool { return errors.Is(err, syscall.ENOTDIR) }

// removeEmpty removes folders of an output that hold nothing any more.
func removeEmpty(root *os.Root, written, wanted Manifest) {
	folders := make([]string, 0, len(written.folders))
	for folder := range written.folders {
		if !wanted.folders[folder] && !wanted.files[folder] {
			folders = append(folders, folder)
		}
	}
	slices.Sort(folders)
	for _, folder := range slices.Backward(folders) {
		_ = root.Remove(folder) // it may hold files of others
	}
}
