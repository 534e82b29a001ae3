package config

import (
	"reflect"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// KeyHint explains options of Docusaurus that docgen does not have, and where to move misplaced
// options.
func (Config) KeyHint(name string) string {
	hint := map[string]string{
		"onBrokenMarkdownLinks": "set onBrokenLinks: it covers links between Markdown files",
		"presets":               "docgen has no presets: move options of the docs to docs, of the blog to blog, and of the theme to themeConfig",
		"themes":                "docgen has one built-in theme: to change a component, override it in src/theme",
		"future":                "docgen has no future flags: remove it",
		"deploymentBranch":      `remove it: "docgen deploy init github" finds the repository by itself`,
		"githubHost":            `remove it: "docgen deploy init github" finds the repository by itself`,
		"githubPort":            `remove it: "docgen deploy init github" finds the repository by itself`,
	}[name]
	switch {
	case hint != "":
		return hint
	case has[ThemeConfig](name):
		return "move it to themeConfig"
	case has[Docs](name):
		return "move it to docs"
	case has[Blog](name):
		return "move it to blog"
	}
	return ""
}

// KeyHint returns the new names of options that Docusaurus renamed.
func (ThemeConfig) KeyHint(name string) string {
	hint := map[string]string{
		"metadatas":                     "use metadata instead",
		"hideableSidebar":               "use docs.sidebar.hideable instead",
		"autoCollapseSidebarCategories": "use docs.sidebar.autoCollapseCategories instead",
		"disableDarkMode":               "use colorMode.disableSwitch instead",
		"defaultDarkMode":               "use colorMode.defaultMode instead",
	}[name]
	if has[Docs](name) && !has[ThemeConfig](name) {
		return "move it to docs, next to themeConfig"
	}
	return hint
}

// KeyHint explains options that Docusaurus removed.
func (Docs) KeyHint(name string) string {
	return map[string]string{
		"homePageId":             `write "slug: /" in the front matter of the home page`,
		"excludeNextVersionDocs": "use includeCurrentVersion with the opposite value instead",
	}[name]
}

// KeyHint explains options of Docusaurus's blog that docgen does not have.
func (Blog) KeyHint(name string) string {
	switch name {
	case "truncateMarker":
		return "remove it: a summary ends at <!-- truncate --> or {/* truncate */}"
	case "readingTime", "processBlogPosts":
		return "remove it: docgen runs no functions of the configuration"
	case "admonitions":
		return "remove it: admonitions always work"
	case "rehypePlugins", "recmaPlugins", "beforeDefaultRehypePlugins":
		return "docgen has no plugins for Markdown: remove it"
	case "blogListComponent", "blogPostComponent", "blogTagsListComponent", "blogTagsPostsComponent", "blogAuthorsListComponent", "blogAuthorsPostsComponent",
		"blogArchiveComponent":
		return "remove it: to change a component, override it in src/theme"
	}
	return ""
}

// KeyHint explains options of Docusaurus's feeds that docgen does not have.
func (Feed) KeyHint(name string) string {
	return map[string]string{
		"xslt":            "remove it: browsers are removing XSLT; styled gives feeds a style sheet",
		"createFeedItems": "remove it: docgen runs no functions of the configuration",
	}[name]
}

// has reports whether a struct has an option of this name.
func has[T any](name string) bool {
	return slices.ContainsFunc(strictyaml.Fields(reflect.TypeFor[T]()), func(field strictyaml.Field) bool { return field.Name == name })
}
