package config

import (
	"reflect"
	"slices"

	"docgen/internal/strictyaml"
)

// KeyHint knows the keys of Docusaurus's configuration that have no place here,
// and where misplaced ones belong.
func (Config) KeyHint(name string) string {
	switch name {
	case "onBrokenMarkdownLinks":
		return "links between Markdown files fall under onBrokenLinks"
	case "presets":
		return "docgen has no presets: options of the docs go under docs, those of the theme under themeConfig"
	case "plugins":
		return "docgen has no plugins: docs, search and sitemap are built in"
	case "themes":
		return "docgen has no themes to choose from: its own is built in, and files in src/theme override its components"
	case "future":
		return "docgen has no future flags: remove it"
	case "organizationName", "projectName", "deploymentBranch", "githubHost", "githubPort":
		return "docgen does not deploy: remove it"
	}
	switch {
	case has[ThemeConfig](name):
		return "write it under themeConfig"
	case has[Docs](name):
		return "write it under docs"
	}
	return ""
}

// KeyHint knows the keys that Docusaurus has moved.
func (ThemeConfig) KeyHint(name string) string {
	switch name {
	case "metadatas":
		return "it is called metadata"
	case "hideableSidebar":
		return "it is called docs.sidebar.hideable"
	case "autoCollapseSidebarCategories":
		return "it is called docs.sidebar.autoCollapseCategories"
	case "disableDarkMode":
		return "it is called colorMode.disableSwitch"
	case "defaultDarkMode":
		return "it is called colorMode.defaultMode"
	}
	if has[Docs](name) && !has[ThemeConfig](name) {
		return "write it under docs, beside themeConfig"
	}
	return ""
}

// KeyHint knows the keys that Docusaurus has dropped.
func (Docs) KeyHint(name string) string {
	switch name {
	case "homePageId":
		return `write "slug: /" in the front matter of the page`
	case "excludeNextVersionDocs":
		return "it is called includeCurrentVersion, with the opposite value"
	}
	return ""
}

// has reports whether a struct has an option of this name.
func has[T any](name string) bool {
	return slices.ContainsFunc(strictyaml.Fields(reflect.TypeFor[T]()), func(field strictyaml.Field) bool { return field.Name == name })
}
