// Package compare describes the versions of the docs, and how they differ.
//
// [List] lists the versions of a site, and [Versions] compares the URLs and anchors of two. The
// package must not know how results are printed.
package compare

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Version describes a version of the docs.
type Version struct {
	Instance string        `json:"instance"`
	Name     string        `json:"name"`
	Label    string        `json:"label"`
	Path     string        `json:"path"`   // URL path of its root
	Folder   string        `json:"folder"` // of the docs, in the site or in the repository
	Branch   string        `json:"branch,omitempty"`
	Tag      string        `json:"tag,omitempty"`
	Commit   string        `json:"commit,omitempty"`
	Overlay  string        `json:"overlay,omitempty"`
	IsFrozen bool          `json:"isFrozen,omitempty"`
	Pages    int           `json:"pages"`  // docs, without drafts
	IsLast   bool          `json:"isLast"` // readers get it by default
	Banner   config.Banner `json:"banner"`
	SameAs   string        `json:"sameAs,omitempty"` // the next older version, if its files are the same
}

// List lists the versions of each instance, newest first.
func List(ctx context.Context, project build.Project) ([]Version, error) {
	read, _, err := project.ReadSite(ctx, build.Reading{Brief: true})
	if err != nil {
		return nil, err
	}
	list, sets := []Version{}, read.Editions[0].Sets
	for i, set := range sets {
		version := Version{
			Instance: set.ID.Instance, Name: set.Name, Label: set.Label, Path: path.Join(read.Config.BaseURL, set.Base()), Folder: set.Folder,
			Pages: len(set.Docs), IsLast: set.IsLast, Banner: set.Banner,
		}
		if git := set.Git; git != nil {
			version.Folder, version.Branch, version.Tag, version.Commit = git.Below, git.Branch, git.Tag, git.ID
			version.Overlay, version.IsFrozen = git.Overlay, git.Freeze
		}
		if i+1 < len(sets) && sets[i+1].ID.Instance == set.ID.Instance {
			same, err := areSame(project.Engine.Files(), set.Folder, sets[i+1].Folder)
			if err != nil {
				return nil, fmt.Errorf("compare the files of versions: %w", err)
			}
			if same {
				version.SameAs = sets[i+1].Name
			}
		}
		list = append(list, version)
	}
	return list, nil
}

// areSame reports whether two folders contain the same files. Hidden files do not count.
func areSame(files source.Files, one, other string) (bool, error) {
	left, err := shown(files, one)
	if err != nil {
		return false, err
	}
	right, err := shown(files, other)
	if err != nil || !slices.EqualFunc(left, right, func(a, b fs.DirEntry) bool { return a.Name() == b.Name() }) {
		return false, err
	}
	for i := range left {
		same, err := isSame(files, path.Join(one, left[i].Name()), path.Join(other, right[i].Name()))
		if err != nil || !same {
			return false, err
		}
	}
	return true, nil
}

func isSame(files source.Files, one, other string) (bool, error) {
	left, err := files.Stat(one)
	if err != nil {
		return false, err
	}
	right, err := files.Stat(other)
	if err != nil {
		return false, err
	}
	switch {
	case left.IsDir() && right.IsDir():
		return areSame(files, one, other)
	case left.IsDir() || right.IsDir() || left.Size() != right.Size():
		return false, nil
	}
	text, err := files.ReadFile(one)
	if err != nil {
		return false, err
	}
	second, err := files.ReadFile(other)
	return bytes.Equal(text, second), err
}

// shown lists the files of a folder that can be part of the docs, sorted.
func shown(files source.Files, folder string) ([]fs.DirEntry, error) {
	entries, err := files.ReadDir(folder)
	entries = slices.DeleteFunc(slices.Clone(entries), func(entry fs.DirEntry) bool {
		return strings.HasPrefix(entry.Name(), ".") || entry.Name() == "node_modules"
	})
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return cmp.Compare(a.Name(), b.Name()) })
	return entries, err
}
