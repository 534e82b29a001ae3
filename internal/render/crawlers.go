package render

import (
	"bytes"
	"encoding/xml"
	"path"

	"github.com/docgen-cli/docgen/internal/locale"
	"github.com/docgen-cli/docgen/internal/output"
	"github.com/docgen-cli/docgen/internal/site"
)

// crawlerFiles returns the sitemap and robots.txt. A locale with an address of its own has its own.
func crawlerFiles(s site.Site, renderers []Renderer) []output.File {
	shared := map[locale.Address][]Renderer{}
	var roots []locale.Address
	for _, renderer := range renderers {
		root := renderer.Assembler.Edition.Address
		root.Below = ""
		if shared[root] == nil {
			roots = append(roots, root)
		}
		shared[root] = append(shared[root], renderer)
	}
	var files []output.File
	for _, root := range roots {
		files = append(files,
			output.File{Name: path.Join(root.Folder, "sitemap.xml"), Content: sitemap(shared[root])},
			output.File{Name: path.Join(root.Folder, "robots.txt"), Content: robots(s, root)})
	}
	return files
}

// sitemap lists the pages that search engines may list (sitemaps.org, 0.9), with their
// translations.
func sitemap(renderers []Renderer) []byte {
	var pages bytes.Buffer
	hasLanguages := false
	for _, renderer := range renderers {
		for _, page := range renderer.Assembler.Edition.Pages {
			if !renderer.Assembler.IsListed(page) {
				continue
			}
			pages.WriteString("<url><loc>")
			escape(&pages, renderer.Assembler.Edition.Origin+page.Route.Path)
			pages.WriteString("</loc>")
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

func robots(s site.Site, root locale.Address) []byte {
	if s.Config.NoIndex {
		return []byte("User-agent: *\nDisallow: /\n")
	}
	return []byte("User-agent: *\nAllow: /\n\nSitemap: " + root.Origin + root.Root + "sitemap.xml\n")
}
