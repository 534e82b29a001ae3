package files

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"fmt"
	"path"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/locale"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/site"
)

// sitemapLimits are the limits of one file (sitemaps.org, 0.9).
type sitemapLimits struct {
	urls  int
	bytes int // of all entries
}

// protocolLimits are those of the protocol, which also counts what is around the entries.
var protocolLimits = sitemapLimits{urls: 50_000, bytes: 50<<20 - 1<<10}

// sitemaps lists the pages that search engines may list (sitemaps.org, 0.9), with their
// translations.
func sitemaps(options config.Sitemap, root locale.Address, renderers []render.Renderer) []output.File {
	var entries [][]byte
	hasLanguages := false
	for _, renderer := range renderers {
		for _, page := range renderer.Assembler.InSitemap() {
			var entry bytes.Buffer
			entry.WriteString("<url><loc>")
			escape(&entry, renderer.Assembler.Edition.Origin+page.Route.Path)
			entry.WriteString("</loc>")
			crawling(&entry, options, page)
			if alternates := renderer.Assembler.Alternates(page); len(alternates.Pages) > 1 {
				hasLanguages = true
				for _, same := range alternates.Pages {
					alternate(&entry, same.Language, same.URL)
				}
				if alternates.Default != "" {
					alternate(&entry, "x-default", alternates.Default)
				}
			}
			entry.WriteString("</url>\n")
			entries = append(entries, entry.Bytes())
		}
	}
	return protocolLimits.files(root, entries, hasLanguages)
}

// files returns sitemap.xml. If there are too many entries for one file, it lists further ones.
func (l sitemapLimits) files(root locale.Address, entries [][]byte, hasLanguages bool) []output.File {
	parts := l.divide(entries)
	if len(parts) == 1 {
		return []output.File{{Name: path.Join(root.Folder, "sitemap.xml"), Content: urlSet(parts[0], hasLanguages)}}
	}
	var index bytes.Buffer
	index.WriteString(xmlHeader + `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n")
	var files []output.File
	for i, part := range parts {
		name := fmt.Sprintf("sitemap-%d.xml", i+1)
		files = append(files, output.File{Name: path.Join(root.Folder, name), Content: urlSet(part, hasLanguages)})
		index.WriteString("<sitemap><loc>")
		escape(&index, root.Origin+root.Root+name)
		index.WriteString("</loc></sitemap>\n")
	}
	index.WriteString("</sitemapindex>\n")
	return append(files, output.File{Name: path.Join(root.Folder, "sitemap.xml"), Content: index.Bytes()})
}

// divide divides entries into parts within the limits. There is at least one part.
func (l sitemapLimits) divide(entries [][]byte) [][][]byte {
	parts, size := make([][][]byte, 1), 0
	for _, entry := range entries {
		last := len(parts) - 1
		if len(parts[last]) == l.urls || size+len(entry) > l.bytes && len(parts[last]) > 0 {
			parts, last, size = append(parts, nil), last+1, 0
		}
		parts[last], size = append(parts[last], entry), size+len(entry)
	}
	return parts
}

const xmlHeader = `<?xml version="1.0" encoding="UTF-8"?>` + "\n"

func urlSet(entries [][]byte, hasLanguages bool) []byte {
	var out bytes.Buffer
	out.WriteString(xmlHeader + `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`)
	if hasLanguages {
		out.WriteString(` xmlns:xhtml="http://www.w3.org/1999/xhtml"`)
	}
	out.WriteString(">\n")
	for _, entry := range entries {
		out.Write(entry)
	}
	out.WriteString("</urlset>\n")
	return out.Bytes()
}

// crawling writes what search engines may want to know before they read a page again.
func crawling(out *bytes.Buffer, options config.Sitemap, page *site.Page) {
	written := page.Doc().FrontMatter
	at := page.Changed().Time
	if updated := written.Updated().Time; !updated.IsZero() {
		at = updated
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
