package config

import "github.com/docgen-cli/docgen/internal/config/strictyaml"

// Navbar is the bar at the top of every page.
type Navbar struct {
	Title string       `yaml:"title" example:"Acme" doc:"Text to show next to the logo."`
	Logo  *Logo        `yaml:"logo" doc:"Logo at the start of the navbar."`
	Items []NavbarItem `yaml:"items" example:"[{to: /install, label: Install}]" doc:"Links, dropdowns and other items of the navbar, in order."`
	Style Mode         `yaml:"style" default:"light" doc:"Color scheme of the navbar: light follows the page, dark is always dark."`

	HideOnScroll bool `yaml:"hideOnScroll" default:"false" doc:"Whether the navbar disappears when readers scroll down, and comes back when they scroll up."`
}

// Logo is an image that links to a page.
type Logo struct {
	Alt     string `yaml:"alt" example:"Acme" doc:"Alternative text for readers who cannot see the logo."`
	Src     string `yaml:"src" required:"true" example:"img/logo.svg" doc:"Image of the logo: the path of a file in a static folder, such as img/logo.svg, or a URL."`
	SrcDark string `yaml:"srcDark" example:"img/logo-dark.svg" doc:"Image for dark mode, if it is different."`
	Href    string `yaml:"href" example:"https://example.com" doc:"Page that the logo links to. By default, it is the home page."`
	Width   int    `yaml:"width" example:"120" doc:"Width in CSS pixels."`
	Height  int    `yaml:"height" example:"32" doc:"Height in CSS pixels."`

	ClassName string `yaml:"className" example:"tinted" doc:"Classes of the image, for a style sheet."`
}

// NavbarItem is an item of the navbar or of one of its dropdowns. The kinds tag of a field
// lists the item types that have the field; without the tag, all have it.
type NavbarItem struct {
	Type                        NavbarItemType `yaml:"type" default:"default" example:"localeDropdown" doc:"Type of the item. Without a type, an item that has items is a dropdown; any other item is a link."`
	Label                       string         `yaml:"label" kinds:"default doc docSidebar docsVersion dropdown" example:"Install" with:"to: /install" doc:"Text of the item."`
	Position                    Position       `yaml:"position" default:"left" with:"to: /install, label: Install" doc:"Side of the navbar on which the item appears."`
	To                          string         `yaml:"to" kinds:"default docsVersion dropdown" example:"/install" with:"label: Install" doc:"Path of a page of this site, such as /docs/setup."`
	Href                        string         `yaml:"href" kinds:"default docsVersion dropdown" example:"https://github.com/acme/acme" with:"label: GitHub" doc:"URL outside this site."`
	DocID                       string         `yaml:"docId" kinds:"doc" example:"install" with:"type: doc" doc:"ID of the doc that the item links to, such as guide/setup."`
	SidebarID                   string         `yaml:"sidebarId" kinds:"docSidebar" example:"guide" with:"type: docSidebar" doc:"ID of a sidebar. The item links to the first page in it."`
	DocsPluginID                string         `yaml:"docsPluginId" default:"default" kinds:"doc docSidebar docsVersion docsVersionDropdown" example:"api" with:"type: docSidebar, sidebarId: guide" doc:"ID of the docs instance that the item belongs to."`
	Value                       string         `yaml:"value" kinds:"html" example:"'<b>Beta</b>'" with:"type: html" doc:"HTML of the item. docgen adds baseUrl to the paths in it."`
	Component                   string         `yaml:"component" kinds:"custom" example:"custom-login" with:"type: custom" doc:"Name of a component of the site. The file src/theme/NavbarItem/ComponentTypes lists these components by name, such as custom-login."`
	Props                       map[string]any `yaml:"props" kinds:"custom" example:"{label: Sign in}" with:"type: custom, component: custom-login" doc:"Props of the component."`
	Items                       []NavbarItem   `yaml:"items" kinds:"dropdown" example:"[{to: /forum, label: Forum}, {to: /events, label: Events}]" with:"label: Community" doc:"Items of the dropdown, in order."`
	DropdownItemsBefore         []NavbarItem   `yaml:"dropdownItemsBefore" kinds:"docsVersionDropdown localeDropdown" example:"[{to: /versions, label: All versions}]" with:"type: docsVersionDropdown" doc:"Items to show before the versions or languages."`
	DropdownItemsAfter          []NavbarItem   `yaml:"dropdownItemsAfter" kinds:"docsVersionDropdown localeDropdown" example:"[{to: /translate, label: Help translate}]" with:"type: localeDropdown" doc:"Items to show after the versions or languages."`
	QueryString                 string         `yaml:"queryString" kinds:"localeDropdown" example:"?from=menu" with:"type: localeDropdown" doc:"Parameters to add to the address of the page in another language, such as ?from=menu."`
	Versions                    VersionEntries `yaml:"versions" kinds:"docsVersionDropdown" example:"[current, '2.0']" with:"type: docsVersionDropdown" doc:"Versions to list, in this order: a list of names, or a mapping from names to options, as in {\"2.0\": {label: 2.x}}. By default, the dropdown lists all versions."`
	DropdownActiveClassDisabled bool           `yaml:"dropdownActiveClassDisabled" default:"false" kinds:"docsVersionDropdown" with:"type: docsVersionDropdown" doc:"Whether the dropdown looks the same on the pages of the docs as on other pages. By default, it is highlighted there."`
	ActiveBasePath              string         `yaml:"activeBasePath" kinds:"default" example:"/api/" with:"to: /api/intro, label: API" doc:"Highlights the item on all pages whose path starts with this one, such as /api/. By default, it is highlighted on its target page and the pages below."`
	ActiveBaseRegex             string         `yaml:"activeBaseRegex" kinds:"default" example:"'/(api|sdk)/'" with:"to: /api/intro, label: API" doc:"JavaScript regular expression. The item is highlighted on all pages whose path matches it."`
	ClassName                   string         `yaml:"className" kinds:"default doc docSidebar docsVersion docsVersionDropdown dropdown html localeDropdown" example:"button" with:"to: /install, label: Install" doc:"Class to add to the item's element."`
	AriaLabel                   string         `yaml:"aria-label" kinds:"default doc docSidebar docsVersion" example:"GitHub" with:"href: https://github.com/acme/acme" doc:"Name of the item for screen readers. Set it if the label is unclear on its own, or if the item is only an icon."`
	Target                      string         `yaml:"target" kinds:"default doc docSidebar" example:"_self" with:"href: https://forum.example.com, label: Forum" doc:"Where the link opens, such as _self or _blank. By default, links to other sites open in a new tab."`
	Rel                         string         `yaml:"rel" kinds:"default doc docSidebar" example:"noopener" with:"href: https://forum.example.com, label: Forum" doc:"Value of the rel attribute of the link. By default, it is noopener noreferrer for links to other sites."`
}

