package check

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// OutsideLink is a link to another site and its place.
type OutsideLink struct {
	URL   string
	Place diag.Diagnostic // only its place is set
}

// outsideLinks returns the links to other sites in all texts and scripts.
func outsideLinks(s site.Site) []OutsideLink {
	var links []OutsideLink
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			links = append(links, linksOut(text, s.Config.URL)...)
		}
	}
	for _, script := range s.Scripts {
		for _, link := range script.Links {
			if isOut(link.Target, s.Config.URL) {
				links = append(links, OutsideLink{withScheme(link.Target), diag.Diagnostic{
					File: script.File, Line: link.Line, Column: link.Column, Length: link.Length, Source: link.Source,
				}})
			}
		}
	}
	return links
}

// isOut reports whether a link leads to a site with another origin.
func isOut(target, origin string) bool {
	return site.IsElsewhere(target) && !strings.HasPrefix(withScheme(target)+"/", origin+"/")
}

// linksOut returns the links of a text to sites with another origin.
func linksOut(text *site.Text, origin string) []OutsideLink {
	var links []OutsideLink
	add := func(target string, place markdown.Place) {
		if isOut(target, origin) {
			links = append(links, OutsideLink{withScheme(target), link.At(text.Name, *text.Listed(), place, diag.Diagnostic{})})
		}
	}
	for _, list := range [][]markdown.Link{text.Listed().Links, text.Listed().Addresses} {
		for _, link := range list {
			add(link.Target, link.Place)
		}
	}
	for _, tag := range text.Listed().Tags {
		if tag.Name == "a" {
			add(tag.Attributes["href"], tag.Place)
		}
	}
	return links
}

// isWeb reports whether a URL can be requested over HTTP.
func isWeb(link OutsideLink) bool {
	return strings.HasPrefix(link.URL, "http://") || strings.HasPrefix(link.URL, "https://")
}

var webURL = regexp.MustCompile(`https?://[^\s"'<>,}\]]+`)

// sidebarURLs returns the URLs in the sidebars files, whose positions the parsed
// sidebars do not keep. It skips lines that are comments.
func sidebarURLs(s site.Site, input Input) []OutsideLink {
	var links []OutsideLink
	seen := map[string]bool{"": true}
	for _, edition := range s.Editions {
		for _, set := range edition.Sets {
			if !seen[set.Sidebars] {
				seen[set.Sidebars] = true
				text, _ := input.Engine.Files().ReadFile(set.Sidebars) // reading the sidebars reports the error
				links = append(links, urlsIn(string(text), set.Sidebars)...)
			}
		}
	}
	return links
}

func urlsIn(text, file string) []OutsideLink {
	var links []OutsideLink
	for i, line := range strings.Split(text, "\n") {
		at := webURL.FindStringIndex(line)
		if at == nil || strings.HasPrefix(strings.TrimSpace(line), "#") {
			continue
		}
		links = append(links, OutsideLink{line[at[0]:at[1]], diag.Diagnostic{
			File: file, Line: i + 1, Column: utf8.RuneCountInString(line[:at[0]]) + 1, Length: utf8.RuneCountInString(line[at[0]:at[1]]), Source: line,
		}})
	}
	return links
}

// withScheme adds a scheme to a URL that uses the scheme of its page.
func withScheme(target string) string {
	if strings.HasPrefix(target, "//") {
		return "https:" + target
	}
	return target
}
