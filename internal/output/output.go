// Package output puts the files of a site in place. A [Staging] folder takes them one
// by one; committing it replaces the previous output at once. One build at a time may
// write an output: a lock keeps others away.
//
// A [Manifest] in each output lists the files that docgen wrote. Nothing else is ever
// replaced or removed: an output folder may be the checkout of a git branch, or hold
// what other programs add to the site.
//
// It knows files and folders, and must not know pages or where their content comes from.
package output

// File is one file of the output: its content, or where to get it.
type File struct {
	Name    string // slash-separated, below the output folder
	Content []byte
	Load    func() ([]byte, error) // gives the content when it is needed; nil to write Content
}

// Read returns the content of the file.
func (f File) Read() ([]byte, error) {
	if f.Load != nil {
		return f.Load()
	}
	return f.Content, nil
}

// NoJekyll is a file that keeps GitHub Pages from leaving out files.
const NoJekyll = ".nojekyll"
