package config

// Navbar is the bar at the top of every page.
type Navbar struct {
	Title string       `yaml:"title" doc:"Text beside the logo."`
	Logo  *Logo        `yaml:"logo" doc:"Picture at the start of the bar."`
	Items []NavbarItem `yaml:"items" doc:"What the bar holds, in order."`
}

// Logo is a picture that leads to a page.
type Logo struct {
	Alt     string `yaml:"alt" doc:"Text for readers who do not see the picture."`
	Src     string `yaml:"src" required:"true" doc:"Path of the picture in the static folder, or a URL."`
	SrcDark string `yaml:"srcDark" doc:"Picture in the dark mode, when it is another."`
	Href    string `yaml:"href" doc:"Where the picture leads. Without it, to the home page."`
	Width   int    `yaml:"width" doc:"Width in CSS pixels."`
	Height  int    `yaml:"height" doc:"Height in CSS pixels."`
}

// NavbarItem is one thing in the navbar or in a dropdown of it. Type says which
// of the fields count; the kinds tag of a field lists its types, none means all.
type NavbarItem struct {
	Type                NavbarItemType `yaml:"type" default:"default" doc:"What the item is. Without it, an item with items is a dropdown and any other a link."`
	Label               string         `yaml:"label" kinds:"default doc docSidebar docsVersion dropdown" doc:"Text that readers see."`
	Position            Position       `yaml:"position" default:"left" doc:"Side of the navbar."`
	To                  string         `yaml:"to" kinds:"default docsVersion dropdown" doc:"Path of a page of the site."`
	Href                string         `yaml:"href" kinds:"default docsVersion dropdown" doc:"URL out of the site."`
	DocID               string         `yaml:"docId" kinds:"doc" doc:"Id of the doc to which the item leads."`
	SidebarID           string         `yaml:"sidebarId" kinds:"docSidebar" doc:"Id of the sidebar to whose first page the item leads."`
	DocsPluginID        string         `yaml:"docsPluginId" default:"default" kinds:"doc docSidebar docsVersion docsVersionDropdown" doc:"Id of the docs instance."`
	Value               string         `yaml:"value" kinds:"html" doc:"The item as HTML. Paths in it get the base URL."`
	Items               []NavbarItem   `yaml:"items" kinds:"dropdown" doc:"What the dropdown holds, in order."`
	DropdownItemsBefore []NavbarItem   `yaml:"dropdownItemsBefore" kinds:"docsVersionDropdown localeDropdown" doc:"Items before the versions or languages."`
	DropdownItemsAfter  []NavbarItem   `yaml:"dropdownItemsAfter" kinds:"docsVersionDropdown localeDropdown" doc:"Items after the versions or languages."`
	ActiveBasePath      string         `yaml:"activeBasePath" kinds:"default" doc:"The item is marked on pages whose path begins so, instead of on pages below its own."`
	ActiveBaseRegex     string         `yaml:"activeBaseRegex" kinds:"default" doc:"The item is marked on pages whose path this regular expression (JavaScript's) matches."`
	ClassName           string         `yaml:"className" kinds:"default doc docSidebar docsVersion html" doc:"Class of the item's element."`
	AriaLabel           string         `yaml:"aria-label" kinds:"default doc docSidebar docsVersion" doc:"Name of the item for screen readers, when the label does not say enough, or when there is none because a style sheet draws an icon."`
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
)

// Allowed returns the possible values.
func (NavbarItemType) Allowed() []string {
	return []string{"default", "doc", "docSidebar", "docsVersion", "docsVersionDropdown", "localeDropdown", "dropdown", "search", "html"}
}

// Position is a side of the navbar.
type Position string

// The sides.
const (
	Left  Position = "left"
	Right Position = "right"
)

// Allowed returns the possible values.
func (Position) Allowed() []string { return []string{"left", "right"} }

// KeyHint knows the old name of items.
func (Navbar) KeyHint(name string) string {
	if name == "links" {
		return "it is called items"
	}
	return ""
}
