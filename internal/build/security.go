package build

import (
	"maps"
	"net/url"
	"slices"
	"strings"

	"docgen/internal/bundle"
	"docgen/internal/config"
	"docgen/internal/headers"
	"docgen/internal/markdown"
	"docgen/internal/output"
)

// assetsFolder holds what has a hash of its content in its name.
const assetsFolder = "assets"

// maxPictureHosts is how many other hosts of pictures the policy names; more are
// any host, since hosting services cut long headers off.
const maxPictureHosts = 12

// policy says what the site's pages may load and run.
func (p *plan) policy(theme bundle.Bundle) headers.Policy {
	sources := map[string][]string{}
	for directive, given := range p.config.Security.ContentSecurityPolicy {
		sources[directive] = given
	}
	for directive, needed := range headSources(p.headTags) {
		sources[directive] = slices.Concat(sources[directive], needed)
	}
	if hosts := p.pictureHosts(); len(hosts) > 0 {
		sources["img-src"] = slices.Concat(sources["img-src"], hosts)
	}
	if len(p.modulePages()) > 0 {
		// Components set style={{...}}, which the server writes as an attribute.
		sources["style-src-attr"] = slices.Concat(sources["style-src-attr"], []string{"'unsafe-inline'"})
	}
	return headers.Policy{Script: theme.Boot, Sources: sources}
}

// pictureHosts are the sources of the pictures that Markdown shows by a URL.
func (p *plan) pictureHosts() []string {
	hosts := map[string]bool{}
	for page := range every(p.pages, p.texts) {
		for i, link := range page.document.Links {
			if link.Kind != markdown.Image {
				continue
			}
			if host := sourceOf(page.links[i].Href); host != "" {
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
func (p *plan) headersFile(theme bundle.Bundle) []output.File {
	if !p.config.Security.HeadersFile {
		return nil
	}
	assets := p.routes.Under(assetsFolder + "/")
	for _, file := range p.static {
		if strings.HasPrefix(file.Name, assetsFolder+"/") {
			assets = "" // its name says nothing of its content
		}
	}
	rules := headers.Hosted(p.config.BaseURL, assets, p.policy(theme))
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
