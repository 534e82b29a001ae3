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

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// install replaces docgen's files one by one. It is for an output folder that cannot be
// swapped: the folder contains files that docgen did not write, or cannot be moved. Pages
// are replaced after the files that they load. Meanwhile the manifest lists the old and the
// new files, so that the next build knows all of them even if this one is killed.
func (s *Staging) install(wanted Manifest) error {
	out := s.place.inside()
	both := newManifest(s.written.files, wanted.files)
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
		if err := s.prepareFolders(root, name, wanted); err != nil {
			return err
		}
		if err := s.place.folder.Move(path.Join(s.name, name), out, name); err != nil {
			staged := filepath.Join(s.folder, filepath.FromSlash(name)) // on another disk than the output
			err = copyFile(staged, out.Below(name).Path(), func(text []byte) error { return out.Replace(name, text) })
			if err != nil {
				return err
			}
		}
	}
	if err := removeStale(root, s.written, wanted); err != nil {
		return err
	}
	return out.Replace(ManifestName, formatManifest(wanted.files))
}

// rank sorts HTML files after the files that they load.
func rank(name string) int {
	if strings.HasSuffix(name, ".html") {
		return 1
	}
	return 0
}

// prepareFolders creates the parent folders of a file. It removes files of the earlier output that
// have the name of such a folder, and a folder of the earlier output that has the name of
// the file.
func (s *Staging) prepareFolders(root *os.Root, name string, wanted Manifest) error {
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
		case err == nil: // a file of the earlier output, because inTheWay has found all others
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

// removeStale removes the files of an earlier output that the next one lacks, and the
// folders that become empty.
func removeStale(root *os.Root, written, wanted Manifest) error {
	spellings := make(map[string]string, len(wanted.files))
	for name := range wanted.files {
		spellings[strings.ToLower(name)] = name
	}
	var errs []error
	for name := range written.files {
		other := spellings[strings.ToLower(name)]
		if wanted.files[name] || wanted.folders[name] || other != "" && isSame(root, name, other) || isBelowLink(root, name) {
			continue
		}
		if err := root.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) && !isInFile(err) {
			errs = append(errs, err)
		}
	}
	removeEmpty(root, written, wanted)
	return errors.Join(errs...)
}

// isBelowLink reports whether a parent folder of a path is a link. docgen makes none, so the path is in somebody
// else's folder.
func isBelowLink(root *os.Root, name string) bool {
	link, _ := disk.LinkIn(root, path.Dir(name)) // whatever else is wrong, removing the file says it
	return link != ""
}

// isSame reports whether two names refer to one file, as on a case-insensitive disk.
func isSame(root *os.Root, one, other string) bool {
	first, err := root.Lstat(one)
	if err != nil {
		return false
	}
	second, err := root.Lstat(other)
	return err == nil && os.SameFile(first, second)
}

// isInFile reports whether a parent folder of a path is now a file.
func isInFile(err error) bool { return errors.Is(err, syscall.ENOTDIR) }

// removeEmpty removes the folders of an output that are now empty.
func removeEmpty(root *os.Root, written, wanted Manifest) {
	folders := make([]string, 0, len(written.folders))
	for folder := range written.folders {
		if !wanted.folders[folder] && !wanted.files[folder] {
			folders = append(folders, folder)
		}
	}
	slices.Sort(folders)
	for _, folder := range slices.Backward(folders) {
		if info, err := root.Lstat(folder); err == nil && info.IsDir() && !isBelowLink(root, folder) {
			_ = root.Remove(folder) // fails if it contains files that docgen did not write
		}
	}
}