// NavbarItemType says what a navbar item is.
type NavbarItemType string

// The types of navbar items.
const (
	ItemLink            NavbarItemType = "default"
	ItemDoc             NavbarItemType = "doc"
	ItemDocSidebar      NavbarItemType = "docSidebar"
	ItemVersion         NavbarItemType = "docsVersion"
	ItemVersionDropdown NavbarItemType = "docsVersionDropdown"
	ItemLocaleDropdown  NavbarItemType = "localeDropdown"
	ItemDropdown        NavbarItemType = "dropdown"
	ItemSearch          NavbarItemType = "search"
	ItemHTML            NavbarItemType = "html"
	ItemCustom          NavbarItemType = "custom" // Docusaurus writes the name of the component as the type
)

// Allowed returns the possible values.
func (NavbarItemType) Allowed() []string {
	return []string{"default", "doc", "docSidebar", "docsVersion", "docsVersionDropdown", "localeDropdown", "dropdown", "search", "html", "custom"}
}

// Position is a side of the navbar.
type Position string

// Left is the side at which reading begins: the right one in languages that are read from there.
const Left Position = "left"

// Allowed returns the possible values.
func (Position) Allowed() []string { return []string{"left", "right"} }

// KeyHint returns the new name of an option that Docusaurus renamed.
func (Navbar) KeyHint(name string) string {
	if name == "links" {
		return "use items instead"
	}
	return ""
}

// VersionEntry is a version in a dropdown of the navbar.
type VersionEntry struct {
	Name  string
	Label string // "" for the version's own
	Key   any    // step to the entry in the path of the option
}

// VersionEntries chooses and orders versions: a list of names, or a mapping from names to
// labels.
type VersionEntries []VersionEntry

// versionText holds the texts of a version in a dropdown.
type versionText struct {
	Label string `yaml:"label" doc:"Name of the version in the dropdown. By default, it is the version's own label."`
}

// UnmarshalYAML reads a list or a mapping that is not empty.
func (e *VersionEntries) UnmarshalYAML(value strictyaml.Value) {
	switch {
	case value.Kind() == strictyaml.List && len(value.Items()) > 0:
		var names []string
		value.Decode(&names)
		for i, name := range names {
			*e = append(*e, VersionEntry{Name: name, Key: i})
		}
	case value.Kind() == strictyaml.Map && len(value.Entries()) > 0:
		for _, entry := range value.Entries() {
			var text versionText
			if entry.Value.Kind() != strictyaml.Null {
				entry.Value.Decode(&text)
			}
			*e = append(*e, VersionEntry{Name: entry.Name, Label: text.Label, Key: entry.Name})
		}
	default:
		value.Expected("a list of at least one version, or a mapping from versions to their labels", "remove it to list all versions")
	}
}

func (VersionEntries) schema() object {
	options := object{{"type", "object"}, {"properties", object{{"label", isString}}}, {"additionalProperties", false}}
	return anyOf(append(listOf(isString), member{"minItems", 1}), object{{"type", "object"}, {"additionalProperties", options}, {"minProperties", 1}})
}
