package complete

import (
	"cmp"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/tag"
	"github.com/docgen-cli/docgen/internal/sidebar"
	"github.com/docgen-cli/docgen/internal/site"
)

// blog returns the blog that the file is in; nil for none.
func (at Place) blog() *site.Blog {
	if at.Edition == nil {
		return nil
	}
	for _, blog := range at.Edition.Blogs {
		if isBelow(at.Name, blog.Folder) {
			return blog
		}
	}
	return nil
}

// tags lists the tags of the docs or of the blog that the file is in: those of the tags file, and others that pages have.
func tags(at Place, _ []string) []Item {
	var items []Item
	known := map[string]bool{}
	add := func(folder, file string, used tag.Tags) {
		defined, _ := tag.ParseFile([]byte(at.Read(path.Join(folder, file))), file)
		all := defined.All()
		for _, key := range slices.Sorted(maps.Keys(all)) {
			items, known[all[key].Slug] = append(items, Item{Label: key, Doc: all[key].Description, Kind: Value}), true
		}
		for _, tag := range used.All {
			if !known[tag.Slug] {
				items, known[tag.Slug] = append(items, Item{Label: tag.Label, Doc: tag.Description, Kind: Value}), true
			}
		}
	}
	if blog := at.blog(); blog != nil {
		add(blog.Folder, string(blog.Options.Tags), blog.Tags)
		return items
	}
	for set := range at.sets() {
		add(set.Folder, string(set.Options.Tags), set.Tags)
	}
	return items
}

// authors lists the keys of the authors of the blog.
func authors(at Place, _ []string) []Item {
	var items []Item
	if blog := at.blog(); blog != nil {
		for _, author := range blog.Authors.All() {
			items = append(items, Item{Label: author.Key, Detail: author.Name, Doc: author.Title, Kind: Value})
		}
	}
	return items
}

// sidebarIDs lists the sidebars.
func sidebarIDs(at Place, _ []string) []Item {
	var names []string
	for set := range at.sets() {
		names = append(names, set.Navigation.SidebarIDs()...)
	}
	slices.Sort(names)
	return named(slices.Compact(names), Value)
}

func linkTypes(Place, []string) []Item { return named([]string{"doc", "generated-index"}, Value) }

func itemTypes(Place, []string) []Item { return named(sidebar.ItemKind("").Allowed(), Value) }

func severities(Place, []string) []Item { return named(config.Severity("").Allowed(), Value) }

// docFolders lists the folders of the docs.
func docFolders(at Place, _ []string) []Item {
	items, known := []Item{{Label: ".", Detail: "all docs", Kind: Folder}}, map[string]bool{".": true}
	for set := range at.sets() {
		for _, page := range set.Docs {
			below := strings.TrimPrefix(page.Text.Name, set.Folder+"/")
			for folder := path.Dir(below); !known[folder]; folder = path.Dir(folder) {
				known[folder] = true
				items = append(items, Item{Label: folder, Kind: Folder})
			}
		}
	}
	return items
}

// versions lists the versions of the docs.
func versions(at Place, _ []string) []Item {
	var items []Item
	known := map[string]bool{}
	for set := range at.sets() {
		if name := cmp.Or(set.Name, set.ID.Version); !known[name] && name != "" {
			known[name] = true
			items = append(items, Item{Label: name, Detail: set.Label, Kind: Value})
		}
	}
	return items
}

func locales(at Place, _ []string) []Item { return named(at.Checked.Site.Config.I18n.Locales, Value) }

func instances(at Place, _ []string) []Item {
	var names []string
	for _, docs := range at.Checked.Site.Config.Docs {
		names = append(names, docs.ID)
	}
	return named(names, Value)
}

// paths lists the paths of the pages of the default locale.
func paths(at Place, _ []string) []Item {
	var items []Item
	if at.Edition == nil {
		return nil
	}
	base := strings.TrimSuffix(at.Checked.Site.Config.BaseURL, "/")
	for _, page := range at.Edition.Pages {
		if page.Text != nil && page.Route.Path != "" {
			shown := strings.TrimPrefix(page.Route.Path, base)
			items = append(items, Item{Label: shown, Detail: page.Text.Title, Match: shown + " " + page.Text.Title, Kind: Reference})
		}
	}
	return items
}

// textsOfDocs lists the files of the docs, from their folder.
func textsOfDocs(at Place, _ []string) []Item {
	var items []Item
	for set := range at.sets() {
		for _, page := range set.Docs {
			below := strings.TrimPrefix(page.Text.Name, set.Folder+"/")
			items = append(items, Item{Label: below, Detail: page.Text.Title, Match: below + " " + page.Text.Title, Kind: File})
		}
	}
	return items
}
