// Package built reads a built site as agents do: its pages in Markdown, the lists of them, and where
// its search files are.
//
// [Folder.Use] opens the current build as a [Site], and opens the next one when docgen has replaced it.
// Everything comes from the output folder. The package must not know the sources of the site.
package built

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/output"
)

// ErrNoSite means that a folder contains no built site.
var ErrNoSite = errors.New("contains no built site")

// ErrNoMarkdown means that a site was built without pages in Markdown.
var ErrNoMarkdown = errors.New("was built without pages in Markdown")

// Site is one build of a site.
type Site struct {
	Title   string
	Tagline string   // may be ""
	Locales []Locale // the default one first
	Pages   []*Page  // by file name

	root   *os.Root
	byFile map[string]*Page
}

// Locale is the pages in one language.
type Locale struct {
	Language string // BCP 47 tag
	Folder   string // of its files in the output; "" for the default one
	Prefix   string // absolute URL of that folder, with a slash at the end
	Editions []Edition
}

// Edition is one version of the pages in one language.
type Edition struct {
	Version  string // label; "" if the docs have one version
	Index    string // name of the file that lists the pages; "" if there is none
	Manifest string // name of the manifest of the search; "" if there is none
}

// Page is the Markdown version of a page.
type Page struct {
	File        string // name in the output
	URL         string // absolute, of the page for people
	Title       string
	Description string
	Version     string // label; may be ""
	Language    string // of the text, which is not translated if this is not that of the locale
	Locale      int    // index in the locales of the site
	index       string // absolute URL of the list of the locale
}

// open reads the names and the heads of all pages.
func open(root *os.Root) (*Site, error) {
	names, err := namesOf(root)
	if err != nil {
		return nil, err
	}
	if !names["index.html"] && !names["404.html"] && len(names) < 2 {
		return nil, ErrNoSite
	}
	s := &Site{root: root, byFile: map[string]*Page{}}
	for name := range names {
		if path.Ext(name) != ".md" {
			continue
		}
		page, err := s.head(name)
		if err != nil {
			return nil, err
		}
		if page != nil {
			s.Pages = append(s.Pages, page)
			s.byFile[name] = page
		}
	}
	if len(s.Pages) == 0 {
		return nil, ErrNoMarkdown
	}
	slices.SortFunc(s.Pages, func(a, b *Page) int { return strings.Compare(a.File, b.File) })
	if err := s.addLocales(names); err != nil {
		return nil, err
	}
	return s, s.addTitle()
}

// namesOf returns the names of all files of a build. A build that is not complete has an error.
func namesOf(root *os.Root) (map[string]bool, error) {
	names := map[string]bool{}
	err := fs.WalkDir(root.FS(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && name == ".git" {
			return fs.SkipDir
		}
		if err == nil && entry.Type().IsRegular() {
			names[name] = true
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return names, checkComplete(root, names)
}

// addTitle reads the title and the tagline from the list of the pages.
func (s *Site) addTitle() error {
	s.Title = s.Pages[0].Title
	if home := s.byFile["index.md"]; home != nil {
		s.Title = home.Title
	}
	if index := s.Locales[0].Editions[0].Index; index != "" {
		text, err := s.root.ReadFile(index)
		if err != nil {
			return err
		}
		list := parseIndex(string(text))
		s.Title, s.Tagline = list.title, list.summary
	}
	return nil
}

// checkComplete reports a build that is still being copied file by file, or was killed meanwhile. Its
// manifest lists files that do not exist.
func checkComplete(root *os.Root, names map[string]bool) error {
	text, err := root.ReadFile(output.ManifestName)
	if errors.Is(err, fs.ErrNotExist) {
		return nil // some hosts leave out hidden files
	}
	if err != nil {
		return err
	}
	_, list, _ := strings.Cut(string(text), "\n")
	for line := range strings.Lines(list) {
		name := strings.TrimSuffix(line, "\n")
		if plain, err := strconv.Unquote(name); err == nil {
			name = plain
		}
		if !names[name] {
			return fmt.Errorf("%w, or lacks the file %s", ErrBusy, name)
		}
	}
	return nil
}
