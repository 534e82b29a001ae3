package build

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"docgen/internal/bundle"
	"docgen/internal/config"
	"docgen/internal/contract"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/shell"
)

// siteData makes what all pages share, and checks the ids and paths that the
// config names.
func (p *plan) siteData(options Options) (contract.SiteData, []diag.Diagnostic) {
	links := &linker{plan: p}
	theme := p.config.ThemeConfig
	locale := p.config.I18n.LocaleConfigs[p.config.I18n.DefaultLocale]
	data := contract.SiteData{
		Title: p.config.Title, Tagline: p.config.Tagline, TitleDelimiter: p.config.TitleDelimiter, BaseURL: p.config.BaseURL,
		Locale: locale.HTMLLang, Direction: contract.Direction(locale.Direction),
		Locales: []contract.Locale{{Name: p.config.I18n.DefaultLocale, Label: locale.Label, Home: p.routes.Home()}},
		Docs: []contract.DocsInstance{{ID: docsID, Versions: []contract.Version{{
			Name: currentVersion, Label: p.versionLabel(), IsLast: true, Home: p.home,
		}}}},
		Navbar: links.navbar(options, theme.Navbar),
		Footer: links.footer(options, theme.Footer),
		ColorMode: contract.ColorMode{
			Default: string(theme.ColorMode.DefaultMode), FollowSystem: theme.ColorMode.RespectPrefersColorScheme,
			DisableSwitch: theme.ColorMode.DisableSwitch,
		},
		Sidebar:   contract.SidebarOptions{Hideable: theme.Docs.Sidebar.Hideable, AutoCollapse: theme.Docs.Sidebar.AutoCollapseCategories},
		Search:    p.searchPlace(),
		Generator: "docgen " + options.Version,
		Version:   p.siteVersion,

		CustomFields: p.config.CustomFields,
	}
	if bar := theme.AnnouncementBar; bar != nil {
		data.AnnouncementBar = &contract.AnnouncementBar{ID: bar.ID, Content: markdown.SafeAnchors(bar.Content), Closeable: bar.IsCloseable}
	}
	p.headTags = links.headTags(p.config)
	links.checkVersions(p.config.Docs)
	links.checkLocales(p.config.I18n)
	return data, links.findings
}

// shellSite is what the page shells share.
func (p *plan) shellSite(theme bundle.Bundle, data contract.SiteData) shell.Site {
	site := shell.Site{
		Data: data, Theme: themeHash(theme, data), Client: theme.Client, Styles: theme.Styles, Preload: theme.Preload,
		Boot: theme.Boot, NoIndex: p.config.NoIndex, URL: p.config.URL, Metadata: p.config.ThemeConfig.Metadata,
		Banner: p.config.BaseURLIssueBanner, Tags: p.headTags,
	}
	if p.config.Security.MetaTag {
		site.Policy = p.policy(theme).Meta()
	}
	if site.Favicon = p.config.Favicon; site.Favicon != "" && !isElsewhere(site.Favicon) {
		site.Favicon = p.routes.URL(site.Favicon)
	}
	if image := p.config.ThemeConfig.Image; image != "" {
		site.Image = absolute(p.config.URL, p.routes.URL(image), image)
	}
	return site
}

// absolute gives the URL that other sites see; one with a scheme stays.
func absolute(origin, path, written string) string {
	if isElsewhere(written) {
		return written
	}
	return origin + path
}

// linker turns the links of navbar and footer into final ones, and collects
// what is wrong with them.
type linker struct {
	plan     *plan
	findings []diag.Diagnostic
}

func (l *linker) report(code string, severity diag.Severity, text, hint string, path ...any) {
	finding := l.plan.config.Diagnostic(severity, text, hint, path...)
	finding.Code = code
	l.findings = append(l.findings, finding)
}

// page checks a path of the site that the config names, and gives it its final
// form.
func (l *linker) page(target string, path ...any) (href string, external bool) {
	href, external, finding := l.plan.checker.Path(target)
	if external && isElsewhere(href) {
		l.plan.outside = append(l.plan.outside, outsideLink{href, l.plan.config.Diagnostic(diag.Error, "", "", path...)})
	}
	if finding != nil {
		placed := l.plan.config.Diagnostic(finding.Severity, finding.Text, finding.Hint, path...)
		placed.Code, placed.Cause, placed.Fix = finding.Code, finding.Cause, finding.Fix
		l.findings = append(l.findings, placed)
	}
	return href, external
}

// logo finds a picture of the config among the static files.
func (l *linker) logo(options Options, logo *config.Logo, path ...any) *contract.Logo {
	if logo == nil {
		return nil
	}
	made := contract.Logo{Alt: logo.Alt, Href: l.plan.routes.Home(), Width: logo.Width, Height: logo.Height}
	made.Src = l.picture(options, logo.Src, &made, append(path, "src")...)
	made.Dark = made.Src
	if logo.SrcDark != "" {
		made.Dark = l.picture(options, logo.SrcDark, &made, append(path, "srcDark")...)
	}
	if logo.Href != "" {
		made.Href, _ = l.page(logo.Href, append(path, "href")...)
	}
	return &made
}

// picture gives the URL of a static picture, and the logo its size where the
// config has none.
func (l *linker) picture(options Options, src string, logo *contract.Logo, path ...any) string {
	if strings.Contains(src, "://") || strings.HasPrefix(src, "data:") {
		return src
	}
	folders := l.plan.assetFolders(options)
	file, found := folders.Find("", "/"+strings.TrimPrefix(src, "/"))
	if !found {
		hint := diag.DidYouMean(strings.TrimPrefix(src, "/"), slices.Sorted(maps.Keys(l.plan.checker.Static)))
		l.report("images", diag.Error, fmt.Sprintf("no image %q in the static folders", src), hint, path...)
		return src
	}
	if loaded, err := folders.Load(file); err == nil && logo.Width == 0 && logo.Height == 0 {
		logo.Width, logo.Height = loaded.Width, loaded.Height
	}
	return l.plan.routes.URL(src)
}

// themeHash names what a page was made with: the theme, and the site's data that
// is in every page.
func themeHash(theme bundle.Bundle, data contract.SiteData) string {
	encoded, _ := json.Marshal(data) // encoded before, for Node
	sum := sha256.Sum256(append([]byte(theme.Hash), encoded...))
	return hex.EncodeToString(sum[:6])
}
