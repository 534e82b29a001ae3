package mdx

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// Page holds the parts of a module.
type Page struct {
	Declarations []Declarations
	Content      []Node
	Words        Words          // in the content
	FrontMatter  map[string]any // nil is written as an empty object
	Title        string         // of the text's h1; "" if it has none
	PageTitle    string         // shown above the text on its page, but not where another text imports it; "" for none
	Headings     []Heading
	Metadata     any // what the site knows about the page; nil for none
}

// Heading is an entry of the table of contents, or an import whose own entries go in this
// place.
type Heading struct {
	Value   string `json:"value"` // HTML
	ID      string `json:"id"`
	Level   int    `json:"level"`
	Partial string `json:"-"` // path of the imported text; "" for a heading
}

// Module is the text of an ES module in JSX and TypeScript, with the origins of its code.
type Module struct {
	Text    string
	origins []origin
}

// origin maps a range of bytes in the module to the source.
type origin struct{ at, source, length int }

// Origin returns the offset in the source that a byte of the module comes from. For code that
// docgen wrote, it is the last origin before the byte. It reports false before the first
// origin.
func (m Module) Origin(offset int) (int, bool) {
	i := sort.Search(len(m.origins), func(i int) bool { return m.origins[i].at > offset }) - 1
	if i < 0 {
		return 0, false
	}
	found := m.origins[i]
	return found.source + min(offset-found.at, found.length), true
}

// Scope is the module whose export "MDXComponents" provides the components of all modules.
const Scope = "@theme/MDXComponents"

type writer struct {
	out     bytes.Buffer
	origins []origin
	mapped  map[string]bool // names of Mapped elements
	hasURLs bool            // whether a URL depends on the locale
}

// Write writes the module of a page. The module imports [Scope] and react/jsx-runtime. It
// exports frontMatter, contentTitle, toc and metadata, unless the author exports them. Its
// default export is the content as a component. The component takes the properties components,
// isPage and summaryEnd; isPage is set if the content is the page itself rather than part of
// another one, and summaryEnd is what it shows at the end of its summary.
func Write(page Page) Module {
	w := &writer{mapped: map[string]bool{}}
	declared := Words{}
	exports := map[string]bool{}
	for _, part := range page.Declarations {
		declared.Add(part.Words)
		maps.Copy(exports, part.Exports)
	}
	w.text("import {jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment} from \"react/jsx-runtime\";\nimport {MDXComponents as _scope} from \"" + Scope + "\";\n")
	w.partials(page.Headings)
	for _, part := range page.Declarations {
		w.declarations(part)
	}
	if missing := undeclared(declared.Uses, declared.Names); len(missing) > 0 {
		w.text("const {" + strings.Join(missing, ", ") + "} = _scope;\n")
	}
	w.exports(page, exports)
	w.component(page, declared, exports["default"])
	return Module{Text: w.out.String(), origins: w.origins}
}

// undeclared returns the components that are used but not declared, sorted and without
// repetitions.
func undeclared(uses []Use, declared ...map[string]bool) []string {
	var found []string
	for _, use := range uses {
		if !slices.ContainsFunc(declared, func(names map[string]bool) bool { return names[use.Name] }) {
			found = append(found, use.Name)
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

func (w *writer) text(text string) { w.out.WriteString(text) }

// code writes the author's code.
func (w *writer) code(code Code) {
	w.mark(code.At, len(code.Text))
	w.text(code.Text)
}

func (w *writer) mark(source, length int) {
	w.origins = append(w.origins, origin{w.out.Len(), source, length})
}

// urls writes a URL that depends on the locale. Most begin with its home page.
func (w *writer) urls(urls URLs) {
	w.hasURLs = true
	below := map[string]int{}
	for home, url := range urls {
		if rest, isBelow := strings.CutPrefix(url, home); isBelow {
			below[rest]++
		}
	}
	if len(below) == 0 {
		below[""] = 0
	}
	rest := slices.MaxFunc(slices.Sorted(maps.Keys(below)), func(a, b string) int { return below[a] - below[b] })
	others := URLs{}
	for home, url := range urls {
		if url != home+rest {
			others[home] = url
		}
	}
	if len(others) > 0 {
		w.json(others)
		w.text("[_home] ?? ")
	}
	w.text("_home + ")
	w.json(rest)
}

func (w *writer) json(value any) {
	written, err := plainjson.Marshal(value)
	if err != nil {
		written = []byte("undefined") // a number such as .inf in front matter
	}
	w.out.Write(written)
}

// partials imports the headings of imported texts.
func (w *writer) partials(headings []Heading) {
	for i, heading := range headings {
		if heading.Partial != "" {
			w.text(fmt.Sprintf("import {toc as _toc%d} from ", i))
			w.json(heading.Partial)
			w.text(";\n")
		}
	}
}

func (w *writer) toc(headings []Heading) {
	w.text("[")
	for i, heading := range headings {
		if heading.Partial != "" {
			w.text(fmt.Sprintf("..._toc%d, ", i))
		} else {
			w.json(heading)
			w.text(", ")
		}
	}
	w.text("]")
}

// content writes the content of the page as one value.
func (w *writer) content(page Page) {
	if page.PageTitle == "" {
		w.children(page.Content)
		return
	}
	w.text("_jsxs(_Fragment, {children: [props.isPage && ")
	w.node(Node{Kind: ElementNode, Name: Name{Mapped: "h1"}, Children: []Node{{Kind: TextNode, Value: page.PageTitle}}})
	w.text(", ")
	w.children(page.Content)
	w.text("]})")
}

// component writes the default export.
func (w *writer) component(page Page, declared Words, layout bool) {
	body := &writer{mapped: w.mapped}
	body.content(page)

	w.text("function _createMdxContent(props) {\n")
	if body.hasURLs {
		w.text("  const _home = _useHome();\n")
	}
	w.text("  const _components = {")
	for _, name := range slices.Sorted(maps.Keys(w.mapped)) {
		w.json(name)
		w.text(": ")
		w.json(name)
		w.text(", ")
	}
	w.text("..._scope, ...props.components};\n")
	for _, name := range undeclared(page.Words.Uses, declared.Names, page.Words.Names) {
		w.text("  const " + name + " = _components." + name + " ?? _missing(\"" + name + "\");\n")
	}
	w.text("  return ")
	shift := w.out.Len()
	for _, from := range body.origins {
		from.at += shift
		w.origins = append(w.origins, from)
	}
	w.out.Write(body.out.Bytes())
	w.text(";\n}\n")
	w.text("export default function MDXContent(props = {}) {\n")
	if !layout {
		w.text("  const MDXLayout = props.components?.wrapper ?? _scope.wrapper;\n")
	}
	w.text("  return MDXLayout ? _jsx(MDXLayout, {...props, children: _jsx(_createMdxContent, {...props})}) : _createMdxContent(props);\n}\n")
	w.text("function _missing(name) {\n  throw new Error(\"unknown component \" + name);\n}\n")
	if body.hasURLs {
		w.text("import {useHome as _useHome} from \"" + BaseModule + "\";\n")
	}
}
