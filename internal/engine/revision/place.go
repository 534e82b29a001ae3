package revision

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/source"
)

// place is where a path leads after following all symbolic links.
type place struct {
	node
	path         string // relative to the root of the repository
	link, target string // name of the last link on the way and what it contains; "" for none
}

// outside returns the error for a link that leads to a file that the site may not show.
func (p place) outside() error {
	if p.link == "" {
		return source.ErrOutside
	}
	return source.OutsideError{Link: p.link, Target: p.target}
}

// mostLinks is how many links may be on the way to a file, as in Linux.
const mostLinks = 40

var errTooManyLinks = errors.New("too many symbolic links")

// find follows a path from the root of the commit.
func (f Files) find(operation, file string) (place, error) {
	at, err := f.follow(file)
	if err != nil && !errors.Is(err, source.ErrOutside) {
		err = &fs.PathError{Op: operation, Path: f.Name(file), Err: err}
	}
	return at, err
}

func (f Files) follow(file string) (place, error) {
	if !fs.ValidPath(file) {
		return place{}, fs.ErrInvalid
	}
	root := node{".", f.ref.tree, fs.ModeDir | 0o755}
	at, passed, links := place{node: root}, []node{root}, 0
	for rest := strings.Split(path.Join(f.folder, file), "/"); len(rest) > 0; {
		next := rest[0]
		rest = rest[1:]
		switch next {
		case "", ".":
			continue
		case "..":
			if len(passed) == 1 {
				return at, at.outside()
			}
			passed = passed[:len(passed)-1]
			continue
		}
		found, err := f.child(passed[len(passed)-1], next)
		if err != nil {
			return at, err
		}
		if found.mode&fs.ModeSymlink == 0 {
			passed = append(passed, found)
			continue
		}
		blob, err := f.repository.objects.read(found.id)
		if err != nil {
			return at, err
		}
		if links++; links > mostLinks {
			return at, errTooManyLinks
		}
		at.link, at.target = path.Join(Files{ref: f.ref}.Name("."), pathOf(passed), next), string(blob.content)
		if path.IsAbs(at.target) {
			return at, at.outside()
		}
		rest = append(strings.Split(at.target, "/"), rest...)
	}
	at.node, at.path = passed[len(passed)-1], pathOf(passed)
	return at, nil
}

// child returns an entry of a folder.
func (f Files) child(folder node, name string) (node, error) {
	if folder.mode == submodule {
		return node{}, errSubmodule
	}
	if !folder.mode.IsDir() {
		return node{}, fs.ErrNotExist
	}
	nodes, err := f.repository.objects.tree(folder.id)
	if err != nil {
		return node{}, err
	}
	index, found := slices.BinarySearchFunc(nodes, name, func(each node, name string) int { return strings.Compare(each.name, name) })
	if !found {
		return node{}, fs.ErrNotExist
	}
	return nodes[index], nil
}

// pathOf returns the path of nodes that lead from the root to a file.
func pathOf(nodes []node) string {
	names := make([]string, len(nodes))
	for i, each := range nodes {
		names[i] = each.name
	}
	return path.Join(names...)
}
