package adopt

import (
	"fmt"
	"io/fs"
	"os"
)

// tools lists the configs of other tools by pattern of their path.
var tools = []struct{ config, name string }{
	{".vitepress/config.*", "VitePress"}, {"docs/.vitepress/config.*", "VitePress"},
	{"mkdocs.y*ml", "MkDocs"}, {"astro.config.*", "Astro"}, {"theme.config.*sx", "Nextra"}, {"rspress.config.*", "Rspress"},
	{"book.toml", "mdBook"}, {"mint.json", "Mintlify"}, {".gitbook.yaml", "GitBook"}, {"antora.y*ml", "Antora"},
	{"hugo.toml", "Hugo"}, {"hugo.y*ml", "Hugo"}, {"conf.py", "Sphinx"}, {"docs/conf.py", "Sphinx"},
	{"_config.yml", "Jekyll"}, {"docs/_config.yml", "Jekyll"},
}

// Instead says what to do in a folder that has the config of a tool which docgen can move, or
// docgen's under another name. It returns "" for other folders.
func Instead(dir string) string {
	switch {
	case has(dir, "docgen.yml"):
		return "rename docgen.yml to docgen.yaml"
	case has(dir, "docusaurus.config.*"):
		return `this is a Docusaurus site: run "docgen import" to move it`
	}
	return ""
}

// Foreign says that a folder is the site of a tool which docgen cannot move yet. It returns "" for
// other folders.
func Foreign(dir string) string {
	for _, tool := range tools {
		if has(dir, tool.config) {
			return fmt.Sprintf(`this is a site of %s, which "docgen import" cannot move yet: run "docgen init" to make a new site of its Markdown files`,
				tool.name)
		}
	}
	return ""
}

func has(dir, pattern string) bool {
	found, err := fs.Glob(os.DirFS(dir), pattern)
	return err == nil && len(found) > 0
}
