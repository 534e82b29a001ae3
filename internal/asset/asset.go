// Package asset knows the files that docs show and link to: pictures and
// downloads beside the docs, and the static folders that are copied as they are.
//
// [Find] says which file a link in a doc means, [Load] reads it into an [Asset]
// with the name it has in the output, where a content hash makes it cacheable
// for ever. The package does not know URLs.
package asset

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"image"
	_ "image/gif" // the formats whose size is read
	_ "image/jpeg"
	_ "image/png"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	_ "golang.org/x/image/webp"
)

// Folders says where assets are looked for.
type Folders struct {
	Site   string   // the site folder on disk
	Docs   string   // the docs folder, slash-separated, relative to Site
	Static []string // static folders, relative to Site
}

// Asset is a file that goes into the output.
type Asset struct {
	File    string // relative to the site folder
	Output  string // below the output folder: "assets/images/logo-1a2b3c4d.svg"
	Content []byte // nil for a static file, which is copied anyway
	Width   int    // of a picture in CSS pixels; 0 when not known
	Height  int
}

// Find returns the file that a link in a doc means, relative to the site folder.
// doc is the doc's path below the docs folder. As in Docusaurus, "/x" is in a
// static folder, "@site/x" in the site folder, and all else beside the doc.
func (f Folders) Find(doc, link string) (file string, found bool) {
	link, _, _ = strings.Cut(link, "#")
	link, _, _ = strings.Cut(link, "?")
	var candidates []string
	switch {
	case link == "":
		return "", false
	case strings.HasPrefix(link, "@site/"):
		candidates = []string{strings.TrimPrefix(link, "@site/")}
	case strings.HasPrefix(link, "/"):
		for _, folder := range f.Static {
			candidates = append(candidates, path.Join(folder, link))
		}
	default:
		candidates = []string{path.Join(f.Docs, path.Dir(doc), link)}
	}
	for _, candidate := range candidates {
		if !fs.ValidPath(candidate) {
			continue
		}
		if info, err := os.Stat(filepath.Join(f.Site, filepath.FromSlash(candidate))); err == nil && info.Mode().IsRegular() {
			return candidate, true
		}
	}
	return "", false
}

// static returns the path of a file below the static folder that holds it.
func (f Folders) static(file string) (below string, isStatic bool) {
	for _, folder := range f.Static {
		if below, isStatic = strings.CutPrefix(file, folder+"/"); isStatic {
			return below, true
		}
	}
	return "", false
}

// Load reads a file that Find found.
func (f Folders) Load(file string) (Asset, error) {
	content, err := os.ReadFile(filepath.Join(f.Site, filepath.FromSlash(file)))
	if err != nil {
		return Asset{}, fmt.Errorf("read %s: %w", file, err)
	}
	asset := Asset{File: file}
	asset.Width, asset.Height = size(file, content)
	if below, isStatic := f.static(file); isStatic {
		asset.Output = below
		return asset, nil
	}
	extension := path.Ext(file)
	sum := sha256.Sum256(content)
	folder := "assets/files"
	if IsImage(file) {
		folder = "assets/images"
	}
	name := strings.TrimSuffix(path.Base(file), extension) + "-" + hex.EncodeToString(sum[:4]) + extension
	asset.Output, asset.Content = path.Join(folder, name), content
	return asset, nil
}

// IsImage reports whether a file's name is that of a picture.
func IsImage(file string) bool {
	return slices.Contains([]string{".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"}, strings.ToLower(path.Ext(file)))
}

// size reads the width and height of a picture; zeros when they are not known.
func size(file string, content []byte) (width, height int) {
	if strings.EqualFold(path.Ext(file), ".svg") {
		return svgSize(content)
	}
	config, _, err := image.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		return 0, 0
	}
	return config.Width, config.Height
}

// StaticFile is one file of a static folder.
type StaticFile struct {
	Path string // on disk
	Name string // below the output folder
}

// ListStatic lists the files of the static folders, sorted by name; of two with
// one name the later folder's counts, as in Docusaurus. A folder that does not
// exist has no files.
func (f Folders) ListStatic() ([]StaticFile, error) {
	found := map[string]string{}
	for _, folder := range f.Static {
		root := filepath.Join(f.Site, filepath.FromSlash(folder))
		err := filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
			if err != nil {
				if file == root && errors.Is(err, fs.ErrNotExist) {
					return fs.SkipAll
				}
				return err
			}
			if info, err := os.Stat(file); err != nil || !info.Mode().IsRegular() {
				return err
			}
			relative, err := filepath.Rel(root, file)
			found[filepath.ToSlash(relative)] = file
			return err
		})
		if err != nil {
			return nil, fmt.Errorf("list the static files: %w", err)
		}
	}
	files := make([]StaticFile, 0, len(found))
	for name, file := range found {
		files = append(files, StaticFile{Path: file, Name: name})
	}
	slices.SortFunc(files, func(a, b StaticFile) int { return strings.Compare(a.Name, b.Name) })
	return files, nil
}
