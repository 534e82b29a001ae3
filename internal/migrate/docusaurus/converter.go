package docusaurus

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// converter holds one conversion.
type converter struct {
	site        Site
	parts       []part // presets, plugins and themes
	out         *evaluate.Object
	from        map[string][]string // paths in docgen.yaml to paths in the configuration
	files       []File
	notes       []Note
	redirects   []evaluate.Value
	importsCode bool             // a plugin shows files in code blocks
	lacksRoutes bool             // a plugin makes pages that docgen does not have
	postCSS     []evaluate.Value // plugins of the site that change the options of PostCSS
	isClassic   bool             // it uses Docusaurus's classic preset
	missing     []string         // packages that are not installed, but whose values docgen.yaml would have
}

func (c *converter) note(class Class, at []string, what, text string) {
	place := c.site.Places.Find(at...)
	if place.File == "" {
		place.File = c.site.File
	}
	c.notes = append(c.notes, Note{Class: class, Place: place, What: what, Text: text})
}

// set sets an option of docgen.yaml, and remembers where it comes from. It leaves out what comes from packages that are
// not installed.
func (c *converter) set(to string, value evaluate.Value, from []string) {
	known := c.installed(value, from)
	if known == nil && value != nil {
		return
	}
	value = known
	keys := strings.Split(to, ".")
	parent := c.out
	for _, key := range keys[:len(keys)-1] {
		next, isObject := parent.Fields[key].(*evaluate.Object)
		if !isObject {
			next = newObject()
			put(parent, key, next)
		}
		parent = next
	}
	put(parent, keys[len(keys)-1], value)
	c.from[to] = from
}

func put(object *evaluate.Object, key string, value evaluate.Value) {
	if _, found := object.Fields[key]; !found {
		object.Keys = append(object.Keys, key)
	}
	object.Fields[key] = value
}

func newObject() *evaluate.Object { return &evaluate.Object{Fields: map[string]evaluate.Value{}} }

// origin returns where in the configuration an option of docgen.yaml comes from.
func (c *converter) origin(to []string) []string {
	for length := len(to); length > 0; length-- {
		if from, found := c.from[strings.Join(to[:length], ".")]; found {
			return append(slices.Clone(from), to[length:]...)
		}
	}
	return to
}

// plain turns a value into one that YAML can hold: functions become references to the
// configuration file, files of packages their names, and absolute paths are relative to the site.
func (c *converter) plain(value evaluate.Value) evaluate.Value {
	switch value := value.(type) {
	case string:
		return c.relative(value)
	case evaluate.Function:
		return c.reference(value)
	case evaluate.Package:
		if value.IsFile {
			return value.Name
		}
	case []evaluate.Value:
		list := make([]evaluate.Value, len(value))
		for i, item := range value {
			list[i] = c.plain(item)
		}
		return list
	case *evaluate.Object:
		object := newObject()
		for _, key := range value.Keys {
			put(object, key, c.plain(value.Fields[key]))
		}
		return object
	}
	return value
}

// relative returns a path in or near the site relative to it. Other texts stay as they are.
func (c *converter) relative(text string) string {
	if !filepath.IsAbs(text) || c.site.Root == "" {
		return text
	}
	below, err := filepath.Rel(c.site.Root, text)
	if err != nil {
		return text
	}
	below = filepath.ToSlash(below)
	// Paths in URLs begin with a slash, too. A file near the site is in the same top folder.
	up, depth := strings.Count(below+"/", "../"), strings.Count(filepath.ToSlash(c.site.Root), "/")
	if up > 2 || up >= depth {
		return text
	}
	if at := strings.LastIndex(below, "node_modules/"); at >= 0 {
		return below[at+len("node_modules/"):]
	}
	return below
}

// reference names a function: by its package, its file, or its place in the configuration.
func (c *converter) reference(function evaluate.Function) string {
	if name := c.relative(function.File); function.File != "" && name != c.site.File {
		if strings.Contains(filepath.ToSlash(function.File), "/node_modules/") {
			return packageName(name)
		}
		return name
	}
	return c.site.File + "#" + function.Path
}

// packageName returns the name of the package of a file in node_modules.
func packageName(file string) string {
	parts := strings.Split(file, "/")
	if strings.HasPrefix(file, "@") {
		return strings.Join(parts[:min(2, len(parts))], "/")
	}
	return parts[0]
}

func (c *converter) sortNotes() {
	slices.SortStableFunc(c.notes, func(a, b Note) int {
		return cmp.Or(cmp.Compare(a.Place.File, b.Place.File), cmp.Compare(a.Place.Line, b.Place.Line), cmp.Compare(a.Place.Column, b.Place.Column))
	})
	c.notes = slices.Compact(c.notes)
}

// Helpers for values.

func text(value evaluate.Value) string { found, _ := value.(string); return found }

func object(value evaluate.Value) *evaluate.Object {
	if found, isObject := value.(*evaluate.Object); isObject {
		return found
	}
	return newObject()
}

func isFunction(value evaluate.Value) bool {
	_, is := value.(evaluate.Function)
	return is
}

func list(value evaluate.Value) []evaluate.Value {
	switch value := value.(type) {
	case nil:
		return nil
	case []evaluate.Value:
		return value
	default:
		return []evaluate.Value{value}
	}
}

func at(path []string, keys ...any) []string {
	path = slices.Clone(path)
	for _, key := range keys {
		switch key := key.(type) {
		case int:
			path = append(path, strconv.Itoa(key))
		case string:
			path = append(path, key)
		}
	}
	return path
}
