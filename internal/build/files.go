package build

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"docgen/internal/bundle"
	"docgen/internal/output"
	"docgen/internal/redirect"
)

// otherFiles gives all files but pages and search.
func (p *plan) otherFiles(theme bundle.Bundle) ([]output.File, error) {
	files := []output.File{{Name: output.Marker}}
	for _, file := range theme.Files {
		files = append(files, output.File{Name: file.Name, Content: file.Content})
	}
	for _, branch := range p.navigation.Branches() {
		data, err := encodeJSON(branch.Items)
		if err != nil {
			return nil, err
		}
		files = append(files, output.File{Name: branch.File, Content: data})
	}
	used := map[string]bool{}
	for _, asset := range p.assets {
		if asset.Content != nil && !used[asset.Output] {
			used[asset.Output] = true
			files = append(files, output.File{Name: asset.Output, Content: asset.Content})
		}
	}
	redirects, err := p.redirectFiles()
	if err != nil {
		return nil, fmt.Errorf("read the site's redirects: %w", err)
	}
	files = append(files, redirects...)
	static := map[string]bool{}
	for _, file := range p.static {
		static[file.Name] = true
		if file.Name != output.Marker && (file.Name != redirect.FileName || len(redirects) == 0) {
			files = append(files, output.File{Name: file.Name, Source: file.Path})
		}
	}
	for _, file := range append(p.headersFile(theme), p.sitemap(), p.robots()) {
		if !static[file.Name] {
			files = append(files, file)
		}
	}
	slices.SortFunc(files, func(a, b output.File) int { return bytes.Compare([]byte(a.Name), []byte(b.Name)) })
	return files, nil
}

// sitemap lists the pages that search engines may show (sitemaps.org, 0.9).
func (p *plan) sitemap() output.File {
	var out bytes.Buffer
	out.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n" + `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n")
	for _, path := range p.listedPaths() {
		out.WriteString("<url><loc>")
		_ = xml.EscapeText(&out, []byte(p.config.URL+path)) // a buffer takes everything
		out.WriteString("</loc></url>\n")
	}
	out.WriteString("</urlset>\n")
	return output.File{Name: "sitemap.xml", Content: out.Bytes()}
}

// listedPaths are the paths of all pages that may be found.
func (p *plan) listedPaths() []string {
	if p.current().NoIndex {
		return nil
	}
	var paths []string
	for _, page := range p.pages {
		if !page.doc.FrontMatter.Unlisted {
			paths = append(paths, p.path(page.doc.ID))
		}
	}
	for _, page := range p.madePages() {
		if !page.unlisted {
			paths = append(paths, p.path(page.key))
		}
	}
	for _, text := range p.texts {
		if !text.doc.FrontMatter.Unlisted {
			paths = append(paths, p.path(text.doc.ID))
		}
	}
	for _, script := range p.scripts {
		if !script.matter.Unlisted {
			paths = append(paths, p.path(pageKey(script.File)))
		}
	}
	return paths
}

func (p *plan) robots() output.File {
	text := "User-agent: *\nAllow: /\n\nSitemap: " + p.config.URL + p.routes.URL("sitemap.xml") + "\n"
	if p.config.NoIndex {
		text = "User-agent: *\nDisallow: /\n"
	}
	return output.File{Name: "robots.txt", Content: []byte(text)}
}

// siteVersion reads the docs site's version from its package.json; "" when it
// has none.
func siteVersion(dir string) (string, error) {
	text, err := os.ReadFile(filepath.Join(dir, "package.json"))
	if errors.Is(err, os.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("read the site's version: %w", err)
	}
	var manifest struct {
		Version string `json:"version"`
	}
	if err := json.Unmarshal(text, &manifest); err != nil {
		return "", nil // not ours to judge
	}
	return manifest.Version, nil
}
