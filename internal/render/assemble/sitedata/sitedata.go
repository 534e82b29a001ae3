// Package sitedata makes what all pages of a locale share: the navbar, the footer, the languages and versions, and the
// elements of every page's head.
//
// [Share] resolves the ids and paths in the config, and reports those that do not exist. The package knows no single
// page. It reads only images, to find sizes that the config does not set.
package sitedata

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
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
		Sidebar:   contract.SidebarOptions{Hideable: theme.Docs.Sidebar.Hideable, AutoCollapse: theme.Docs.Sidebar.AutoCollapseCategories},
		Search:    searchPlace(edition),
		Offline:   s.Config.Offline,
		Generator: "docgen " + version,
		Version:   s.Version,
	}
	for i, target := range s.Config.Search.Popular {
		links.page(target, "search", "popular", i)
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
	if own, found := edition.Routes.ByRef(route.Ref{Kind: route.Search}); found {
		place.Page = own.Path
	}
	return place
}

// linker resolves the links of the navbar and the footer, and collects what is wrong with them.
type linker struct {
	config   config.Config
	edition  *site.Edition
	folders  asset.Folders
	outside  []check.OutsideLink
	findings []diag.Diagnostic
}

func (l *linker) report(code string, severity diag.Severity, text, hint string, path ...any) {
	finding := l.config.Diagnostic(severity, text, hint, path...)
	finding.Code = code
	l.findings = append(l.findings, finding)
}

// page resolves a path of the site that the config names, and reports it if it does not exist.
func (l *linker) page(target string, path ...any) (href string, external bool) {
	href, external, finding := l.edition.Targets.Path(target)
	if external && site.IsElsewhere(href) {
		l.outside = append(l.outside, check.OutsideLink{URL: href, Place: l.config.Diagnostic(diag.Error, "", "", path...)})
	}
	if finding != nil {
		placed := l.config.Diagnostic(finding.Severity, finding.Text, finding.Hint, path...)
		placed.Code, placed.Cause, placed.Fix = finding.Code, finding.Cause, finding.Fix
		l.findings = append(l.findings, placed)
	}
	return href, external
}

// logo finds the images of a logo among the static files.
func (l *linker) logo(logo *config.Logo, path ...any) *contract.Logo {
	if logo == nil {
		return nil
	}
	result := contract.Logo{Alt: logo.Alt, Href: l.edition.Routes.Home(), Width: logo.Width, Height: logo.Height}
	result.Src = l.image(logo.Src, &result, append(path, "src")...)
	result.Dark = result.Src
	if logo.SrcDark != "" {
		result.Dark = l.image(logo.SrcDark, &result, append(path, "srcDark")...)
	}
	if logo.Href != "" {
		result.Href, _ = l.page(logo.Href, append(path, "href")...)
	}
	return &result
}

// image returns the URL of a static image. If the config sets no size, it adds the image's
// size to the logo.
func (l *linker) image(src string, logo *contract.Logo, path ...any) string {
	if strings.Contains(src, "://") || strings.HasPrefix(src, "data:") {
		return src
	}
	file, found := l.folders.Find("", "/"+strings.TrimPrefix(src, "/"))
	if !found {
		slash := src[:len(src)-len(strings.TrimPrefix(src, "/"))]
		known := slices.Sorted(maps.Keys(l.edition.Targets.Static))
		for i := range known {
			known[i] = slash + known[i]
		}
		hint := cmp.Or(diag.DidYouMean(src, known), "write the path relative to a static folder")
		l.report("images", diag.Error, fmt.Sprintf("no image %q in the static folders", src), hint, path...)
		return src
	}
	if loaded, err := l.folders.Load(file); err == nil && logo.Width == 0 && logo.Height == 0 {
		logo.Width, logo.Height = loaded.Width, loaded.Height
	}
	return l.edition.Routes.URL(src)
}
