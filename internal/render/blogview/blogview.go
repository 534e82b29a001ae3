// Package blogview writes the HTML of blogs: the parts above and below a post, lists of posts, the
// archive and the pages of authors.
//
// A [Writer] has the labels of a locale and fills the templates in the folder templates with
// values such as a [Post]. URLs are final and dates are as readers write them. The package knows
// neither sites nor files nor Markdown.
package blogview

import (
	"cmp"
	"html/template"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Post is a post of a blog.
type Post struct {
	ID       string // of its place in a list; "" for none
	Title    string
	Heading  template.HTML // the title with its markup; "" for none
	URL      string
	Absolute string   // the whole URL, for sharing
	Language Language // of the title and the text
	Date     Date
	Minutes  int // to read it; 0 to show no time
	Authors  []Author
	Tags     []Link
	Body     template.HTML // of the summary or the whole post
	IsCut    bool          // the body is a summary
}

// Language is the language of a text that is not in that of the locale. The zero value stands for
// that of the locale.
type Language struct{ Tag, Direction string }

// Date is a day in a text.
type Date struct {
	Time  string // for machines
	Label string // for readers
}

// Author is somebody who writes posts.
type Author struct {
	Key, Name, Title, Description string // at least Name or Image is not empty
	Image                         string // URL; "" for none
	URL                           string // of the author's page here or elsewhere; "" for none
	Email                         string
	Socials                       []Social
	Posts                         int // how many posts the author wrote
}

// Social is the profile of an author on a platform.
type Social struct{ Platform, URL string }

// Links returns the ways to reach an author: by email, and on platforms.
func (a Author) Links() []Social {
	mail := "mailto:" + a.Email
	if a.Email == "" || slices.ContainsFunc(a.Socials, func(social Social) bool { return social.URL == mail }) {
		return a.Socials
	}
	return append([]Social{{"email", mail}}, a.Socials...)
}

// IsEmail reports whether the link writes an email.
func (s Social) IsEmail() bool { return strings.HasPrefix(s.URL, "mailto:") }

// IsOutside reports whether the link opens a page.
func (s Social) IsOutside() bool { return strings.HasPrefix(s.URL, "http") }

// Shown returns the name of the author. An author with an image alone is known by the key.
func (a Author) Shown() string { return cmp.Or(a.Name, a.Key) }

// Initials stand for an author without an image: the first letters of the first and the last name.
func (a Author) Initials() string {
	names := strings.Fields(a.Shown())
	if len(names) > 1 {
		names = []string{names[0], names[len(names)-1]}
	}
	var initials strings.Builder
	for _, name := range names {
		first, _ := utf8.DecodeRuneInString(name)
		initials.WriteRune(unicode.ToUpper(first))
	}
	return initials.String()
}

// Link leads to a page.
type Link struct{ Label, URL string }

// Pager leads to the neighbors of a page. A link without a URL is absent.
type Pager struct{ Newer, Older Link }

// List is a page of a list of posts.
type List struct {
	Title       string
	Description string
	Intro       template.HTML // text above the posts, such as that of a changelog; "" for none
	Author      *Author       // whose posts it lists; nil for other lists
	Links       []Link        // to other pages of the blog and to its feeds
	Posts       []Post
	Pager       Pager
}

// Year has the posts of a year.
type Year struct {
	Label string // "" for posts without a date
	ID    string // of its heading
	Posts []Post // with days for dates
}
