// Package contract states what Go hands to the React theme: one [SiteData] for
// the site and one [PageData] for each page.
//
// The TypeScript side, theme/contract.ts, is generated from the Go source of
// this package; a test holds the two together. The package knows nothing of the
// rest of the program. Every URL in it is final: it starts with the site's base
// URL, or with a scheme when it leads out of the site.
//
//go:generate go run ./generate ../../theme/contract.ts
package contract

// Hydration is the JSON embedded in each page, from which the browser hydrates.
type Hydration struct {
	Theme string   `json:"theme"` // hash of the theme and of the site data the page was built with
	Site  SiteData `json:"site"`
	Page  PageData `json:"page"` // without its content, which the browser takes from the page itself
}

// PageFile is what a route's index.json holds, fetched on client navigation.
type PageFile struct {
	Theme string   `json:"theme"` // a tab running another theme loads the page whole instead
	Page  PageData `json:"page"`
}

// SiteData is the same on every page of one locale.
type SiteData struct {
	Title           string           `json:"title"`
	Tagline         string           `json:"tagline,omitempty"`
	TitleDelimiter  string           `json:"titleDelimiter"`
	BaseURL         string           `json:"baseUrl"` // starts and ends with a slash
	Locale          string           `json:"locale"`  // BCP 47 tag of this build
	Direction       Direction        `json:"direction"`
	Locales         []Locale         `json:"locales"` // all of the site's, in configured order; one in most sites
	Docs            []DocsInstance   `json:"docs"`
	Navbar          Navbar           `json:"navbar"`
	Footer          *Footer          `json:"footer,omitempty"`
	AnnouncementBar *AnnouncementBar `json:"announcementBar,omitempty"`
	ColorMode       ColorMode        `json:"colorMode"`
	Sidebar         SidebarOptions   `json:"sidebar"`
	Search          *Search          `json:"search,omitempty"`
	Generator       string           `json:"generator"`              // "docgen 0.1.0"
	Version         string           `json:"version,omitempty"`      // of the docs site, from its package.json
	CustomFields    map[string]any   `json:"customFields,omitempty"` // for components of the site's own
}

// Direction is the writing direction of a locale.
type Direction string

// The directions.
const (
	LeftToRight Direction = "ltr"
	RightToLeft Direction = "rtl"
)

// Locale is one language of the site.
type Locale struct {
	Name  string `json:"name"`  // BCP 47 tag, "en"
	Label string `json:"label"` // in the language itself, "English"
	Home  string `json:"home"`  // URL of the locale's home page
}

// DocsInstance is one set of docs with its versions.
type DocsInstance struct {
	ID       string    `json:"id"`       // "default"
	Versions []Version `json:"versions"` // newest first
}

// Version is one version of a docs instance.
type Version struct {
	Name   string `json:"name"`   // "current", "1.2"
	Label  string `json:"label"`  // "Next"
	IsLast bool   `json:"isLast"` // the version served at the instance's root
	Home   string `json:"home"`   // URL of the version's main doc
}

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

func (NavbarLink) navbarItem()     {}
func (NavbarDropdown) navbarItem() {}
func (NavbarHTML) navbarItem()     {}
func (NavbarVersions) navbarItem() {}
func (NavbarLocales) navbarItem()  {}
func (NavbarSearch) navbarItem()   {}

// Footer stands below every page.
type Footer struct {
	Style     string         `json:"style"` // "light" or "dark"
	Logo      *Logo          `json:"logo,omitempty"`
	Columns   []FooterColumn `json:"columns"`             // one column without a title is a single row of links
	Copyright string         `json:"copyright,omitempty"` // HTML
}

// FooterColumn is a titled list of links.
type FooterColumn struct {
	Title string       `json:"title,omitempty"`
	Items []FooterItem `json:"items"`
}

// FooterItem is a link, or HTML when HTML is not empty.
type FooterItem struct {
	Label    string `json:"label,omitempty"`
	Href     string `json:"href,omitempty"`
	External bool   `json:"external,omitempty"`
	HTML     string `json:"html,omitempty"`
}

// AnnouncementBar stands above the navbar until the reader closes it.
type AnnouncementBar struct {
	ID        string `json:"id"`
	Content   string `json:"content"` // HTML
	Closeable bool   `json:"closeable"`
}

// ColorMode says which modes there are and which one a new reader sees.
type ColorMode struct {
	Default       string `json:"default"` // "light" or "dark"
	FollowSystem  bool   `json:"followSystem"`
	DisableSwitch bool   `json:"disableSwitch"`
}

// SidebarOptions say how docs sidebars behave.
type SidebarOptions struct {
	Hideable     bool `json:"hideable"`
	AutoCollapse bool `json:"autoCollapse"` // opening a category closes its siblings
}

// Search says where the search is. Each version of the docs has one of its own.
type Search struct {
	Manifests map[string]string `json:"manifests"`      // by name of the docs version, URLs of the JSON of type SearchManifest
	Page      string            `json:"page,omitempty"` // URL of the page that lists all results; "" when a doc has its place
}

// SearchManifest names the current search files.
type SearchManifest struct {
	Docs    string `json:"docs"`              // URL of the JSON: SearchRecord[], or SearchBlocks
	Index   string `json:"index"`             // URL of the JSON: a serialised lunr 2.3.9 index whose refs are positions in Docs, or a SearchDirectory
	Hash    string `json:"hash"`              // of the content of all files
	InParts bool   `json:"inParts,omitempty"` // what is at Docs and Index only says what is in their parts, which are in the folders "search-doc" and "lunr-index" beside them

	Synonyms [][]string `json:"synonyms,omitempty"` // words that mean the same
	Stemmer  string     `json:"stemmer,omitempty"`  // URL of the module that reduces words to stems; "" for English
}

// SearchBlocks says which records are in which part: "search-doc/<name>.json" is
// SearchRecord[].
type SearchBlocks struct {
	First []int    `json:"first"` // number of each part's first record
	Names []string `json:"names"` // of the parts, by their content
}

// SearchParts says which terms are in which part: "lunr-index/<name>.json".
type SearchParts struct {
	First []string `json:"first"` // term of each part
	Names []string `json:"names"` // of the parts, by their content
}

// SearchDirectory says which terms are in which part of the index, and what scores
// are computed from. Parts of the vocabulary list terms as [term, fields of names
// that have it, texts that have it]; those of names and texts map terms to their
// postings in each field.
type SearchDirectory struct {
	Fields     []SearchField      `json:"fields"`   // those of names, then the text
	Averages   []float64          `json:"averages"` // length of each field in terms
	Pages      []int              `json:"pages"`    // how many records each page has, in their order
	Boosts     map[string]float64 `json:"boosts"`   // of pages by their number, other than 1
	Vocabulary SearchParts        `json:"vocabulary"`
	Names      SearchParts        `json:"names"`
	Texts      SearchParts        `json:"texts"`
}

// SearchField is a field of the index.
type SearchField struct {
	Name  string  `json:"name"`
	Boost float64 `json:"boost"`
}

// SearchRecord is one findable place: a page, or a section of one.
type SearchRecord struct {
	Title     string `json:"title"`              // of the page or section
	PageTitle string `json:"pageTitle"`          // of the page
	URL       string `json:"url"`                // with #anchor for a section
	Text      string `json:"text"`               // plain text up to the next section
	Version   string `json:"version"`            // label of the docs version
	Keywords  string `json:"keywords,omitempty"` // front matter's, separated by spaces; pages only
	Trail     string `json:"trail,omitempty"`    // labels of the sidebar's categories above the page
}
