// Package asset finds and loads the files that docs show and link to: images and downloads
// beside the docs, and the files in static folders.
//
// [Folders.Find] finds the file that a link refers to. [Folders.Load] reads it into an [Asset]
// with its name in the output, which contains a hash of the content so that browsers can cache
// the file forever. The package does not know URLs.
package asset

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Output folders for images and for files that are not inert. Hosts can send headers for these
// folders that keep browsers from running their files.
const (
	ImageFolder   = "assets/images"
	SandboxFolder = "assets/sandbox"
)

// Folders says where to look for assets.
type Folders struct {
	Files  source.Files // all of the site's
	Static []string     // static folders, relative to the site folder
	Root   bool         // "/x" may also be in the site folder
}

// Asset is a file that goes into the output.
type Asset struct {
	File   string                 // relative to the site folder
	Output string                 // below the output folder, such as "assets/images/logo-1a2b3c4d.svg"
	Read   func() ([]byte, error) // reads it again, since the files of a site can be large; nil for a static file, which is copied anyway
	Width  int                    // of an image in CSS pixels; 0 if unknown
	Height int
	Broken bool // its extension is that of an image, but its content is not an image
	Size   int  // in bytes
}

// Find returns the file that a link refers to, relative to the site folder. from is the file
// that contains the link; it is "" for a link in the config. As in Docusaurus, "/x" is in a
// static folder, "@site/x" is in the site folder, and other links are relative to from. A link
// from a file in git leads to the same commit, or else to the static folders of today.
func (f Folders) Find(from, link string) (file string, found bool) {
	link, _, _ = strings.Cut(link, "#")
	link, _, _ = strings.Cut(link, "?")
	link = slug.Decoded(link)
	if link == "" {
		return "", false
	}
	site := f.Files.SiteOf(from)
	if strings.HasPrefix(link, "/") {
		for _, folder := range f.staticOf(site) {
			if file := path.Join(folder, path.Clean(link)); f.Files.IsShown(file) {
				return file, true
			}
		}
		if file := path.Join(site, path.Clean(link)); f.Root && f.Files.IsShown(file) {
			return file, true
		}
		return "", false
	}
	file = path.Join(path.Dir(from), link)
	if below, inSite := strings.CutPrefix(link, "@site/"); inSite {
		file = path.Join(site, below)
	}
	if !f.Files.IsShown(file) {
		return "", false
	}
	return file, true
}

// staticOf returns the static folders for links from a site folder: its own, and those of
// today.
func (f Folders) staticOf(site string) []string {
	if site == "." {
		return f.Static
	}
	var folders []string
	for _, folder := range f.Static {
		folders = append(folders, path.Join(site, folder))
	}
	return append(folders, f.Static...)
}

// static returns the path of a file below the static folder that contains it. A file in git
// counts if it is the same as that of today.
func (f Folders) static(file string, content []byte) (below string, isStatic bool) {
	site := f.Files.SiteOf(file)
	for _, folder := range f.Static {
		below, isStatic = strings.CutPrefix(file, path.Join(site, folder)+"/")
		if isStatic {
			return below, site == "." || f.isToday(below, content)
		}
	}
	return "", false
}

// isToday reports whether a static file of today has this content.
func (f Folders) isToday(below string, content []byte) bool {
	for _, folder := range f.Static {
		if file := path.Join(folder, below); f.Files.IsShown(file) {
			text, err := f.Files.ReadFile(file)
			return err == nil && bytes.Equal(text, content)
		}
	}
	return false
}

// Load describes a file that Find has found.
func (f Folders) Load(file string) (Asset, error) {
	content, err := f.Files.ReadFile(file)
	if err != nil {
		return Asset{}, fmt.Errorf("read %s: %w", file, err)
	}
	asset := Asset{File: file, Size: len(content)}
	asset.Width, asset.Height, asset.Broken = size(file, content)
	if below, isStatic := f.static(file, content); isStatic {
		asset.Output = below
		return asset, nil
	}
	extension := path.Ext(file)
	sum := sha256.Sum256(content)
	folder := SandboxFolder
	switch {
	case IsImage(file):
		folder = ImageFolder
	case IsInert(file):
		folder = "assets/files"
	}
	name := cut(unsafeChars.ReplaceAllString(strings.TrimSuffix(path.Base(file), extension), "-"), longestStem) + "-" + hex.EncodeToString(sum[:4]) + extension
	asset.Output, asset.Read = path.Join(folder, name), func() ([]byte, error) { return f.Files.ReadFile(file) }
	return asset, nil
}

// longestStem leaves room for a hash and an extension: a file name has at most 255 bytes.
const longestStem = 200

// cut shortens a text to a number of bytes without splitting a character.
func cut(text string, most int) string {
	for len(text) > most {
		_, size := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-size]
	}
	return text
}

// unsafeChars matches characters that have a meaning in URLs or need encoding.
var unsafeChars = regexp.MustCompile(`[^\p{L}\p{M}\p{N}._~-]+`)
