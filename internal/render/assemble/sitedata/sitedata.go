// Package sitedata makes what all pages of a locale share: the navbar, the footer, the languages and versions, and the
// elements of every page's head.
//
// [Share] resolves the ids and paths in the config, and reports those that do not exist. The package knows no single
// page. It reads only images, to find sizes that the config does not set.
package sitedata

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/site"
)

// Shared is everything that all pages of a locale share.
type Shared struct {
	Data     contract.SiteData
	HeadTags []shell.Tag         // from the config
	Outside  []check.OutsideLink // links in the config to other sites
}

// Share returns what all pages of a locale share, and checks the ids and paths in the config.
// version is docgen's.
func Share(s site.Site, edition *site.Edition, folders asset.Folders, version string) (Shared, []diag.Diagnostic) {
	links := &linker{config: s.Config, edition: edition, folders: folders}
	theme := s.Config.ThemeConfig
	data := contract.SiteData{
		Title: s.Config.Title, Tagline: s.Config.Tagline, TitleDelimiter: s.Config.TitleDelimiter, BaseURL: edition.Root, Home: edition.Routes.Home(),
		Locale: edition.Locale, Language: tagOf(edition), Direction: contract.Direction(edition.Options.Direction),
		Locales: locales(s, edition), Docs: instances(edition),
		ForgetVersions: theme.Docs.VersionPersistence == config.PersistNone,
		Navbar:         links.navbar(edition.Labels.TranslateNavbar(theme.Navbar)),
		Footer:         links.footer(edition.Labels.TranslateFooter(theme.Footer)),
		ColorMode: contract.ColorMode{
			Default: string(theme.ColorMode.DefaultMode), FollowSystem: theme.ColorMode.RespectPrefersColorScheme,
			DisableSwitch: theme.ColorMode.DisableSwitch,
		},
		Sidebar:     contract.SidebarOptions{Hideable: theme.Docs.Sidebar.Hideable, AutoCollapse: theme.Docs.Sidebar.AutoCollapseCategories},
		Search:      searchPlace(edition),
		HasReleases: edition.HasReleases(),
		Offline:     s.Config.Offline,
		Generator:   "docgen " + version,
		Version:     s.Version,
	}
	for i, target := range s.Config.Search.Popular {
		links.page(target, "search", "popular", i)
	}
	if target := theme.PageMenu.MCP; target != "" {
		links.page(target, "themeConfig", "pageMenu", "mcp")
	}
	for _, image := range Icons(s) {
		data.Icons = edition.Routes.URL(image.Name)
	}
	if bar := theme.AnnouncementBar; bar != nil {
		data.AnnouncementBar = &contract.AnnouncementBar{ID: bar.ID, Content: links.html(bar.Content, "themeConfig", "announcementBar", "content"),
			Closeable: bar.IsCloseable}
	}
	tags := links.headTags(s.Config)
	return Shared{data, tags, links.outside}, links.findings
}

// locales returns all languages of the site, as the pages of a locale link to them.
func locales(s site.Site, from *site.Edition) []contract.Locale {
	var all []contract.Locale
	for _, locale := range s.Config.I18n.Locales {
		for _, edition := range s.Editions {
			if edition.Locale == locale {
				all = append(all, contract.Locale{Name: locale, Label: edition.Options.Label, Language: edition.Options.HTMLLang,
					Home: from.LinkTo(edition.Address, edition.Routes.Home())})
			}
		}
	}
	return all
}

// tagOf returns the language tag of a locale, or "" if that is its name.
func tagOf(edition *site.Edition) string {
	if edition.Options.HTMLLang == edition.Locale {
		return ""
	}
	return edition.Options.HTMLLang
}

// instances returns the docs instances of a locale with their versions.
func instances(edition *site.Edition) []contract.DocsInstance {
	var all []contract.DocsInstance
	for _, set := range edition.Sets {
		at := slices.IndexFunc(all, func(known contract.DocsInstance) bool { return known.ID == set.ID.Instance })
		if at < 0 {
			at, all = len(all), append(all, contract.DocsInstance{ID: set.ID.Instance})
		}
		all[at].Versions = append(all[at].Versions, assemble.VersionOf(set))
	}
	return all
}

// searchPlace returns where the search files of a locale are.
func searchPlace(edition *site.Edition) *contract.Search {
	place := &contract.Search{Manifests: map[string]string{}}
	for _, index := range edition.SearchIndexes() {
		manifest := edition.Routes.URL(edition.Routes.File(path.Join(index.Folder, search.ManifestName)))
		for _, set := range index.Of {
			place.Manifests[set.ID.Instance+"/"+set.ID.Version] = manifest
		}
	}
	if results, found := edition.Routes.ByRef(route.Ref{Kind: route.Search}); found {
		place.Page = results.Path
	}
	return place
}

// Icons returns the image with the icons that the sidebars of a site use, or nothing if they use
// none. Pages name an icon in it, so that none of them repeats one.
func Icons(s site.Site) []output.File {
	used := map[string]bool{}
	for _, edition := range s.Editions {
		for _, set := range edition.Sets {
			for _, name := range set.Navigation.Icons() {
				used[name] = true
			}
		}
	}
	if len(used) == 0 {
		return nil
	}
	var image strings.Builder
	image.WriteString(`<svg xmlns="http://www.w3.org/2000/svg">`)
	for _, name := range slices.Sorted(maps.Keys(used)) {
		image.WriteString(icon.Symbol(name))
	}
	image.WriteString("</svg>\n")
	content := []byte(image.String())
	sum := sha256.Sum256(content)
	return []output.File{{Name: fmt.Sprintf("%s/sidebar-icons-%X.svg", assemble.Folder, sum[:4]), Content: content}}
}
