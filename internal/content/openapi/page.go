package openapi

import (
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// page is the text of a page while it is written.
type page struct {
	g     *generator
	name  string // its file, relative to the folder of all pages
	out   strings.Builder
	level int // of the headings of its sections, 2 or 3

	isWide  bool            // there is room for examples beside the text
	scope   string          // start of the anchors of its sections, if they belong to one operation of many; "" otherwise
	shown   map[string]bool // schemas whose parts the operation has shown
	entries int             // how many parts of schemas the operation has shown

	// omits reports whether a body does not have a property even if its schema requires it: a read-only one in a
	// request, a write-only one in a response. It is nil elsewhere.
	omits func(*description.Schema) bool
}

// frontMatter has the fields that a page begins with.
type frontMatter struct {
	title, description, label string
	method                    string // of the operation that the page is about; "" for none
	position                  int
}

func (g *generator) newPage(name string, front frontMatter) *page {
	p := &page{g: g, name: name, level: 2, shown: map[string]bool{}}
	p.out.WriteString("---\n" + g.marker())
	fmt.Fprintf(&p.out, "title: %s\n", plainjson.Quote(front.title))
	if front.description != "" {
		fmt.Fprintf(&p.out, "description: %s\n", plainjson.Quote(front.description))
	}
	if front.label != "" {
		fmt.Fprintf(&p.out, "sidebar_label: %s\n", plainjson.Quote(front.label))
	}
	if front.method != "" {
		fmt.Fprintf(&p.out, "sidebar_badge: %s\nsidebar_class_name: method-%s\nhide_table_of_contents: true\n", front.method, strings.ToLower(front.method))
	}
	if front.position > 0 {
		fmt.Fprintf(&p.out, "sidebar_position: %d\n", front.position)
	}
	p.out.WriteString("custom_edit_url: null\n---\n\n")
	return p
}

// done adds the page to the files.
func (p *page) done() { p.g.add(p.name, strings.TrimRight(p.out.String(), "\n")+"\n") }

// block writes a block, followed by an empty line. An empty block is none.
func (p *page) block(text string) {
	text = strings.Trim(text, "\n")
	if text != "" {
		p.out.WriteString(text + "\n\n")
	}
}

func (p *page) heading(level int, text, anchor string) {
	if p.scope != "" {
		anchor = p.scope + "-" + anchor
	}
	p.block(fmt.Sprintf("%s %s {#%s}", strings.Repeat("#", level), text, anchor))
}

// to returns the path from the page to a file of the generated pages. Without a dot at its start,
// docgen would look in the folder of all docs first.
func (p *page) to(name string) string {
	relative, err := filepath.Rel(filepath.FromSlash(path.Dir(p.name)), filepath.FromSlash(name))
	if err != nil {
		return name
	}
	relative = filepath.ToSlash(relative)
	if !strings.HasPrefix(relative, "../") {
		relative = "./" + relative
	}
	return relative
}

// linkSchema returns a link to the page of a schema.
func (p *page) linkSchema(name string) string {
	return fmt.Sprintf("[%s](%s)", prose.Escape(name), p.to(p.g.schemas.link(name)))
}
