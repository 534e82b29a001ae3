package docusaurus

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	theirs "github.com/docgen-cli/docgen/internal/frontend/bundle/docusaurus"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// components notes what becomes of the files in src/theme that replace a component of
// Docusaurus.
func (c *converter) components() {
	_ = fs.WalkDir(c.site.Folder, "src/theme", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return nil //nolint:nilerr // a site without components
		}
		switch path.Ext(name) {
		case ".js", ".jsx", ".ts", ".tsx":
			component := strings.TrimSuffix(strings.TrimSuffix(strings.TrimPrefix(name, "src/theme/"), path.Ext(name)), "/index")
			c.component(component, evaluate.Place{File: name, Line: 1, Column: 1})
		}
		return nil
	})
}

func (c *converter) component(name string, place evaluate.Place) {
	const highlighting = "prism-include-languages"
	if base := path.Base(name); base != highlighting && strings.ToUpper(base[:1]) != base[:1] {
		return // a module that components import
	}
	found, instead := theirs.Find(name), theirs.Absent(name)
	ours := found.Ours
	switch {
	case found.Role == theirs.Part:
		c.notes = append(c.notes, Note{Mapped, place, name, "docgen puts its own " + ours + " together from parts, and uses it as one of them"})
	case ours != "" && ours != name:
		c.notes = append(c.notes, Note{Mapped, place, name, "docgen uses it in place of its own " + ours})
	case ours == "" && name == highlighting:
		c.notes = append(c.notes, Note{Replaced, place, name, instead})
	case ours == "" && instead != "":
		c.notes = append(c.notes, Note{Lost, place, name, instead})
	}
}

// markers find JSX and modules in Markdown.
var (
	fences  = regexp.MustCompile("(?ms)^ {0,3}(```+|~~~+).*?^ {0,3}(```+|~~~+)[ \t]*$")
	inline  = regexp.MustCompile("`[^`\n]*`")
	markers = regexp.MustCompile(`(?m)^(import|export)\s+[\w{*].*from\s|^import\s+['"]|^export\s+(const|default|function)\s|</?[A-Z]\w*[\s/>]|\s(className|style)=[{"]|\{/\*`)

	bracketed = regexp.MustCompile(`<(https?://|mailto:)[^\s<>]*>`)
)

// Folders with texts, by the plugin that reads them.
var (
	textFolders = map[string]string{"@docusaurus/plugin-content-docs": "docs", "@docusaurus/plugin-content-blog": "blog"}
	pageFolders = map[string]string{"@docusaurus/plugin-content-pages": "src/pages"}
)

// needsMDX reports whether .md files contain JSX or modules, which docgen reads as Markdown by default, or whether the site
// replaces components that show what is in texts: docgen does not use those in Markdown. JSX in src/pages alone does not
// count if other texts have links in angle brackets, which only the MDX of Docusaurus 2 reads.
func (c *converter) needsMDX() bool {
	matches := func(expression *regexp.Regexp) func(string, []byte) bool {
		return func(name string, text []byte) bool {
			return path.Ext(name) == ".md" && expression.Match(inline.ReplaceAll(fences.ReplaceAll(text, nil), nil))
		}
	}
	return c.replacesInTexts() || c.someText(textFolders, matches(markers)) ||
		c.someText(pageFolders, matches(markers)) && !c.someText(textFolders, matches(bracketed))
}

// replacesInTexts reports whether a file in src/theme shows elements of Markdown.
func (c *converter) replacesInTexts() bool {
	entries, _ := fs.ReadDir(c.site.Folder, "src/theme") // none without the folder
	return slices.ContainsFunc(entries, func(entry fs.DirEntry) bool {
		return theirs.InTexts(strings.TrimSuffix(entry.Name(), path.Ext(entry.Name())))
	})
}

// someText reports whether a text in the folders is as wanted.
func (c *converter) someText(folders map[string]string, isWanted func(name string, text []byte) bool) bool {
	found := false
	for _, part := range c.parts {
		folder := folders[part.name]
		if folder == "" || part.off {
			continue
		}
		if given := text(part.options.Fields["path"]); given != "" {
			folder = path.Clean(c.relative(given))
		}
		files := c.site.FilesIn(folder)
		_ = fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || found || path.Ext(name) != ".md" && path.Ext(name) != ".mdx" {
				return nil //nolint:nilerr // folders that are missing have no texts
			}
			if text, err := fs.ReadFile(files, name); err == nil {
				found = isWanted(name, text)
			}
			return nil
		})
	}
	return found
}
