package build

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"docgen/internal/diag"
	"docgen/internal/output"
)

// isHostFile reports whether hosts and browsers ask for a file by themselves.
func isHostFile(name string) bool {
	known := []string{output.Marker, "CNAME", "robots.txt", "sitemap.xml", "favicon.ico", "_redirects", "_headers", "404.html", "ads.txt", "humans.txt", "security.txt", "manifest.json", "apple-touch-icon.png"}
	return slices.Contains(known, name) || strings.HasPrefix(name, ".well-known/")
}

// unusedFiles are static files whose path stands nowhere: in no doc, no option, no
// component or style sheet of the site, and no other static text.
func (p *plan) unusedFiles(options Options) []diag.Diagnostic {
	used := map[string]bool{}
	for _, asset := range p.assets {
		used[asset.Output] = true
	}
	texts := p.textsThatName(options)
	var findings []diag.Diagnostic
	for _, file := range p.static {
		isNamed := func(text string) bool { return strings.Contains(text, path.Base(file.Name)) }
		if used[file.Name] || isHostFile(file.Name) || slices.ContainsFunc(texts, isNamed) {
			continue
		}
		name, err := filepath.Rel(options.Dir, file.Path)
		if err != nil {
			name = file.Path
		}
		findings = append(findings, diag.Diagnostic{
			Severity: diag.Warning, Code: "unused-files", File: filepath.ToSlash(name), Text: fmt.Sprintf("nothing refers to the static file %q", file.Name), Hint: "remove it, or link to it",
		})
	}
	return findings
}

// textsThatName are the texts besides docs that can name a static file.
func (p *plan) textsThatName(options Options) []string {
	var texts []string
	read := func(name string) {
		if text, err := os.ReadFile(name); err == nil {
			texts = append(texts, string(text))
		}
	}
	read(filepath.Join(options.Dir, filepath.FromSlash(options.Config)))
	for _, file := range p.static {
		if slices.Contains([]string{".css", ".html", ".js", ".json", ".webmanifest", ".xml", ".svg"}, path.Ext(file.Name)) {
			read(file.Path)
		}
	}
	for page := range every(p.pages, p.drafts) {
		for _, link := range page.document.Links {
			texts = append(texts, link.Target)
		}
		for _, tag := range page.document.Tags {
			texts = append(texts, tag.Attributes["src"], tag.Attributes["href"], tag.Attributes["srcset"], tag.Attributes["style"], tag.Attributes["poster"])
		}
	}
	_ = filepath.WalkDir(filepath.Join(options.Dir, "src"), func(name string, entry os.DirEntry, err error) error {
		if err == nil && entry.Type().IsRegular() {
			read(name)
		}
		return nil // a folder that cannot be read names nothing
	})
	return texts
}
