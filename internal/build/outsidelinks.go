package build

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"docgen/internal/check"
	"docgen/internal/diag"
	"docgen/internal/markdown"
)

// outsideLink is a link to another site, and where it stands.
type outsideLink struct {
	url     string
	finding diag.Diagnostic // has a place and nothing more
}

// outsideLinks are the links to other sites of the docs and of the config.
func (p *plan) outsideLinks() []outsideLink {
	links := slices.Clone(p.outside)
	for _, page := range p.pages {
		add := func(target string, place markdown.Place) {
			if isElsewhere(target) && !p.isOwn(target) {
				links = append(links, outsideLink{withScheme(target), check.At(page.doc.Name, page.document, place, diag.Diagnostic{})})
			}
		}
		for _, list := range [][]markdown.Link{page.document.Links, page.document.Addresses} {
			for _, link := range list {
				add(link.Target, link.Place)
			}
		}
		for _, tag := range page.document.Tags {
			if tag.Name == "a" {
				add(tag.Attributes["href"], tag.Place)
			}
		}
	}
	return slices.DeleteFunc(links, func(link outsideLink) bool {
		return !strings.HasPrefix(link.url, "http://") && !strings.HasPrefix(link.url, "https://")
	})
}

var webAddress = regexp.MustCompile(`https?://[^\s"'<>,}\]]+`)

// sidebarAddresses are those in the sidebars file, whose places no other stage
// knows. What is commented out is not one.
func (p *plan) sidebarAddresses(options Options) []outsideLink {
	name := string(p.config.Docs.SidebarPath)
	text, err := os.ReadFile(filepath.Join(options.Dir, filepath.FromSlash(name)))
	if name == "" || err != nil {
		return nil // reported before
	}
	var links []outsideLink
	for i, line := range strings.Split(string(text), "\n") {
		at := webAddress.FindStringIndex(line)
		if at == nil || strings.HasPrefix(strings.TrimSpace(line), "#") {
			continue
		}
		links = append(links, outsideLink{line[at[0]:at[1]], diag.Diagnostic{
			File: name, Line: i + 1, Column: utf8.RuneCountInString(line[:at[0]]) + 1, Length: utf8.RuneCountInString(line[at[0]:at[1]]), Source: line,
		}})
	}
	return links
}

// isOwn reports whether a URL is the site's, which the other checks follow.
func (p *plan) isOwn(target string) bool {
	return strings.HasPrefix(withScheme(target)+"/", p.config.URL+"/")
}

// withScheme completes a URL that takes the scheme of its page.
func withScheme(target string) string {
	if strings.HasPrefix(target, "//") {
		return "https:" + target
	}
	return target
}
