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
