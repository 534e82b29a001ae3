package source

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Layer is a folder whose files replace those of a file system.
type Layer struct {
	At    string // the folder that it lies over, as a path of the file system
	Files FS
}

// Overlay returns a file system with the files of layers over those of another one. Of two
// layers with a file, the first one wins. The names of files stay those of the file system
// below, so that links between files work; [Files.Written] returns where a file really is.
func Overlay(under FS, layers ...Layer) FS { return overlay{under, layers} }

type overlay struct {
	FS
	layers []Layer
}

// holder returns the layer that has a file, and the path in it.
func (o overlay) holder(file string) (FS, string) {
	for _, layer := range o.layers {
		if below, isBelow := Below(layer.At, file); isBelow {
			if info, err := layer.Files.Stat(below); !errors.Is(err, fs.ErrNotExist) && (err != nil || !info.IsDir()) {
				return layer.Files, below
			}
		}
	}
	return o.FS, file
}

// Open implements [fs.FS].
func (o overlay) Open(file string) (fs.File, error) {
	info, err := o.Stat(file)
	if err == nil && info.IsDir() {
		entries, err := o.ReadDir(file)
		return Listing(info, entries), err
	}
	holder, below := o.holder(file)
	return holder.Open(below)
}

// ReadFile implements [fs.ReadFileFS].
func (o overlay) ReadFile(file string) ([]byte, error) {
	holder, below := o.holder(file)
	return holder.ReadFile(below)
}

// ReadDir implements [fs.ReadDirFS]. It merges the entries of all layers.
func (o overlay) ReadDir(file string) ([]fs.DirEntry, error) {
	entries, err := o.FS.ReadDir(file)
	for _, folder := range o.folders(file) {
		more, failed := folder.Files.ReadDir(folder.At)
		if failed != nil {
			return nil, failed
		}
		if errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		entries = append(more, entries...)
	}
	slices.SortStableFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return slices.CompactFunc(entries, func(a, b fs.DirEntry) bool { return a.Name() == b.Name() }), err
}

// folders returns the layers that have a folder, from the last to the first. At is its path
// in the layer.
func (o overlay) folders(file string) []Layer {
	var found []Layer
	for _, layer := range slices.Backward(o.layers) {
		if below, isBelow := Below(layer.At, file); isBelow {
			if info, err := layer.Files.Stat(below); err == nil && info.IsDir() {
				found = append(found, Layer{below, layer.Files})
			}
		}
	}
	return found
}

// Stat implements [fs.StatFS].
func (o overlay) Stat(file string) (fs.FileInfo, error) { return ask(o, file, FS.Stat) }

// Real implements [FS].
func (o overlay) Real(file string) (string, error) { return ask(o, file, FS.Real) }

// ask asks about a file, or about a folder that only layers have.
func ask[Answer any](o overlay, file string, question func(FS, string) (Answer, error)) (Answer, error) {
	holder, below := o.holder(file)
	answer, err := question(holder, below)
	if errors.Is(err, fs.ErrNotExist) {
		if folders := o.folders(file); len(folders) > 0 {
			return question(folders[0].Files, folders[0].At)
		}
	}
	return answer, err
}

// Site returns the name of the site folder.
func (o overlay) Site() string { return siteOf(o.FS) }

// Written returns the name of the file that a file is read from.
func (o overlay) Written(file string) string {
	holder, below := o.holder(file)
	return holder.Name(below)
}

// SiteOf returns the name of the site folder that a file belongs to: "." for the files of
// today, and another name for those of a git revision. Links from the file that start at the
// site folder are relative to that.
func (f Files) SiteOf(name string) string {
	holder, _, found := f.Find(name)
	if !found {
		return "."
	}
	return siteOf(holder)
}

// Written returns the name of the file that a file is really read from: another name than the
// given one if the file is in an overlay. Messages show this name.
func (f Files) Written(name string) string {
	holder, file, found := f.Find(name)
	if !found {
		return path.Clean(name)
	}
	return writtenIn(holder, file)
}

func siteOf(files FS) string {
	if placed, ok := files.(interface{ Site() string }); ok {
		return placed.Site()
	}
	return "."
}

func writtenIn(files FS, file string) string {
	if laid, ok := files.(interface{ Written(string) string }); ok {
		return laid.Written(file)
	}
	return files.Name(file)
}
