package mdx

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"sort"
	"strings"
)

// Page is what a module is made of.
type Page struct {
	Declarations []Declarations
	Content      []Node
	Words        Words          // of the content
	FrontMatter  map[string]any // nil counts as empty
	Title        string         // of the text's own h1; "" when it has none
	Headings     []Heading
	Metadata     any // what the site says of the page; nil for none
}

// Heading is an entry of the table of contents, or an imported text whose entries
// stand there.
type Heading struct {
	Value   string // HTML
	ID      string
	Level   int
	Partial string // path that the text is imported by; "" for a heading
}

// Module is the text of an ES module in JSX and TypeScript, and where its code
// comes from.
type Module struct {
	Text    string
	origins []origin
}

// origin says that bytes of the module are those of the source.
type origin struct{ at, source, length int }

// Origin is the place in the source that a byte of the module comes from, or the
// last one before; false before the first.
func (m Module) Origin(offset int) (int, bool) {
	i := sort.Search(len(m.origins), func(i int) bool { return m.origins[i].at > offset }) - 1
	if i < 0 {
		return 0, false
	}
	found := m.origins[i]
	return found.source + min(offset-found.at, found.length), true
}

// Scope is the module whose export "MDXComponents" modules find components in.
const Scope = "@theme/MDXComponents"

type writer struct {
	out     bytes.Buffer
	origins []origin
	mapped  map[string]bool // names of Mapped elements
}

// Write makes a page's module. It imports [Scope] and react/jsx-runtime, exports
// frontMatter, contentTitle, toc and metadata unless the author does, and by
// default the content as a component that takes components as a property.
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

