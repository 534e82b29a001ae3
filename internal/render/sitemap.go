package render

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"fmt"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/site"
)

// sitemap lists the pages that search engines may list (sitemaps.org, 0.9), with their
// translations.
func sitemap(options config.Sitemap, renderers []Renderer) []byte {
	var pages bytes.Buffer
	isIgnored := content.Matches(options.IgnorePatterns)
	hasLanguages := false
	for _, renderer := range renderers {
		for _, page := range renderer.Assembler.Edition.Pages {
			if !renderer.Assembler.IsListed(page) || page.Doc().FrontMatter.Sitemap.Exclude || isIgnored(page.Route.Path) {
				continue
			}
			pages.WriteString("<url><loc>")
			escape(&pages, renderer.Assembler.Edition.Origin+page.Route.Path)
			pages.WriteString("</loc>")
			crawling(&pages, options, page)
			if alternates := renderer.Assembler.Alternates(page); len(alternates.Pages) > 1 {
				hasLanguages = true
				for _, same := range alternates.Pages {
					alternate(&pages, same.Language, same.URL)
				}
				if alternates.Default != "" {
					alternate(&pages, "x-default", alternates.Default)
				}
			}
			pages.WriteString("</url>\n")
		}
	}
	var out bytes.Buffer
	out.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n" + `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`)
	if hasLanguages {
		out.WriteString(` xmlns:xhtml="http://www.w3.org/1999/xhtml"`)
	}
	out.WriteString(">\n")
	out.Write(pages.Bytes())
	out.WriteString("</urlset>\n")
	return out.Bytes()
}

// crawling writes what search engines may want to know before they read a page again.
func crawling(out *bytes.Buffer, options config.Sitemap, page *site.Page) {
	written := page.Doc().FrontMatter
	at := page.Changed().Time
	if own := written.Updated().Time; !own.IsZero() {
		at = own
	}
	if options.LastMod != config.LastModNone && !at.IsZero() {
		layout := time.DateOnly
		if options.LastMod == config.LastModDateTime {
			layout = time.RFC3339
		}
		fmt.Fprintf(out, "<lastmod>%s</lastmod>", at.UTC().Format(layout))
	}
	if frequency := cmp.Or(written.Sitemap.ChangeFreq, string(options.ChangeFreq)); frequency != "" {
		fmt.Fprintf(out, "<changefreq>%s</changefreq>", frequency)
	}
	if priority := cmp.Or(written.Sitemap.Priority, options.Priority); priority != nil {
		fmt.Fprintf(out, "<priority>%v</priority>", *priority)
	}
}

func alternate(out *bytes.Buffer, language, url string) {
	out.WriteString(`<xhtml:link rel="alternate" hreflang="`)
	escape(out, language)
	out.WriteString(`" href="`)
	escape(out, url)
	out.WriteString(`"/>`)
}

func escape(out *bytes.Buffer, text string) {
	_ = xml.EscapeText(out, []byte(text)) // writing to a buffer never fails
}
