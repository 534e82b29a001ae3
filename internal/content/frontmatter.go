package content

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// FrontMatter holds the fields that an author may set at the start of a doc. A nil pointer
// means that the field is absent. All values are plain data, so that any codec can store them.
//
// The tag translate says whose value the page of a translation has: its own ("own"), that of the
// original ("original"), or that of the original unless the translation sets its own ("inherit" for
// all pages, "post" for posts, "author" for posts that set no author).
type FrontMatter struct {
	ID                  *string        `field:"id" translate:"original"`
	Title               *string        `field:"title" translate:"own"`
	HideTitle           bool           `field:"hide_title" translate:"own"`
	HideTOC             bool           `field:"hide_table_of_contents" translate:"own"`
	Lead                *bool          `field:"lead" translate:"inherit"`         // whether the first paragraph introduces the page; nil for what the site says
	LandingPage         bool           `field:"landing_page" translate:"inherit"` // only the content between the navbar and the footer
	Keywords            []string       `field:"keywords" translate:"own"`
	Image               *string        `field:"image" translate:"post"`
	Description         *string        `field:"description" translate:"own"`
	Slug                *string        `field:"slug" translate:"inherit"`
	SidebarLabel        *string        `field:"sidebar_label" translate:"own"`
	SidebarPosition     *float64       `field:"sidebar_position" translate:"inherit"`
	SidebarClassName    *string        `field:"sidebar_class_name" translate:"inherit"`
	SidebarIcon         *string        `field:"sidebar_icon" translate:"inherit"`
	SidebarBadge        *string        `field:"sidebar_badge" translate:"own"`
	SidebarCustomProps  map[string]any `field:"sidebar_custom_props" translate:"own"` // as encoding/json decodes it
	SidebarKey          *string        `field:"sidebar_key" translate:"inherit"`      // identifies the label in translations
	DisplayedSidebar    Nullable       `field:"displayed_sidebar" translate:"inherit"`
	Tags                []Tag          `field:"tags" translate:"post"`
	PaginationLabel     *string        `field:"pagination_label" translate:"own"`
	PaginationNext      Nullable       `field:"pagination_next" translate:"inherit"`
	PaginationPrev      Nullable       `field:"pagination_prev" translate:"inherit"`
	CustomEditURL       Nullable       `field:"custom_edit_url" translate:"own"`
	ParseNumberPrefixes *bool          `field:"parse_number_prefixes" translate:"inherit"`
	TOCMinLevel         *int           `field:"toc_min_heading_level" translate:"own"`
	TOCMaxLevel         *int           `field:"toc_max_heading_level" translate:"own"`
	LastUpdate          *LastUpdate    `field:"last_update" translate:"own"`
	Draft               bool           `field:"draft" translate:"inherit"`
	Unlisted            bool           `field:"unlisted" translate:"inherit"`
	RedirectFrom        Strings        `field:"redirect_from" translate:"own"`
	MDX                 *MDX           `field:"mdx" translate:"own"`
	Sitemap             Sitemap        `field:"sitemap" translate:"own"`
	Head                []HeadTag      `field:"head" translate:"own"`
	Announcement        Announcement   `field:"announcement" translate:"own"`
	Feedback            *bool          `field:"feedback" translate:"inherit"`
	Comments            *bool          `field:"comments" translate:"inherit"`
	Search              *bool          `field:"search" translate:"own"`
	SearchBoost         *float64       `field:"search_boost" translate:"own"`
	LLMs                *bool          `field:"llms" translate:"inherit"` // whether the page has a Markdown version; nil for yes

	// Only posts have these fields. Package blog checks them.
	Date              Raw     `field:"date" translate:"post"`
	Authors           Raw     `field:"authors" translate:"author"`
	TitleMeta         *string `field:"title_meta" translate:"own"` // title in the browser tab and for search engines
	Author            Raw     `field:"author" translate:"author"`
	AuthorTitle       Raw     `field:"author_title" translate:"author"`
	AuthorURL         Raw     `field:"author_url" translate:"author"`
	AuthorImageURL    Raw     `field:"author_image_url" translate:"author"`
	OldAuthorTitle    Raw     `field:"authorTitle" translate:"author"`
	OldAuthorURL      Raw     `field:"authorURL" translate:"author"`
	OldAuthorImageURL Raw     `field:"authorImageURL" translate:"author"`
}

// Translating returns the front matter of a translation. What decides about a page as a whole is
// that of the original, unless the translation has its own. Other docs and sidebars name a doc by
// its id, so that is always the original's.
func (f FrontMatter) Translating(original FrontMatter) FrontMatter {
	return f.inheriting(original, "inherit")
}

// TranslatingPost returns the front matter of a translated post. Its date, authors, tags and image
// are those of the original, too, unless the translation has its own. Otherwise it would be
// elsewhere in lists.
func (f FrontMatter) TranslatingPost(original FrontMatter) FrontMatter {
	if f.Authors == nil && !f.HasOldAuthor() {
		return f.inheriting(original, "inherit", "post", "author")
	}
	return f.inheriting(original, "inherit", "post")
}

// inheriting returns the front matter with the original's value in each field that has one of the
// tags and is not set.
func (f FrontMatter) inheriting(original FrontMatter, tags ...string) FrontMatter {
	fields, originals := reflect.ValueOf(&f).Elem(), reflect.ValueOf(original)
	for i := range fields.NumField() {
		tag := fields.Type().Field(i).Tag.Get("translate")
		if tag == "original" || fields.Field(i).IsZero() && slices.Contains(tags, tag) {
			fields.Field(i).Set(originals.Field(i))
		}
	}
	return f
}

// HasOldAuthor reports whether the author of a post is written in the fields that precede authors.
func (f FrontMatter) HasOldAuthor() bool {
	return f.Author != nil || f.AuthorTitle != nil || f.AuthorURL != nil || f.AuthorImageURL != nil ||
		f.OldAuthorTitle != nil || f.OldAuthorURL != nil || f.OldAuthorImageURL != nil
}

// Strings is a list of strings. An author may write a single string instead.
type Strings []string

// Nullable is a string that may be null, which differs from absent.
type Nullable struct {
	Set   bool
	Value string // "" for null
}

// LastUpdate says when a doc changed and who changed it.
type LastUpdate struct {
	Date   string // as written; "" if it is missing or not a date
	Author string
}

// Sitemap says what the sitemap tells search engines about a page.
type Sitemap struct {
	Exclude    bool     // leave the page out
	ChangeFreq string   // "" for that of the site
	Priority   *float64 // nil for that of the site
}

// MDX says whether a doc is Markdown or MDX.
type MDX struct {
	Format string // "md", "mdx" or "detect"; "" if the value is invalid
}

// Tag is a tag in the front matter of a doc.
type Tag struct {
	Label     string // or the key of the tag in the tags file
	Permalink string // below the path of tags; "" to derive it from the label
}

// Raw is a value of any kind as JSON, or nil if the field is absent. The kind of content that the
// field belongs to decides what is valid.
type Raw []byte

func rawOf(value strictyaml.Value) Raw {
	encoded, err := json.Marshal(value.JSON())
	if err != nil {
		return nil // the value was already reported
	}
	return encoded
}

// Value returns what encoding/json decodes, with numbers as json.Number, or nil if the field is
// absent.
func (r Raw) Value() any {
	decoder := json.NewDecoder(bytes.NewReader(r))
	decoder.UseNumber()
	var value any
	_ = decoder.Decode(&value) // an absent field has no value
	return value
}
