// Package output writes the files of a site. A [Staging] folder receives them one by one;
// committing it replaces the previous output in one step. A lock keeps other builds from
// writing the same output.
//
// A [Manifest] in each output lists the files that docgen wrote. docgen never replaces or
// removes anything else, because an output folder may be the checkout of a git branch, or
// contain files that other programs add to the site.
//
// The package knows files and folders. It must not know about pages, or where their content
// comes from.
package output

// File is one file of the output, with its content or a function that loads it.
type File struct {
	Name    string // slash-separated, relative to the output folder
	Content []byte
	Load    func() ([]byte, error) // loads the content on demand; nil to use Content
}

// Read returns the content of the file.
func (f File) Read() ([]byte, error) {
	if f.Load != nil {
		return f.Load()
	}
	return f.Content, nil
}

// NoJekyll is an empty file that keeps GitHub Pages from processing the site with Jekyll,
// which would omit files.
const NoJekyll = ".nojekyll"
