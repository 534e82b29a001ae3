package source

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

// Given has files that exist nowhere on disk, by name relative to the site folder.
type Given map[string]GivenFile

// GivenFile is a file that exists nowhere on disk.
type GivenFile struct {
	Text []byte
	From string // the name of the file that it is made from; "" for none
}

// Over returns file systems with these files in their folders. A file on disk with the same name wins.
func (g Given) Over(under Files) Files {
	if len(g) == 0 {
		return under
	}
	files := make(Files, len(under))
	for i, each := range under {
		files[i] = given{each, g}
	}
	return files
}

type given struct {
	FS
	files Given
}

// find returns the file with a path, unless it is on disk.
func (g given) find(file string) (GivenFile, bool) {
	found, isGiven := g.files[g.Name(file)]
	if !isGiven {
		return found, false
	}
	_, err := g.FS.Stat(file)
	return found, errors.Is(err, fs.ErrNotExist)
}

// hasFolder reports whether a path is that of a folder with such files.
func (g given) hasFolder(file string) bool {
	folder := g.Name(file) + "/"
	for name := range g.files {
		if strings.HasPrefix(name, folder) {
			return true
		}
	}
	return false
}

// Open implements [fs.FS].
func (g given) Open(file string) (fs.File, error) {
	info, err := g.Stat(file)
	if err == nil && info.IsDir() {
		entries, err := g.ReadDir(file)
		return Listing(info, entries), err
	}
	if found, isGiven := g.find(file); isGiven {
		return buffer{bytes.NewReader(found.Text), info}, nil
	}
	return g.FS.Open(file)
}

// ReadFile implements [fs.ReadFileFS].
func (g given) ReadFile(file string) ([]byte, error) {
	if found, isGiven := g.find(file); isGiven {
		return bytes.Clone(found.Text), nil
	}
	return g.FS.ReadFile(file)
}

// Stat implements [fs.StatFS]. A given file has the hash of its text as its id.
func (g given) Stat(file string) (fs.FileInfo, error) {
	if found, isGiven := g.find(file); isGiven {
		return givenInfo{path.Base(file), found.Text, 0o444}, nil
	}
	info, err := g.FS.Stat(file)
	if errors.Is(err, fs.ErrNotExist) && g.hasFolder(file) {
		return givenInfo{path.Base(file), nil, fs.ModeDir | 0o555}, nil
	}
	return info, err
}

// ReadDir implements [fs.ReadDirFS].
func (g given) ReadDir(file string) ([]fs.DirEntry, error) {
	entries, err := g.FS.ReadDir(file)
	folder := g.Name(file) + "/"
	seen := map[string]bool{}
	for _, entry := range entries {
		seen[entry.Name()] = true
	}
	for name, found := range g.files {
		below, isBelow := strings.CutPrefix(name, strings.TrimPrefix(folder, "./"))
		first, rest, isDeep := strings.Cut(below, "/")
		if !isBelow || seen[first] || rest == "" && isDeep {
			continue
		}
		seen[first], err = true, nil
		info := givenInfo{first, found.Text, 0o444}
		if isDeep {
			info = givenInfo{first, nil, fs.ModeDir | 0o555}
		}
		entries = append(entries, fs.FileInfoToDirEntry(info))
	}
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return entries, err
}

// Real implements [FS].
func (g given) Real(file string) (string, error) {
	if _, isGiven := g.find(file); isGiven {
		return "given:" + g.Name(file), nil
	}
	return g.FS.Real(file)
}

// Site returns the name of the site folder.
func (g given) Site() string { return siteOf(g.FS) }

// Written returns the name of the file that a file is made from.
func (g given) Written(file string) string {
	if found, isGiven := g.find(file); isGiven && found.From != "" {
		return found.From
	}
	return writtenIn(g.FS, file)
}

// Part implements the question of [Part].
func (g given) Part(file string) (has, isPart bool) { return Part(g.FS, file) }

// givenInfo describes a given file, or a folder of such files.
type givenInfo struct {
	name string
	text []byte
	mode fs.FileMode
}

func (i givenInfo) Name() string       { return i.name }
func (i givenInfo) Size() int64        { return int64(len(i.text)) }
func (i givenInfo) Mode() fs.FileMode  { return i.mode }
func (i givenInfo) ModTime() time.Time { return time.Time{} }
func (i givenInfo) IsDir() bool        { return i.mode.IsDir() }
func (i givenInfo) Sys() any {
	if i.IsDir() {
		return nil
	}
	sum := sha256.Sum256(i.text)
	return ContentID(hex.EncodeToString(sum[:]))
}
