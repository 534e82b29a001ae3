// Package script reads the links in a site's own code: its pages and components in TypeScript
// and JavaScript.
//
// [Read] returns a [Script]: the links whose targets are literals, and the scripts that the
// code imports. esbuild finds where elements and calls start; package mdx reads the attributes
// there. The package does not read files, and does not know which pages exist.
package script

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/sourcemap"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// Script holds the links and imports of one source file.
type Script struct {
	Links   []Link   // in source order
	Imports []string // module paths as written, such as "./Card"
}

// Link is a link target that is written as a literal.
type Link struct {
	Kind      Kind
	Element   string // HTML element that has the target; "" for a component or a call
	Attribute string // attribute of the element
	Target    string
	Place
}

// Kind says how a target ends up in the page.
type Kind int

// The kinds of links.
const (
	ComponentLink Kind = iota // a link component: a path gets the base URL
	BaseURLCall               // a call of useBaseUrl, whose argument may be the start of a path
	ElementLink               // an HTML element: the target stays as written
	ElementImage              // an HTML element that shows an image
)

// Extensions returns the extensions of the files that [Read] can read, the preferred one
// first.
func Extensions() []string { return []string{".tsx", ".jsx", ".ts", ".js"} }

// Read reads a source file. It reports false if the code has a syntax error; the bundler
// reports the error itself.
func Read(name string, source []byte) (Script, bool) {
	out, isValid := compile(name, source, api.TransformOptions{})
	if !isValid {
		return Script{}, false
	}
	r := reader{output: out, names: namesIn(out.code)}
	r.elements()
	r.calls()
	slices.SortStableFunc(r.links, func(a, b Link) int { return a.at - b.at })
	return Script{Links: r.links, Imports: importsIn(out.code)}, true
}

// output is what esbuild makes of a source.
type output struct {
	code    string
	origins sourcemap.Map
	source  []byte
	starts  []int // of lines in the source
}

// compile compiles a source. It reports false if the source has a syntax error.
func compile(name string, source []byte, options api.TransformOptions) (output, bool) {
	options.Loader, options.JSX, options.JSXDev, options.Sourcefile, options.TsconfigRaw = loaderOf(name), api.JSXAutomatic, true, sourceName, "{}"
	options.Sourcemap, options.SourcesContent = api.SourceMapExternal, api.SourcesContentExclude
	options.Charset, options.LogLevel = api.CharsetUTF8, api.LogLevelSilent
	result := api.Transform(string(source), options)
	if len(result.Errors) > 0 {
		return output{}, false
	}
	origins, err := sourcemap.Parse(result.Map)
	return output{string(result.Code), origins, source, lineStarts(source)}, err == nil
}

// sourceOf returns the offset in the source of an offset in the code.
func (o output) sourceOf(at int) (offset int, found bool) {
	line := 1 + strings.Count(o.code[:at], "\n")
	column := 1 + units(o.code[strings.LastIndexByte(o.code[:at], '\n')+1:at])
	place, known := o.origins.Find(line, column)
	if !known {
		return 0, false
	}
	return o.offset(place.Line, place.Column)
}

func loaderOf(name string) api.Loader {
	switch path.Ext(name) {
	case ".tsx":
		return api.LoaderTSX
	case ".ts":
		return api.LoaderTS
	}
	return api.LoaderJSX
}

// reader collects the links of one source.
type reader struct {
	output
	names map[string]string // modules by the local names of their imports
	links []Link
}

// sourceName is a file name that marks the places of elements in the output of esbuild.
const sourceName = "docgen:source"

var elementPlace = regexp.MustCompile(`fileName: "` + sourceName + `",\s+lineNumber: (\d+),\s+columnNumber: (\d+)`)

// elements collects the links of elements. In development mode, esbuild writes the start of
// each element into its output.
func (r *reader) elements() {
	for _, match := range elementPlace.FindAllStringSubmatch(r.code, -1) {
		at, found := r.offset(number(match[1]), number(match[2]))
		if !found || r.source[at] != '<' {
			continue
		}
		if tag, wrong := mdx.Tag(r.source, at, len(r.source)); wrong == nil {
			r.element(tag)
		}
	}
}

// element collects the links of a tag. It skips tags with a spread attribute, whose final
// values are unknown.
func (r *reader) element(tag mdx.ParsedTag) {
	names, kind := r.attributesOf(tag.Name)
	if tag.IsUnchecked() || slices.ContainsFunc(tag.Attributes, func(attribute mdx.Attribute) bool { return attribute.Name == "" }) {
		return
	}
	for _, attribute := range tag.Attributes {
		if !slices.Contains(names, attribute.Name) {
			continue
		}
		if text, at, isText := attribute.Text(); isText {
			link := Link{Kind: kind, Target: text}
			if kind == ElementLink || kind == ElementImage {
				link.Element, link.Attribute = tag.Name, attribute.Name
			}
			r.add(link, at)
		}
	}
}

// attributesOf returns the attributes of an element that contain link targets.
func (r *reader) attributesOf(element string) ([]string, Kind) {
	switch element {
	case "a", "area":
		return []string{"href"}, ElementLink
	case "img":
		return []string{"src"}, ElementImage
	case "audio", "embed", "iframe", "source", "track":
		return []string{"src"}, ElementLink
	case "video":
		return []string{"src", "poster"}, ElementLink
	}
	return mdx.TargetsOf(r.names[element]), ComponentLink
}

var call = regexp.MustCompile(`([\w$]+)\(\s*(["'` + "`" + `])`)

// calls collects the paths in calls of useBaseUrl. It skips paths that are concatenated with
// other text.
func (r *reader) calls() {
	if !slices.Contains(slices.Collect(maps.Values(r.names)), mdx.BaseModule) {
		return
	}
	for _, match := range call.FindAllStringSubmatchIndex(r.code, -1) {
		if r.names[r.code[match[2]:match[3]]] != mdx.BaseModule {
			continue
		}
		at, found := r.sourceOf(match[4])
		if !found {
			continue
		}
		if text, isText := mdx.Quoted(string(r.source[at:])); isText && !joins.Match(r.source[at+len(text)+2:]) {
			r.add(Link{Kind: BaseURLCall, Target: text}, at+1)
		}
	}
}

var joins = regexp.MustCompile(`^\s*(?:\+|,?\s*\)\s*\+)`)

func (r *reader) add(link Link, at int) {
	if link.Target != "" {
		link.Place = r.place(at, at+len(link.Target))
		r.links = append(r.links, link)
	}
}
