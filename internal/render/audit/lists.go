package audit

import (
	"net/url"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/render/agents"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/site"
)

// list is a list of pages in a static folder, which replaces those that docgen generates.
type list struct {
	file asset.StaticFile
	base *url.URL
	text string
}

// lists returns the lists of the site's author: each llms.txt, and the text files that they link to.
func (in Input) lists() []list {
	files := map[string]asset.StaticFile{}
	var lists []list
	add := func(file asset.StaticFile) {
		base, err := url.Parse(in.urlOf(file))
		if err == nil && files[file.Name].Name != "" {
			delete(files, file.Name)
			lists = append(lists, list{file, base, in.read(file.File)})
		}
	}
	byURL := map[string]asset.StaticFile{}
	for _, file := range in.Site.Static {
		if path.Ext(file.Name) == path.Ext(llms.FileName) {
			files[file.Name], byURL[key(in.urlOf(file))] = file, file
		}
	}
	for _, file := range in.Site.Static {
		if path.Base(file.Name) == llms.FileName {
			add(file)
		}
	}
	for i := 0; i < len(lists); i++ { // grows while it is read
		for _, entry := range agents.Entries(lists[i].text) {
			if file, isList := byURL[lists[i].resolve(entry)]; isList {
				add(file)
			}
		}
	}
	return lists
}

// urlOf returns the URL of a static file.
func (in Input) urlOf(file asset.StaticFile) string {
	return urlIn(in.Site.Editions[0], file.Name)
}

// urlIn returns the URL of a file of the output.
func urlIn(edition *site.Edition, file string) string {
	return edition.Origin + edition.Routes.URL(file)
}

// resolve returns the key of the URL to which an entry leads. It is "" for what is no URL of a site.
func (l list) resolve(entry agents.Entry) string {
	target, err := l.base.Parse(entry.URL)
	if err != nil || target.Scheme != "http" && target.Scheme != "https" {
		return ""
	}
	return key(target.String())
}

// key maps all forms of a URL to one.
func key(href string) string {
	href, _, _ = strings.Cut(href, "#")
	href, _, _ = strings.Cut(href, "?")
	return strings.TrimSuffix(strings.TrimSuffix(slug.Decoded(href), "index.html"), "/")
}
