package contract

// Navbar is the bar at the top of every page.
type Navbar struct {
	Title string       `json:"title"`
	Logo  *Logo        `json:"logo,omitempty"`
	Left  []NavbarItem `json:"left"`
	Right []NavbarItem `json:"right"`
}

// Logo is a picture with a variant for the dark mode.
type Logo struct {
	Alt    string `json:"alt"`
	Src    string `json:"src"`
	Dark   string `json:"dark"` // equal to Src when there is no variant
	Href   string `json:"href"`
	Width  int    `json:"width,omitempty"`  // CSS pixels
	Height int    `json:"height,omitempty"` // CSS pixels
}

// NavbarItem is one of the kinds of things a navbar holds.
type NavbarItem interface{ navbarItem() }

// NavbarLink leads to a page or out of the site. The config's kinds link, doc,
// docSidebar and docsVersion all arrive as one of these.
type NavbarLink struct {
	Kind      linkKind `json:"kind"`
	Label     string   `json:"label"`
	Href      string   `json:"href"`
	External  bool     `json:"external,omitempty"` // out of the site: a new tab and a mark
	ClassName string   `json:"className,omitempty"`
	AriaLabel string   `json:"ariaLabel,omitempty"`
	Active    Active   `json:"active"`
}

// Active says on which pages an item is the current one. At most one field is
// set; none means on pages at Href or below it.
type Active struct {
	Never    bool   `json:"never,omitempty"`
	BasePath string `json:"basePath,omitempty"` // on pages whose path starts so
	Pattern  string `json:"pattern,omitempty"`  // JavaScript regular expression on the path, case ignored
	Exact    bool   `json:"exact,omitempty"`    // on the page at Href alone
	Sidebar  string `json:"sidebar,omitempty"`  // on pages of the sidebar with this id
}

// NavbarDropdown opens a list of links.
type NavbarDropdown struct {
	Kind  dropdownKind `json:"kind"`
	Label string       `json:"label"`
	Href  string       `json:"href,omitempty"`
	Items []NavbarItem `json:"items"` // links and html
}

// NavbarHTML is HTML of the site's author, set as it is.
type NavbarHTML struct {
	Kind      htmlKind `json:"kind"`
	Value     string   `json:"value"`
	ClassName string   `json:"className,omitempty"`
}

// NavbarVersions lists the versions of a docs instance; a plain link when there
// is one version and no other item.
type NavbarVersions struct {
	Kind   versionsKind `json:"kind"`
	Docs   string       `json:"docs"` // id of the docs instance
	Before []NavbarItem `json:"before,omitempty"`
	After  []NavbarItem `json:"after,omitempty"`
}

// NavbarLocales lists the site's languages.
type NavbarLocales struct {
	Kind   localesKind  `json:"kind"`
	Before []NavbarItem `json:"before,omitempty"`
	After  []NavbarItem `json:"after,omitempty"`
}

// NavbarSearch places the search box; without one it stands at the right end.
type NavbarSearch struct {
	Kind searchKind `json:"kind"`
}

func (NavbarLink) navbarItem() {}

func (NavbarDropdown) navbarItem() {}

func (NavbarHTML) navbarItem() {}

func (NavbarVersions) navbarItem() {}

func (NavbarLocales) navbarItem() {}

func (NavbarSearch) navbarItem() {}
