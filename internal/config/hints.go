package config

import (
	"reflect"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// KeyHint explains options of Docusaurus that docgen does not have, and where to move misplaced
// options.
func (Config) KeyHint(name string) string {
	switch name {
	case "onBrokenMarkdownLinks":
		return "set onBrokenLinks: it covers links between Markdown files"
	case "presets":
		return "docgen has no presets: move options of the docs to docs, of the blog to blog, and of the theme to themeConfig"
	case "plugins":
		return "docgen has no plugins: docs, blog, search and sitemap are built in"
	case "themes":
		return "docgen has one built-in theme: to change a component, override it in src/theme"
	case "future":
		return "docgen has no future flags: remove it"
	case "deploymentBranch", "githubHost", "githubPort":
		return `remove it: "docgen deploy init github" finds the repository by itself`
	}
	switch {
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
	switch name {
	case "metadatas":
		return "use metadata instead"
	case "hideableSidebar":
		return "use docs.sidebar.hideable instead"
	case "autoCollapseSidebarCategories":
		return "use docs.sidebar.autoCollapseCategories instead"
	case "disableDarkMode":
		return "use colorMode.disableSwitch instead"
	case "defaultDarkMode":
		return "use colorMode.defaultMode instead"
	}
	if has[Docs](name) && !has[ThemeConfig](name) {
		return "move it to docs, next to themeConfig"
	}
	return ""
}

// KeyHint explains options that Docusaurus removed.
func (Docs) KeyHint(name string) string {
	switch name {
	case "homePageId":
		return `write "slug: /" in the front matter of the home page`
	case "excludeNextVersionDocs":
		return "use includeCurrentVersion with the opposite value instead"
	}
	return ""
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
	switch name {
	case "xslt":
		return "remove it: browsers are removing XSLT; styled gives feeds a style sheet"
	case "createFeedItems":
		return "remove it: docgen runs no functions of the configuration"
	}
	return ""
}

// has reports whether a struct has an option of this name.
func has[T any](name string) bool {
	return slices.ContainsFunc(strictyaml.Fields(reflect.TypeFor[T]()), func(field strictyaml.Field) bool { return field.Name == name })
}
