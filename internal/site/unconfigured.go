package site

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// unconfigured reports posts and versions in the folders that Docusaurus gives them, if no
// option makes them part of the site.
func unconfigured(cfg config.Config, files source.Files) []diag.Diagnostic {
	return append(unconfiguredBlog(cfg, files), unconfiguredVersions(cfg, files)...)
}

const blogFolder = "blog"

func unconfiguredBlog(cfg config.Config, files source.Files) []diag.Diagnostic {
	hasFolder := func(docs config.Docs) bool {
		folder := path.Clean(docs.Path)
		return folder == "." || folder == blogFolder || strings.HasPrefix(folder, blogFolder+"/")
	}
	if len(cfg.Blogs) > 0 || cfg.Given(blogFolder) || slices.ContainsFunc(cfg.Docs, hasFolder) || !hasText(files, blogFolder) {
		return nil
	}
	return []diag.Diagnostic{{
		Severity: diag.Warning, Code: "blog", File: blogFolder, Text: "the site has no blog, so it leaves out the posts in this folder",
		Hint: `write "blog: {}" in docgen.yaml for a blog, or "blog: false" for none`,
	}}
}

// hasText reports whether a folder contains a Markdown file.
func hasText(files source.Files, folder string) bool {
	holder, name, found := files.Find(folder)
	if !found {
		return false
	}
	text := false
	_ = fs.WalkDir(holder, name, func(file string, entry fs.DirEntry, err error) error {
		text = text || err == nil && entry.Type().IsRegular() && (path.Ext(file) == ".md" || path.Ext(file) == ".mdx")
		if text {
			return fs.SkipAll
		}
		return nil // a folder that cannot be read has no posts
	})
	return text
}

func unconfiguredVersions(cfg config.Config, files source.Files) []diag.Diagnostic {
	end := "_" + version.Files{Instance: version.DefaultInstance}.List()
	var findings []diag.Diagnostic
	for _, name := range files.Glob("*" + end) {
		id := strings.TrimSuffix(name, end)
		isKnown := func(docs config.Docs) bool { return docs.ID == id }
		if info, err := files.Stat(name); err != nil || info.IsDir() || slices.ContainsFunc(cfg.Docs, isKnown) {
			continue
		}
		findings = append(findings, diag.Diagnostic{
			Severity: diag.Warning, Code: version.Code, File: name,
			Text: fmt.Sprintf("no docs have the id %q, so the site leaves out these versions", id),
			Hint: fmt.Sprintf("write \"id: %s\" for the docs that they belong to, or delete the file", id),
		})
	}
	return findings
}
