// Package translation reads and writes the label files of a locale: the texts of the site that are
// not in its pages, such as the labels of the navbar.
//
// [Read] returns [Labels], which holds a [File] for each label file. The names of the files, their
// format and their keys are Docusaurus's. [NavbarLabels], [FooterLabels], [VersionLabel] and [BlogTitles] list the texts of the
// config with their keys, and [File.Merge] adds texts to a file. The package does not know pages, and
// does not know which keys the code of a site uses.
package translation

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

// Exist reports whether the locale has a label file.
func (l Labels) Exist() bool {
	for _, file := range l.docs {
		if file.exists {
			return true
		}
	}
	for _, file := range l.blogs {
		if file.exists {
			return true
		}
	}
	return l.Code.exists || l.Navbar.exists || l.Footer.exists
}