// undeclared are the components that are used and named nowhere else, each once,
// sorted.
func undeclared(uses []Use, names map[string]bool) []string {
	found := map[string]bool{}
	for _, use := range uses {
		if !names[use.Name] {
			found[use.Name] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

func (w *writer) text(text string) { w.out.WriteString(text) }

// code writes what the author wrote.
func (w *writer) code(code Code) {
	w.mark(code.At, len(code.Text))
	w.text(code.Text)
}

func (w *writer) mark(source, length int) {
	w.origins = append(w.origins, origin{w.out.Len(), source, length})
}

func (w *writer) json(value any) {
	encoder := json.NewEncoder(&w.out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		w.text("undefined") // a number without end, in front matter
		return
	}
	w.out.Truncate(w.out.Len() - 1) // the line end
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

var (
	exportDefault  = regexp.MustCompile(`(?m)^export\s+default\s+`)
	exportListed   = regexp.MustCompile(`(?m)^export\s*\{([^}]*)\}(?:\s*from\s*("[^"\n]*"|'[^'\n]*'))?`)
	defaultInNames = regexp.MustCompile(`(?:([\w$]+)\s+as\s+)?\bdefault\b\s*(?:,|$)`)
)

// declarations writes imports and exports. A default export is the page's layout.
func (w *writer) declarations(part Declarations) {
	code := part.Code
	if at := exportDefault.FindStringIndex(code.Text); at != nil && part.Exports["default"] {
		w.code(code.slice(0, at[0]))
		w.text("const MDXLayout = ")
		code = code.slice(at[1], len(code.Text))
	} else if at := exportListed.FindStringSubmatchIndex(code.Text); at != nil && part.Exports["default"] {
		w.code(code.slice(0, at[0]))
		w.listedLayout(code.Text, at)
		code = code.slice(at[1], len(code.Text))
	}
	w.code(code)
	w.text("\n")
}

// listedLayout writes a list of exports with a default one; at are the places of
// the list, its names and its module.
func (w *writer) listedLayout(text string, at []int) {
	names := strings.TrimSpace(text[at[2]:at[3]])
	place := defaultInNames.FindStringSubmatchIndex(names)
	if place == nil {
		w.text(text[at[0]:at[1]])
		return
	}
	layout := "default"
	if place[2] >= 0 {
		layout = names[place[2]:place[3]]
	}
	others, from := strings.Trim(names[:place[0]]+names[place[1]:], ", "), ""
	if at[4] >= 0 {
		from = " from " + text[at[4]:at[5]]
		w.text("import {" + layout + " as MDXLayout}" + from)
	} else {
		w.text("const MDXLayout = " + layout)
	}
	w.text(";\nexport {" + others + "}" + from)
}

func (c Code) slice(start, stop int) Code { return Code{Text: c.Text[start:stop], At: c.At + start} }

func (w *writer) exports(page Page, own map[string]bool) {
	values := []struct {
		name  string
		write func()
	}{
		{"frontMatter", func() { w.json(orEmpty(page.FrontMatter)) }},
		{"contentTitle", func() {
			if page.Title == "" {
				w.text("undefined")
				return
			}
			w.json(page.Title)
		}},
		{"toc", func() { w.toc(page.Headings) }},
		{"metadata", func() { w.json(page.Metadata) }},
	}
	for _, value := range values {
		if !own[value.name] {
			w.text("export const " + value.name + " = ")
			value.write()
			w.text(";\n")
		}
	}
}

func orEmpty(fields map[string]any) map[string]any {
	if fields == nil {
		return map[string]any{}
	}
	return fields
}

func (w *writer) toc(headings []Heading) {
	w.text("[")
	for i, heading := range headings {
		if heading.Partial != "" {
			w.text(fmt.Sprintf("..._toc%d, ", i))
			continue
		}
		w.json(struct {
			Value string `json:"value"`
			ID    string `json:"id"`
			Level int    `json:"level"`
		}{heading.Value, heading.ID, heading.Level})
		w.text(", ")
	}
	w.text("]")
}

// component writes the default export.
func (w *writer) component(page Page, declared Words, layout bool) {
	body := &writer{mapped: w.mapped}
	body.children(page.Content)

	w.text("function _createMdxContent(props) {\n  const _components = {")
	for _, name := range slices.Sorted(maps.Keys(w.mapped)) {
		w.json(name)
		w.text(": ")
		w.json(name)
		w.text(", ")
	}
	w.text("..._scope, ...props.components};\n")
	for _, name := range undeclared(page.Words.Uses, union(declared.Names, page.Words.Names)) {
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
	w.text("function _missing(name) {\n  throw new Error(\"the component \" + name + \" is not in scope\");\n}\n")
}

func union(sets ...map[string]bool) map[string]bool {
	all := map[string]bool{}
	for _, set := range sets {
		maps.Copy(all, set)
	}
	return all
}

// children writes nodes as one value.
func (w *writer) children(nodes []Node) {
	w.element(Node{Kind: ElementNode, Children: nodes})
}

func (w *writer) node(node Node) {
	switch node.Kind {
	case TextNode:
		w.json(node.Value)
	case ExpressionNode:
		w.text("(")
		w.code(node.Code)
		w.text("\n)") // a comment may end the code
	case ElementNode:
		w.element(node)
	}
}

func (w *writer) element(node Node) {
	call := "_jsx("
	if len(node.Children) > 1 {
		call = "_jsxs("
	}
	w.text(call)
	w.name(node.Name)
	w.text(", {")
	for _, prop := range node.Props {
		w.prop(prop)
	}
	switch len(node.Children) {
	case 0:
	case 1:
		w.text("children: ")
		w.node(node.Children[0])
	default:
		w.text("children: [")
		for i, child := range node.Children {
			if i > 0 {
				w.text(", ")
			}
			w.node(child)
		}
		w.text("]")
	}
	w.text("})")
}

func (w *writer) name(name Name) {
	switch {
	case name.Mapped != "":
		w.mapped[name.Mapped] = true
		w.text("_components." + name.Mapped)
	case name.Literal != "":
		w.json(name.Literal)
	case name.Component != "":
		w.code(Code{Text: name.Component, At: name.At})
	default:
		w.text("_Fragment")
	}
}

func (w *writer) prop(prop Prop) {
	switch {
	case prop.Name == "":
		w.text("...(")
		w.code(*prop.Code)
		w.text("\n), ")
		return
	case prop.Code != nil:
		w.json(prop.Name)
		w.text(": (")
		w.code(*prop.Code)
		w.text("\n), ")
		return
	}
	w.json(prop.Name)
	w.text(": ")
	w.json(prop.Value)
	w.text(", ")
}
