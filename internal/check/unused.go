package check

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/site"
)

// isHostFile reports whether hosts and browsers request a file without a link to it.
func isHostFile(name string) bool {
	known := []string{output.NoJekyll, "CNAME", "robots.txt", "sitemap.xml", "favicon.ico", "_redirects", "_headers", "404.html", "ads.txt", "humans.txt",
		"security.txt", "manifest.json", "apple-touch-icon.png"}
	return slices.Contains(known, name) || strings.HasPrefix(name, ".well-known/")
}

// unusedFiles reports static files whose names appear in no doc, option, component, stylesheet
// or static text file of the site.
func unusedFiles(s site.Site, input Input) []diag.Diagnostic {
	used := map[string]bool{}
	for _, edition := range s.Editions {
		for _, asset := range edition.Assets {
			used[asset.Output] = true
		}
	}
	texts := textsThatName(s, input)
	var findings []diag.Diagnostic
	for _, file := range s.Static {
		isNamed := func(text string) bool { return strings.Contains(text, path.Base(file.Name)) }
		if used[file.Name] || isHostFile(file.Name) || slices.ContainsFunc(texts, isNamed) {
			continue
		}
		findings = append(findings, diag.Diagnostic{
			Severity: diag.Warning, Code: "unused-files", File: file.File, Text: fmt.Sprintf("nothing refers to the static file %q", file.Name),
			Hint: "remove it, or link to it",
		})
	}
	return findings
}

// textsThatName returns the texts besides docs that may name a static file.
func textsThatName(s site.Site, input Input) []string {
	var texts []string
	files := input.Engine.Files()
	read := func(name string) {
		if text, err := files.ReadFile(name); err == nil {
			texts = append(texts, string(text))
		}
	}
	read(input.ConfigFile)
	for _, file := range s.Static {
		if slices.Contains([]string{".css", ".html", ".js", ".json", ".webmanifest", ".xml", ".svg"}, path.Ext(file.Name)) {
			read(file.File)
		}
	}
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			texts = append(texts, targetsOf(text)...)
		}
		for _, page := range edition.Drafts {
			texts = append(texts, targetsOf(page.Text)...)
		}
	}
	if holder, folder, found := files.Find("src"); found {
		_ = fs.WalkDir(holder, folder, func(file string, entry fs.DirEntry, err error) error {
			if err == nil && entry.Type().IsRegular() {
				read(holder.Name(file))
			}
			return nil // a folder that cannot be read names nothing
		})
	}
	return texts
}

// targetsOf returns what a text links to and shows.
func targetsOf(text *site.Text) []string {
	var all []string
	for _, link := range text.Listed().Links {
		all = append(all, link.Target)
	}
	for _, tag := range text.Listed().Tags {
		for _, name := range []string{"src", "href", "srcset", "style", "poster"} {
			all = append(all, tag.Attributes[name])
		}
	}
	return all
}
