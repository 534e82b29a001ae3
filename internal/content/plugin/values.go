package plugin

// PageValue is what hooks see of a page. Lines count from 1.
type PageValue struct {
	Path        string         `json:"path"` // of the URL, with the base URL
	File        string         `json:"file"` // relative to the site folder
	Title       string         `json:"title"`
	Description string         `json:"description"`
	Locale      string         `json:"locale"`
	Version     string         `json:"version"` // "" outside the docs
	FrontMatter map[string]any `json:"frontMatter"`
	Headings    []HeadingValue `json:"headings,omitempty"` // from here on, only for check and files
	Links       []LinkValue    `json:"links,omitempty"`
	Code        []CodeValue    `json:"code,omitempty"`
}

// HeadingValue is a heading.
type HeadingValue struct {
	Level  int    `json:"level"`
	Text   string `json:"text"`
	ID     string `json:"id"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
}

// LinkValue is a link or an image.
type LinkValue struct {
	Target  string `json:"target"` // as the author wrote it
	IsImage bool   `json:"isImage,omitempty"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
}

// CodeValue is a code block.
type CodeValue struct {
	Language string `json:"language"`
	Meta     string `json:"meta"` // what follows the language
	Text     string `json:"text"`
	Line     int    `json:"line"`
}

// Added is what plugins add to a page.
type Added struct {
	Head []HeadTag      // elements of its head
	Data map[string]any // what components get on the page, as JSON by the name of the plugin
}

// HeadTag is an element of the head of a page.
type HeadTag struct {
	TagName    string            `json:"tagName"`
	Attributes map[string]string `json:"attributes"`
	InnerHTML  string            `json:"innerHTML"`
}

// problem is what the hook check returns.
type problem struct {
	File, Code, Text, Hint, Severity string
	Line, Column                     int
	Fix                              *string
}

// File is a file that a plugin adds to the output.
type File struct {
	Name    string // in the output folder
	Content []byte
	Plugin  int // the index of the plugin in the config
}
