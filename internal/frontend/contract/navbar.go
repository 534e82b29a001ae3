package contract

// Navbar is the bar at the top of every page.
type Navbar struct {
	Title string       `json:"title"`
	Logo  *Logo        `json:"logo,omitempty"`
	Left  []NavbarItem `json:"left"`
	Right []NavbarItem `json:"right"`
	Style string       `json:"style,omitempty"` // "dark" if it is always dark
}

// Logo is an image with a variant for dark mode.
type Logo struct {
	Alt    string `json:"alt"`
	Src    string `json:"src"`
	Dark   string `json:"dark"` // equal to Src if there is no variant
	Href   string `json:"href"`
	Width  int    `json:"width,omitempty"`  // CSS pixels
	Height int    `json:"height,omitempty"` // CSS pixels

	ClassName string `json:"className,omitempty"`
}

// NavbarItem is any item of the navbar.
type NavbarItem interface{ navbarItem() }

// NavbarLink links to a page or to another site. The config's types default, doc and docSidebar
// all become NavbarLinks.
type NavbarLink struct {
	Kind      linkKind `json:"kind"`
	Label     string   `json:"label"`
	Href      string   `json:"href"`
	External  bool     `json:"external,omitempty"` // outside the site: opens a new tab and has an icon
	ClassName string   `json:"className,omitempty"`
	AriaLabel string   `json:"ariaLabel,omitempty"`
	Target    string   `json:"target,omitempty"` // attributes of the link; see [Opening]
	Rel       string   `json:"rel,omitempty"`
	Active    Active   `json:"active"`

	Docs     string                  `json:"docs,omitempty"`     // id of a docs instance: the link stays in the reader's version; Href is in the last one
	Versions map[string]NavbarTarget `json:"versions,omitempty"` // by name: only the versions in which the target is not where [Version.PathIn] says
}

// NavbarTarget is where a link leads in one version of the docs.
type NavbarTarget struct {
	Href     string  `json:"href,omitempty"`     // "" if the version does not have the target
	Active   *Active `json:"active,omitempty"`   // if it is not the link's own
	Unlisted bool    `json:"unlisted,omitempty"` // the link shows only on the target itself
}

// NavbarVersion links to the version that the reader is in.
type NavbarVersion struct {
	Kind      versionKind `json:"kind"`
	Docs      string      `json:"docs"`            // id of the docs instance
	Label     string      `json:"label,omitempty"` // "" for the version's own
	Href      string      `json:"href,omitempty"`  // "" for the version's main doc
	External  bool        `json:"external,omitempty"`
	ClassName string      `json:"className,omitempty"`
	AriaLabel string      `json:"ariaLabel,omitempty"`
	Target    string      `json:"target,omitempty"`
	Rel       string      `json:"rel,omitempty"`
}

// Active says on which pages an item is the current one. At most one field is set. If none is,
// these are the page at Href and the pages below it.
type Active struct {
	Never    bool   `json:"never,omitempty"`
	BasePath string `json:"basePath,omitempty"` // on pages whose path starts with it
	Pattern  string `json:"pattern,omitempty"`  // JavaScript regular expression for the path, case-insensitive
	Exact    bool   `json:"exact,omitempty"`    // only on the page at Href
	Sidebar  string `json:"sidebar,omitempty"`  // on pages of the sidebar with this id
}

// NavbarDropdown is a list of links that opens.
type NavbarDropdown struct {
	Kind  dropdownKind `json:"kind"`
	Label string       `json:"label"`
	Href  string       `json:"href,omitempty"`
	Items []NavbarItem `json:"items"` // links and HTML

	ClassName string `json:"className,omitempty"`
}

// NavbarHTML is HTML from the site's author, shown as is, or a component of the site.
type NavbarHTML struct {
	Kind      htmlKind `json:"kind"`
	Value     string   `json:"value"`
	ClassName string   `json:"className,omitempty"`
	// Custom has the props of a component of the site, and its name as type. Only sites with
	// src/theme/NavbarItem/ComponentTypes read it.
	Custom map[string]any `json:"custom,omitempty"`
}

// NavbarVersions lists the versions of a docs instance. With one version and no other items it
// is a plain link.
type NavbarVersions struct {
	Kind        versionsKind   `json:"kind"`
	Docs        string         `json:"docs"`               // id of the docs instance
	Versions    []VersionEntry `json:"versions,omitempty"` // the versions to list, in order; absent for all of them
	NeverActive bool           `json:"neverActive,omitempty"`
	ClassName   string         `json:"className,omitempty"`
	Before      []NavbarItem   `json:"before,omitempty"`
	After       []NavbarItem   `json:"after,omitempty"`
}

// VersionEntry is a version in a dropdown.
type VersionEntry struct {
	Name  string `json:"name"`
	Label string `json:"label,omitempty"` // "" for the version's own
}

// NavbarLocales lists the site's languages.
type NavbarLocales struct {
	Kind   localesKind  `json:"kind"`
	Label  string       `json:"label"`           // name of the reader's language
	Query  string       `json:"query,omitempty"` // "a=b": parameters to add to the address
	Before []NavbarItem `json:"before,omitempty"`
	After  []NavbarItem `json:"after,omitempty"`

	ClassName string `json:"className,omitempty"`
}

// NavbarSearch is the position of the search box; by default it is at the right end.
type NavbarSearch struct {
	Kind searchKind `json:"kind"`
}

func (NavbarLink) navbarItem()     {}
func (NavbarDropdown) navbarItem() {}
func (NavbarHTML) navbarItem()     {}
func (NavbarVersion) navbarItem()  {}
func (NavbarVersions) navbarItem() {}
func (NavbarLocales) navbarItem()  {}
func (NavbarSearch) navbarItem()   {}
