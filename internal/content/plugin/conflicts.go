package plugin

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// conflicts reports names that two plugins give, and pages in no folder of the site.
func (s Set) conflicts(cfg config.Config) []diag.Diagnostic {
	var findings []diag.Diagnostic
	owners, folders := map[string]string{}, contentFolders(cfg)
	for _, plugin := range s.Plugins {
		report := func(text, hint string) {
			finding := cfg.Diagnostic(diag.Error, fmt.Sprintf("the plugin %q %s", plugin.Declared.Name, text), hint, "plugins", plugin.Index)
			finding.Code = Code
			findings = append(findings, finding)
		}
		claim := func(key, what, hint string) {
			if other, taken := owners[key]; taken {
				report(fmt.Sprintf("gives %s, as does the plugin %q", what, other), hint)
			}
			owners[key] = plugin.Declared.Name
		}
		claim("name "+plugin.Declared.Name, "itself this name", "plugins need names of their own")
		for _, each := range plugin.Declared.Extensions {
			if slices.Contains(markdown.Directives(), each.Name) && each.Kind == syntax.BlockExtension {
				report(fmt.Sprintf("gives the directive %q, which docgen has", each.Name), "the directive needs a name of its own")
			}
			claim(string(each.Kind)+" "+each.Name, fmt.Sprintf("%q in %s", each.Name, each.Kind), "remove one of the plugins")
		}
		for name := range plugin.Declared.Components {
			claim("component "+name, "the component "+name, "remove one of the plugins")
		}
		for _, each := range plugin.Pages {
			name := path.Clean(each.Path)
			claim("page "+name, "the page "+name, "two pages need two paths")
			if s.engine.Files().IsShown(name) {
				report(fmt.Sprintf("gives the page %s, which exists on disk", name), "rename one of them")
			}
			switch {
			case !slices.ContainsFunc(folders, func(folder string) bool { return strings.HasPrefix(name, folder+"/") }):
				report(fmt.Sprintf("gives the page %s, which is in no folder of docs, of a blog, or of pages", name),
					"a path is relative to the site folder; the folders are "+strings.Join(folders, ", "))
			case path.Ext(name) != ".md" && path.Ext(name) != ".mdx":
				report(fmt.Sprintf("gives the page %s, which is no Markdown", name), "the path ends in .md or .mdx")
			}
		}
	}
	return findings
}

func contentFolders(cfg config.Config) []string {
	folders := []string{page.Folder}
	for _, docs := range cfg.Docs {
		folders = append(folders, path.Clean(docs.Path))
	}
	for _, blog := range cfg.Blogs {
		folders = append(folders, path.Clean(blog.Path))
	}
	return folders
}
