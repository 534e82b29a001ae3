package contract

// PageData is all the theme gets to know about one page.
type PageData struct {
	Kind         PageKind          `json:"kind"`
	Path         string            `json:"path"`         // the page's one URL path, as the address bar shows it
	ID           string            `json:"id,omitempty"` // doc id
	Docs         string            `json:"docs"`         // id of the docs instance; "" outside docs
	Title        string            `json:"title"`        // of the page itself, plain text
	Head         Head              `json:"head"`
	Content      string            `json:"content,omitempty"` // HTML, its h1 included; absent in the page's own embedded JSON
	Code         *PageCode         `json:"code,omitempty"`    // nil for a page that is HTML alone
	TOC          []TOCItem         `json:"toc"`               // in document order; empty when hidden
	Sidebar      *Sidebar          `json:"sidebar,omitempty"`
	Breadcrumbs  []Breadcrumb      `json:"breadcrumbs"` // from the outermost category to the page itself; empty when off
	Previous     *PageLink         `json:"previous,omitempty"`
	Next         *PageLink         `json:"next,omitempty"`
	Version      *PageVersion      `json:"version,omitempty"` // nil outside docs
	EditURL      string            `json:"editUrl,omitempty"`
	LastUpdated  *LastUpdated      `json:"lastUpdated,omitempty"`
	Tags         []PageLink        `json:"tags,omitempty"`
	Locales      []Alternate       `json:"locales,omitempty"`      // this page in each locale of the site; empty with one locale
	HideTOC      bool              `json:"hideToc,omitempty"`      // the content may use its column too
	Descriptions map[string]string `json:"descriptions,omitempty"` // of the pages beside this one, by path; only where it lists them as cards
	Unlisted     bool              `json:"unlisted,omitempty"`
	Draft        bool              `json:"draft,omitempty"`
	NotFound     bool              `json:"notFound,omitempty"` // shown at addresses that have no page, whatever they are
}

// PageCode is a page's own script, loaded for it alone: a module whose default
// export is a component.
type PageCode struct {
	Name    string   `json:"name"`    // path of its source below the site folder: "src/pages/index.tsx"
	Script  string   `json:"script"`  // URL of the module
	Preload []string `json:"preload"` // URLs of the other scripts that it needs at once
	Styles  []string `json:"styles"`  // URLs of its style sheets
}

// PageKind says what a page shows.
type PageKind string

// The kinds of pages.
const (
	DocPage      PageKind = "doc"
	CategoryPage PageKind = "category" // the items of a sidebar category as cards
	TagPage      PageKind = "tag"      // the docs of one tag
	TagsPage     PageKind = "tags"     // all tags
	SitePage     PageKind = "page"     // a component of src/pages, outside the docs
	TextPage     PageKind = "text"     // a text of src/pages
	SearchPage   PageKind = "search"   // what the search finds
	NotFoundPage PageKind = "notFound"
)

// Head is what the page's <head> says; it changes on client navigation.
type Head struct {
	Title       string `json:"title"` // as the browser's tab shows it: "Window | Phoenix"
	Description string `json:"description,omitempty"`
	Canonical   string `json:"canonical,omitempty"` // absolute URL
	ClassName   string `json:"className"`           // of the html element
	NoIndex     bool   `json:"noIndex,omitempty"`
}

// TOCItem is one heading of the table of contents.
type TOCItem struct {
	ID    string `json:"id"`
	HTML  string `json:"html"`  // inline HTML without links
	Level int    `json:"level"` // 2 to 6
}

// Breadcrumb is one step from the site's root to the page.
type Breadcrumb struct {
	Label string `json:"label"`
	Href  string `json:"href,omitempty"` // none for a category without a page, and for the page itself
}

// PageLink is a link to a page of the site.
type PageLink struct {
	Label string `json:"label"`
	Href  string `json:"href"`
}

// LastUpdated says when a page last changed, and by whom.
type LastUpdated struct {
	Time   string `json:"time,omitempty"`  // RFC 3339, UTC
	Label  string `json:"label,omitempty"` // the same for reading, "Nov 21, 2026"
	Author string `json:"author,omitempty"`
}

// PageVersion is the docs version a page belongs to, and the same page in others.
type PageVersion struct {
	Name   string        `json:"name"`
	Label  string        `json:"label"`
	Badge  bool          `json:"badge"`
	Banner Banner        `json:"banner"`
	Latest *PageLink     `json:"latest,omitempty"` // where the banner leads; nil without a banner
	Others []VersionLink `json:"others"`           // every version, this one included, newest first
}

// Banner is the note above a page of a version that is not the latest.
type Banner string

// The banners.
const (
	NoBanner           Banner = "none"
	UnreleasedBanner   Banner = "unreleased"
	UnmaintainedBanner Banner = "unmaintained"
)

// VersionLink leads to this page in one version, or to that version's home.
type VersionLink struct {
	Name string `json:"name"`
	Href string `json:"href"`
}

// Alternate is the same page in one locale.
type Alternate struct {
	Locale string `json:"locale"`
	Href   string `json:"href"`
}
