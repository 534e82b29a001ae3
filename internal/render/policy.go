package render

import (
	"maps"
	"net/url"
	"slices"
	"strings"

	"docgen/internal/assemble"
	"docgen/internal/asset"
	"docgen/internal/check"
	"docgen/internal/config"
	"docgen/internal/headers"
	"docgen/internal/markdown"
	"docgen/internal/output"
	"docgen/internal/shell"
	"docgen/internal/site"
)

// maxPictureHosts is how many other hosts of pictures the policy names; more are
// any host, since hosting services cut long headers off.
const maxPictureHosts = 12

// policy says what the site's pages may load and run.
func policy(s site.Site, links check.Links, tags []shell.Tag, theme Theme) headers.Policy {
	sources := map[string][]string{}
	for directive, given := range s.Config.Security.ContentSecurityPolicy {
		sources[directive] = given
	}
	for directive, needed := range headSources(tags) {
		sources[directive] = slices.Concat(sources[directive], needed)
	}
	if hosts := pictureHosts(s, links); len(hosts) > 0 {
		sources["img-src"] = slices.Concat(sources["img-src"], hosts)
	}
	if theme.Modules != nil {
		// Components set style={{...}}, which the server writes as an attribute.
		sources["style-src-attr"] = slices.Concat(sources["style-src-attr"], []string{"'unsafe-inline'"})
	}
	return headers.Policy{Script: theme.Boot, Sources: sources}
}

// pictureHosts are the sources of the pictures that Markdown shows by a URL.
func pictureHosts(s site.Site, links check.Links) []string {
	hosts := map[string]bool{}
	for page := range s.Pages() {
		if page.Text == nil {
			continue
		}
		resolved := links.Of(page.Text)
		for i, link := range page.Text.Document.Links {
			if link.Kind != markdown.Image {
				continue
			}
			if host := sourceOf(resolved[i].Href); host != "" {
				hosts[host] = true
			}
		}
	}
	if len(hosts) > maxPictureHosts {
		return []string{"https:", "http:"}
	}
	return slices.Sorted(maps.Keys(hosts))
}

// sourceOf is what a policy calls the place of a picture; "" for the site itself.
func sourceOf(href string) string {
	address, err := url.Parse(href)
	if err != nil {
		return ""
	}
	switch {
	case address.Scheme == "data":
		return "data:"
	case address.Host == "" || strings.ContainsAny(address.Host, " ;,'\""):
		return ""
	case address.Scheme == "":
		return address.Host
	}
	return address.Scheme + "://" + address.Host
}

// headersFile are the headers to host the site with, if it wants the file.
func headersFile(s site.Site, allowed headers.Policy) []output.File {
	if !s.Config.Security.HeadersFile {
		return nil
	}
	place := headers.Place{BaseURL: s.Config.BaseURL, Lasting: s.Config.BaseURL + assemble.Folder + "/"}
	for _, file := range s.Static {
		if strings.HasPrefix(file.Name, assemble.Folder+"/") {
			place.Lasting = "" // its name says nothing about its content
		}
	}
	for _, folder := range []string{asset.ImageFolder, asset.SandboxFolder} {
		place.Sandboxed = append(place.Sandboxed, s.Config.BaseURL+folder+"/")
	}
	rules := headers.Hosted(place, allowed)
	return []output.File{{Name: headers.FileName, Content: []byte(rules.String())}}
}

// tokens is the config's part of the style sheet: pages have no styles of their
// own.
func tokens(theme config.ThemeConfig) string {
	bar := theme.AnnouncementBar
	if bar == nil {
		return ""
	}
	set := ""
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
