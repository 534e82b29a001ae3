package built

import (
	"cmp"
	"errors"
	"io/fs"
	"maps"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"
)

const (
	indexName    = "llms.txt"
	manifestName = "search.json"
)

var languageOf = regexp.MustCompile(`<html[^>]* lang="([^"]+)"`)

// addLocales groups the pages by language and version.
func (s *Site) addLocales(names map[string]bool) error {
	first := map[string]*Page{} // a page of each folder
	for _, page := range s.Pages {
		first[localeFolder(page.File, names)] = page
	}
	folders := slices.Sorted(maps.Keys(first))
	for _, folder := range folders {
		language, err := s.language(folder)
		if err != nil {
			return err
		}
		page := first[folder]
		s.Locales = append(s.Locales, Locale{Language: cmp.Or(language, page.Language), Folder: folder, Prefix: strings.TrimSuffix(page.index, indexName)})
	}
	for _, page := range s.Pages {
		page.Locale = slices.Index(folders, localeFolder(page.File, names))
		page.URL = s.urlOf(page)
	}
	for i := range s.Locales {
		s.Locales[i].Editions = s.editions(i, names)
	}
	return nil
}

// localeFolder returns the folder of a file's language, which has a page for unknown URLs.
func localeFolder(file string, names map[string]bool) string {
	folder := path.Dir(file)
	for folder != "." && !names[path.Join(folder, "404.html")] {
		folder = path.Dir(folder)
	}
	return strings.TrimPrefix(folder, ".")
}

// language reads the language of a folder.
func (s *Site) language(folder string) (string, error) {
	text, err := s.root.ReadFile(path.Join(folder, "404.html"))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if found := languageOf.FindSubmatch(text); found != nil {
		return string(found[1]), nil
	}
	return "", err
}

// urlOf returns the URL of a page for people. Its canonical URL is another one if it repeats another page.
func (s *Site) urlOf(page *Page) string {
	locale := s.Locales[page.Locale]
	name := strings.TrimSuffix(locale.below(page.File), ".md")
	if path.Base(name) == "index" {
		name = strings.TrimSuffix(name, "index")
	}
	fullURL := locale.Prefix + name
	if canonical, err := url.PathUnescape(page.URL); err == nil && strings.TrimSuffix(canonical, "/") == strings.TrimSuffix(fullURL, "/") {
		return page.URL
	}
	return fullURL
}

// below returns the name of a file without the folder of the locale.
func (l Locale) below(file string) string {
	if l.Folder == "" {
		return file
	}
	return strings.TrimPrefix(file, l.Folder+"/")
}

// editions returns the versions of a locale, the last one first. The others have their search files in the
// folder of the version.
func (s *Site) editions(locale int, names map[string]bool) []Edition {
	folder := s.Locales[locale].Folder
	only := func(name string) string {
		if names[name] {
			return name
		}
		return ""
	}
	first := Edition{Index: only(path.Join(folder, indexName)), Manifest: only(path.Join(folder, manifestName))}
	var others []Edition
	for _, page := range s.Pages {
		if page.Locale != locale || page.Version == "" {
			continue
		}
		versionFolder := s.editionFolder(page, folder, names)
		if versionFolder == folder {
			first.Version = cmp.Or(first.Version, page.Version)
			continue
		}
		edition := Edition{page.Version, only(path.Join(versionFolder, indexName)), only(path.Join(versionFolder, manifestName))}
		if !slices.Contains(others, edition) {
			others = append(others, edition)
		}
	}
	return append([]Edition{first}, others...)
}

// editionFolder returns the folder of a page's version. The home page of the version "next" is next.md.
func (s *Site) editionFolder(page *Page, locale string, names map[string]bool) string {
	folder := strings.TrimSuffix(page.File, ".md")
	for folder != locale && folder != "." && !names[path.Join(folder, indexName)] && !names[path.Join(folder, manifestName)] {
		folder = path.Dir(folder)
	}
	if folder == "." {
		return ""
	}
	return folder
}

// Edition finds a language and a version. Empty names stand for the default ones.
func (s *Site) Edition(language, version string) (Locale, []Edition, error) {
	locale := slices.IndexFunc(s.Locales, func(l Locale) bool { return language == "" || strings.EqualFold(l.Language, language) })
	if locale < 0 {
		return Locale{}, nil, unknownName{"language", language, s.Languages()}
	}
	found := s.Locales[locale]
	if version == "" {
		return found, found.Editions[:1], nil
	}
	var editions []Edition
	for _, edition := range found.Editions {
		if strings.EqualFold(edition.Version, version) {
			editions = append(editions, edition)
		}
	}
	if editions == nil {
		return Locale{}, nil, unknownName{"version", version, found.Versions()}
	}
	return found, editions, nil
}

// Languages returns the languages of the site, the default one first.
func (s *Site) Languages() []string {
	var all []string
	for _, locale := range s.Locales {
		all = append(all, locale.Language)
	}
	return all
}

// Versions returns the labels of the versions, the default one first. It is empty if the docs have one version.
func (l Locale) Versions() []string {
	var all []string
	for _, edition := range l.Editions {
		if edition.Version != "" && !slices.Contains(all, edition.Version) {
			all = append(all, edition.Version)
		}
	}
	return all
}
