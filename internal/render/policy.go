package render

import (
	"path"
	"slices"

	"docgen/internal/asset"
	"docgen/internal/check"
	"docgen/internal/config"
	"docgen/internal/headers"
	"docgen/internal/output"
	"docgen/internal/palette"
	"docgen/internal/policy"
	"docgen/internal/shell"
	"docgen/internal/site"
)

// maxPictureHosts is how many other hosts of pictures the policy names; more are
// any host, since hosting services cut long headers off.
const maxPictureHosts = 12

// policyOf says what the site's pages may load and run: what the config names, and what the
// site's content needs.
func policyOf(s site.Site, links check.Links, tags []shell.Tag, theme Theme) headers.Policy {
	needs := check.PolicySources(s, links)
	needs.Merge(headNeeds(tags))
	needs.Merge(codeNeeds(theme))
	if pictures := slices.DeleteFunc(slices.Clone(needs["img-src"]), func(source string) bool { return source == "data:" }); len(pictures) > maxPictureHosts {
		others := slices.DeleteFunc(slices.Clone(needs["img-src"]), func(source string) bool { return source != "data:" })
		needs["img-src"] = append(others, "https:", "http:")
	}
	sources := policy.Sources{}
	for directive, given := range s.Config.Security.ContentSecurityPolicy {
		sources.Add(directive, given...)
	}
	for directive, needed := range needs {
		sources.Add(directive, slices.Sorted(slices.Values(needed))...)
	}
	return headers.Policy{Script: theme.Boot, Sources: sources}
}

// codeNeeds are the sources that bundled style sheets and the site's own code name.
func codeNeeds(theme Theme) policy.Sources {
	needs := policy.Sources{}
	hasCode := theme.HasSiteCode || theme.Modules != nil
	if hasCode {
		// Components set style={{...}}, which the server writes as an attribute.
		needs.Add("style-src-attr", "'unsafe-inline'")
	}
	for _, file := range theme.Files {
		switch extension := path.Ext(file.Name); {
		case extension == ".css":
			needs.CSS(string(file.Content))
		case extension == ".js" && hasCode:
			needs.Code(string(file.Content))
		}
	}
	return needs
}

// headersFile are the headers to host the site with, if it wants the file.
func headersFile(s site.Site, allowed headers.Policy) []output.File {
	if !s.Config.Security.HeadersFile {
		return nil
	}
	place := headers.Place{BaseURL: s.Config.BaseURL, Lasting: lasting(s)}
	for _, folder := range []string{asset.ImageFolder, asset.SandboxFolder} {
		place.Sandboxed = append(place.Sandboxed, s.Config.BaseURL+folder+"/")
	}
	rules := headers.Hosted(place, allowed)
	return []output.File{{Name: headers.FileName, Content: []byte(rules.String())}}
}

// tokens is the config's part of the style sheet: pages have no styles of their
// own.
func tokens(theme config.ThemeConfig) string {
	set := ""
	if brand, known := palette.Parse(theme.Brand); known {
		set = palette.Derive(brand).Tokens()
	}
	bar := theme.AnnouncementBar
	if bar == nil {
		bar = &config.AnnouncementBar{}
	}
	if bar.BackgroundColor != "" {
		// The background is the same in both colour modes, and so are the links on it.
		set += "--announcement-background:" + bar.BackgroundColor + ";--announcement-scheme:light;"
	}
	if bar.TextColor != "" {
		set += "--announcement-text:" + bar.TextColor + ";"
	}
	if set == "" {
		return ""
	}
	return "@layer tokens{:root{" + set + "}}"
}
