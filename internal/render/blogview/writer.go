package blogview

import (
	"embed"
	"html/template"
	"net/url"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/frontend/message"
)

// Writer writes HTML in the language of a locale.
type Writer struct {
	Labels message.Catalog
}

//go:embed templates/*.html
var files embed.FS

// Sheet is the style sheet of the HTML. Pages link it after that of the theme, whose tokens it uses.
//
//go:embed blog.css
var Sheet []byte

// parsed are the templates. Their functions need no labels, which come as methods of the data.
var parsed = sync.OnceValue(func() *template.Template {
	functions := template.FuncMap{"url": safeURL, "mail": mailURL, "icon": icon}
	return template.Must(template.New("").Funcs(functions).ParseFS(files, "templates/*.html"))
})

// write fills a template. Templates are part of the program, so an error in one is a bug.
func (w Writer) write(name string, data any) string {
	var out strings.Builder
	if err := parsed().ExecuteTemplate(&out, name, w.With(data)); err != nil {
		panic(err)
	}
	return out.String()
}

// unsafeSchemes are those with which a link runs code.
var unsafeSchemes = []string{"javascript", "vbscript", "data"}

// safeURL returns a URL, or "" if it would run code.
func safeURL(link string) template.URL {
	scheme, _, _ := strings.Cut(strings.ToLower(link), ":")
	for _, unsafe := range unsafeSchemes {
		if strings.Map(visible, scheme) == unsafe {
			return ""
		}
	}
	return template.URL(link) // #nosec G203: the scheme is harmless
}

// mailURL returns the URL that writes an email about a page.
func mailURL(title, page string) template.URL {
	return template.URL("mailto:?subject=" + escape(title) + "&body=" + escape(page)) // #nosec G203: all is escaped
}

// escape escapes a value in the query of a mailto URL, where "+" is not a space.
func escape(value string) string { return strings.ReplaceAll(url.QueryEscape(value), "+", "%20") }

// visible leaves out the characters that browsers ignore in a scheme.
func visible(char rune) rune {
	if char <= ' ' {
		return -1
	}
	return char
}

// shown is the data of a template, with the labels that the template shows.
type shown struct {
	Writer
	Data any
}

// With returns the data of a template that another one contains.
func (w Writer) With(data any) shown { return shown{w, data} }

// Header writes what is above the text of a post: title, date, reading time and authors.
func (w Writer) Header(post Post) string { return w.write("header.html", post) }

// Footer writes what is below a post and its tags: the ways to share it, and its neighbors.
func (w Writer) Footer(post Post, neighbors Pager) string {
	return w.write("footer.html", struct {
		Post  Post
		Pager Pager
	}{post, neighbors})
}

// List writes a page of a list of posts.
func (w Writer) List(list List) string { return w.write("list.html", list) }

// Archive writes the page that lists all posts by year.
func (w Writer) Archive(years []Year) string { return w.write("archive.html", years) }

// Authors writes the page that lists all authors.
func (w Writer) Authors(authors []Author) string { return w.write("authors.html", authors) }

// Label returns a label.
func (w Writer) Label(id string) string { return w.Labels.Text(id) }

// Fill returns a label with values in place of their names.
func (w Writer) Fill(id string, namesAndValues ...string) string {
	return w.Labels.Fill(id, namesAndValues...)
}

// Count returns a label with a number of posts.
func (w Writer) Count(posts int) string { return w.Labels.Plural("theme.blog.post.plurals", posts) }

// ReadingTime returns how long it takes to read a post.
func (w Writer) ReadingTime(minutes int) string {
	return w.Labels.PluralOf("theme.blog.post.readingTime.plurals", "readingTime", minutes)
}

// TagTitle returns the title of the list of posts with a tag.
func (w Writer) TagTitle(tag string, posts int) string {
	return w.Labels.Fill("theme.blog.tagTitle", "nPosts", w.Count(posts), "tagName", tag)
}

// AuthorTitle returns the title of the page of an author, for the browser tab.
func (w Writer) AuthorTitle(name string, posts int) string {
	return w.Labels.Fill("theme.blog.author.pageTitle", "authorName", name, "nPosts", w.Count(posts))
}

// Feed returns the label of a link to a feed in a format such as RSS.
func (w Writer) Feed(format string) string {
	return w.Labels.Fill("docgen.blog.feed", "format", format)
}
