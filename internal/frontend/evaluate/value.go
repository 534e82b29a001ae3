// Package evaluate runs JavaScript and TypeScript modules of a site in Node and returns their
// exports as Go values.
//
// Configuration of Docusaurus is code: docusaurus.config.js, sidebars.js, options that are
// functions. The package knows nothing about the meaning of what it evaluates.
package evaluate

import "strconv"

// Value is what a module exports: nil, bool, float64, string, []Value, *Object, Function or
// Package.
type Value any

// Object is a mapping in the order in which the code wrote its keys.
type Object struct {
	Keys   []string
	Fields map[string]Value
}

// Get returns the value at a path of keys and list indexes, such as "themeConfig", "navbar",
// "items", "0". It is nil if there is none.
func Get(value Value, path ...string) Value {
	for _, key := range path {
		switch current := value.(type) {
		case *Object:
			value = current.Fields[key]
		case []Value:
			value = item(current, key)
		default:
			return nil
		}
	}
	return value
}

func item(list []Value, key string) Value {
	index, err := strconv.ParseUint(key, 10, 32)
	if err != nil || index >= uint64(len(list)) {
		return nil
	}
	return list[index]
}

// Function is a function in the exports of a module. [Session.Call] calls it.
type Function struct {
	Path   string // where it is in the exports: "presets.0.1.docs.editUrl"
	Source string // the beginning of its code
	File   string // absolute path of the file whose export it is; "" if it is part of another value
}

// Package stands for a value that comes from an npm package that is not installed.
type Package struct {
	Name string // "js-yaml"
	Path string // what the code asked it for: "load()", "themes.github"; "" for the package itself
	// IsFile means that the value is the path of a file in the package, which Name ends with: "some/style.css".
	IsFile bool
}

// Place is where something is in a source file. The zero Place is unknown.
type Place struct {
	File         string // relative to the site folder, with slashes
	Line, Column int    // from 1; columns count characters
}

// decode turns what node/encode.js has written into a value. A list begins with a tag.
func decode(encoded any) Value {
	list, isTagged := encoded.([]any)
	if !isTagged || len(list) == 0 {
		return encoded
	}
	rest := list[1:]
	switch list[0] {
	case "list":
		items := make([]Value, len(rest))
		for i, item := range rest {
			items[i] = decode(item)
		}
		return items
	case "object":
		return decodeObject(rest)
	case "function":
		return Function{Path: text(rest[0]), Source: text(rest[1]), File: text(rest[2])}
	case "package":
		return Package{Name: text(rest[0]), Path: text(rest[1]), IsFile: rest[2] == true}
	}
	return nil
}

func decodeObject(pairs []any) *Object {
	made := &Object{Fields: map[string]Value{}}
	for i := 0; i+1 < len(pairs); i += 2 {
		key := text(pairs[i])
		if _, isKnown := made.Fields[key]; !isKnown {
			made.Keys = append(made.Keys, key)
		}
		made.Fields[key] = decode(pairs[i+1])
	}
	return made
}

func text(value any) string {
	found, _ := value.(string)
	return found
}
