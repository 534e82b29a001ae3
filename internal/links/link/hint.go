package link

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// suggestion says how to fix a broken link.
type suggestion struct {
	hint string
	fix  string // the link that the author probably meant; "" if unknown
}

func suggest(link string) suggestion { return suggestion{didYouMean(link), link} }

// docHint suggests the doc that a link to a file probably means, in the form in which the
// author wrote the link.
func (t Targets) docHint(doc content.Doc, link, wanted string) suggestion {
	folder, near := path.Dir(doc.File), ""
	if t.guesses.take() {
		near = t.nearestDoc(doc, folder, path.Clean(wanted))
	}
	ofSite := strings.HasPrefix(link, sitePrefix)
	switch {
	case near == "" && ofSite:
		return suggestion{hint: "a path that starts with @site/ is relative to the site folder"}
	case near == "" && doc.Set.IsBlog():
		return suggestion{hint: "write the path of a post or a doc relative to this file"}
	case near == "":
		return suggestion{hint: "write the path of a doc relative to this file or to the docs folder"}
	case ofSite:
		return suggest(sitePrefix + t.linkFolder(doc) + near)
	case strings.HasPrefix(wanted, "/"):
		return suggest("/" + near)
	case strings.HasPrefix(link, "./"):
		if plain := relative(folder, near); !strings.HasPrefix(plain, "../") {
			return suggest("./" + plain)
		}
	}
	return suggest(relative(folder, near))
}

// nearestDoc returns the file of the doc that a link in a folder probably means, or "".
func (t Targets) nearestDoc(doc content.Doc, folder, wanted string) string {
	files := t.Routes.Files(doc)
	for i, file := range files {
		files[i] = strings.TrimPrefix(file, t.linkFolder(doc))
	}
	below := wanted
	switch {
	case strings.HasPrefix(wanted, sitePrefix):
		below = strings.TrimPrefix(strings.TrimPrefix(wanted, sitePrefix), t.linkFolder(doc))
	case strings.HasPrefix(wanted, "/"):
		below = wanted[1:]
	default:
		if near := nearest(path.Join(folder, wanted), files); near != "" || folder == "." {
			return near
		}
	}
	return nearest(below, files)
}

// pageHint suggests the page that a URL probably means, with or without the base URL as the
// author wrote it.
func (t Targets) pageHint(link, wanted string) suggestion {
	near := t.nearestPage(strings.TrimSuffix(wanted, "/"))
	switch home := t.Routes.Home(); {
	case near == "" && strings.HasPrefix(link, "/"):
		return suggestion{hint: "a path that starts with a slash leads to a page, or to a file in a static folder"}
	case near == "":
		return suggestion{hint: `to link to a doc, you can name its file, such as "other.md"`}
	case !strings.HasPrefix(link, home):
		return suggest("/" + strings.TrimPrefix(near, home))
	}
	return suggest(near)
}

// nearestPage returns the path of the page that a URL probably means, or "".
func (t Targets) nearestPage(wanted string) string {
	if !t.guesses.take() {
		return ""
	}
	paths := make([]string, 0, len(t.Routes.Routes))
	for _, known := range t.Routes.Routes {
		if known.Kind != route.NotFound && known.Path != t.Routes.Home() {
			paths = append(paths, strings.TrimSuffix(known.Path, "/"))
		}
	}
	return nearest(wanted, paths)
}

// fileHint says where docgen looks for a file, or suggests the file that a link probably
// means.
func (t Targets) fileHint(doc content.Doc, link string) suggestion {
	plain := withoutSuffix(link)
	if found, isThere := t.inOtherFolder(doc, plain); isThere {
		return suggest(found)
	}
	known := func() []string { return slices.Collect(maps.Keys(t.Static)) }
	general := "docgen looks in the static folders for a path that starts with a slash"
	wanted, write := strings.TrimPrefix(plain, "/"), func(near string) string { return "/" + near }
	switch {
	case strings.HasPrefix(plain, sitePrefix):
		general = "a path that starts with @site/ is relative to the site folder"
		wanted = strings.TrimPrefix(plain, sitePrefix)
		known = func() []string { return t.filesIn(path.Dir(wanted)) }
		write = func(near string) string { return sitePrefix + near }
	case !strings.HasPrefix(plain, "/"):
		general = "the path is relative to this file"
		folder := path.Dir(doc.Name)
		wanted = path.Join(folder, plain)
		known = func() []string { return t.filesIn(path.Dir(wanted)) }
		write = func(near string) string { return dotted(plain, relative(folder, near)) }
	}
	if !t.guesses.take() {
		return suggestion{hint: general}
	}
	if near := nearest(wanted, known()); near != "" {
		return suggest(write(near))
	}
	return suggestion{hint: general}
}

// dotted adds "./" to a path if the author's own path starts with it.
func dotted(written, path string) string {
	if strings.HasPrefix(written, "./") && !strings.HasPrefix(path, "../") {
		return "./" + path
	}
	return path
}

// filesIn lists the files in a folder, which is relative to the site folder. It returns none if
// the site cannot list files.
func (t Targets) filesIn(folder string) []string {
	if t.Files == nil {
		return nil
	}
	return t.Files(folder)
}

// linkFolder returns the folder that hints name files from: the folder of the doc's set. For a
// link in the config, it is the folder of the first set.
func (t Targets) linkFolder(doc content.Doc) string {
	if doc.Name == "" {
		return t.Routes.FirstFolder()
	}
	return docsFolder(doc)
}
