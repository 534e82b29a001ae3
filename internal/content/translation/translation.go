// Package translation reads and writes the label files of a locale: the texts of the site that are
// not in its pages, such as the labels of the navbar.
//
// [Read] returns [Labels], which holds a [File] for each label file. The names of the files, their
// format and their keys are Docusaurus's. [NavbarLabels], [FooterLabels], [VersionLabel] and [BlogTitles] list the texts of the
// config with their keys, and [File.Merge] adds texts to a file. The package does not know pages, and
// does not know which keys the code of a site uses.
package translation

import (
	"errors"
	"io/fs"
	"maps"
	"path"
	"slices"
	"syscall"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Code is the code of this package's diagnostics.
const Code = "labels"

// Label is a text that a label file translates.
type Label struct {
	Key         string
	Text        string // in the language of the source
	Description string // for translators; "" for none
}

// Labels holds the label files of a locale. The zero value translates nothing.
type Labels struct {
	Code   File // texts in the code of the site and of the theme
	Navbar File
	Footer File

	docs  map[Docs]File
	blogs map[string]File
}

// Docs returns the label file of a version of the docs.
func (l Labels) Docs(docs Docs) File { return l.docs[docs] }

// Blog returns the label file of the blog with an id.
func (l Labels) Blog(id string) File { return l.blogs[id] }

// Files returns all label files of the locale, in no order.
func (l Labels) Files() []File {
	files := slices.AppendSeq([]File{l.Code, l.Navbar, l.Footer}, maps.Values(l.docs))
	return slices.AppendSeq(files, maps.Values(l.blogs))
}

// Exist reports whether the locale has a label file.
func (l Labels) Exist() bool { return slices.ContainsFunc(l.Files(), File.Exists) }

// Docs names a version of a docs instance.
type Docs struct{ Instance, Version string }

// Read reads the label files of a locale. folder is its folder, relative to the site folder, and blogs
// are the ids of the blogs. Files that do not exist translate nothing.
func Read(files source.Files, folder string, docs []Docs, blogs []string) (Labels, []diag.Diagnostic) {
	reader := reader{files: files}
	in := func(names ...string) File { return reader.read(path.Join(folder, path.Join(names...))) }
	labels := Labels{
		Code: in("code.json"), Navbar: in("docusaurus-theme-classic", "navbar.json"), Footer: in("docusaurus-theme-classic", "footer.json"),
		docs: make(map[Docs]File, len(docs)), blogs: make(map[string]File, len(blogs)),
	}
	for _, each := range docs {
		labels.docs[each] = in(version.Files{Instance: each.Instance}.Translations(each.Version) + ".json") // beside the translated docs
	}
	for _, id := range blogs {
		labels.blogs[id] = in(blog.Translations(id), "options.json")
	}
	return labels, reader.findings
}

type reader struct {
	files    source.Files
	findings []diag.Diagnostic
}

func (r *reader) read(name string) File {
	text, err := r.files.ReadFile(name)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR): // a check reports files in place of folders
		return File{Name: name}
	case err != nil:
		r.findings = append(r.findings, content.Unreadable(Code, name, err))
		return File{Name: name}
	}
	file, findings := Parse(text, name)
	r.findings = append(r.findings, findings...)
	return file
}

// Keys of the titles of a blog.
const (
	blogTitleKey       = "title"
	blogDescriptionKey = "description"
	blogSidebarKey     = "sidebar.title"
)

// BlogTitles are the texts of a blog that are in its options.
type BlogTitles struct{ Title, Description, Sidebar string }

// Labels returns the texts with their keys.
func (b BlogTitles) Labels() []Label {
	var labels list
	labels.add(blogTitleKey, b.Title, "The title for the blog used in SEO")
	labels.add(blogDescriptionKey, b.Description, "The description for the blog used in SEO")
	labels.add(blogSidebarKey, b.Sidebar, "The label for the left sidebar")
	return labels
}

// BlogTitles returns the titles of a blog in the language of the file.
func (f File) BlogTitles(titles BlogTitles) BlogTitles {
	return BlogTitles{
		Title: f.translated(blogTitleKey, titles.Title), Description: f.translated(blogDescriptionKey, titles.Description),
		Sidebar: f.translated(blogSidebarKey, titles.Sidebar),
	}
}
