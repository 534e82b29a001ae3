package markdown

// Options say how a [Parser] reads text. The zero value has the defaults.
type Options struct {
	Typographer   bool              // quotes, dashes and dots are replaced by typographic ones
	Math          bool              // $x$ and $$x$$ are formulas
	Mermaid       bool              // code blocks in the language "mermaid" are diagrams
	Sanitize      bool              // HTML in the text loses everything that runs or leaves its place
	Variables     map[string]string // what {{name}} stands for in every text
	MagicComments []MagicComment    // that mark lines of code; nil means DefaultMagicComments

	// Brief leaves out what only pages need: the text of sections and the HTML of headings.
	// A check of a site takes a third less time with it.
	Brief bool

	// Read returns the text of a file for inclusions and code blocks. The name is
	// slash-separated, relative to the site folder and never leads out of it. Without Read,
	// no file exists.
	Read func(file string) ([]byte, error)
}
