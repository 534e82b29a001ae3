package description

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/docgen-cli/docgen/internal/diag"
)

// walker follows the references of a description.
type walker struct {
	*problems
	root    *yaml.Node
	anchors map[string]*yaml.Node // schemas by their "$anchor"
	seen    map[*yaml.Node]bool
	known   map[string]*yaml.Node // by pointer
	links   []reference
}

// reference is a $ref that leads to a node.
type reference struct{ holder, place, to *yaml.Node }

// keys says what the keys of a mapping are.
type keys int

const (
	fields keys = iota // of OpenAPI
	named              // chosen by the author
)

// nameMaps are the fields whose keys the author chooses.
var nameMaps = []string{"properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "paths", "webhooks", "callbacks", "schemas", "examples",
	"responses", "parameters", "requestBodies", "headers", "securitySchemes", "links", "pathItems", "content", "variables", "encoding"}

// opaque are the fields whose values are data, in which "$ref" has no meaning.
var opaque = []string{"example", "default", "enum", "const", "value", "mapping", "scopes"}

// walk checks every reference below a node.
func (w *walker) walk(node *yaml.Node, kind keys) {
	node = Target(node)
	if node == nil || w.seen[node] {
		return
	}
	w.seen[node] = true
	if node.Kind == yaml.SequenceNode {
		for _, each := range node.Content {
			w.walk(each, fields)
		}
		return
	}
	for key, value := range Entries(node) {
		switch {
		case key.Value == "$ref" && value != nil && value.Kind == yaml.ScalarNode:
			w.check(node, value)
		case kind == fields && (strings.HasPrefix(key.Value, "x-") || slices.Contains(opaque, key.Value)):
		case kind == fields && key.Value == "examples" && value != nil && value.Kind == yaml.SequenceNode: // of JSON Schema
		case kind == fields && slices.Contains(nameMaps, key.Value):
			w.walk(value, named)
		default:
			w.walk(value, fields)
		}
	}
}

// check reports a reference that leads nowhere.
func (w *walker) check(holder, place *yaml.Node) {
	pointer, isLocal := strings.CutPrefix(place.Value, "#")
	if !isLocal {
		w.report(place, fmt.Sprintf("the reference %q leads to another file", place.Value),
			`docgen reads one file: join the files first, for example with "npx @redocly/cli bundle"`)
		return
	}
	if !strings.HasPrefix(pointer, "/") && w.anchors[pointer] != nil {
		return
	}
	node, hint := w.find(pointer)
	if node == nil {
		w.report(place, fmt.Sprintf("the reference %q leads nowhere", place.Value), hint)
		return
	}
	w.links = append(w.links, reference{holder, place, node})
}

// find returns the node that a JSON pointer leads to, or a hint at the nearest one.
func (w *walker) find(pointer string) (*yaml.Node, string) {
	if found := w.known[pointer]; found != nil {
		return found, ""
	}
	node, path := w.root, "#"
	steps := strings.Split(pointer, "/")
	if len(steps) < 2 || steps[0] != "" {
		return nil, `write the path of a part of this file, such as "#/components/schemas/Pet"`
	}
	for _, step := range steps[1:] {
		step = unescaped(step)
		next := child(node, step)
		if node.Kind == yaml.SequenceNode {
			if index, err := strconv.Atoi(step); err == nil && index >= 0 && index < len(node.Content) {
				next = Target(node.Content[index])
			}
		}
		if next == nil {
			var names []string
			for key := range Entries(node) {
				names = append(names, key.Value)
			}
			if near := diag.Nearest(step, names); near != "" && "#"+pointer == path+"/"+step {
				return nil, fmt.Sprintf("did you mean %q?", path+"/"+near)
			}
			return nil, fmt.Sprintf("%s has no %q", path, step)
		}
		node, path = next, path+"/"+step
	}
	w.known[pointer] = node
	return node, ""
}

// cycles reports references that lead back to themselves with nothing in between, so that they
// say nothing. A schema may well contain itself in a property or a list.
func (w *walker) cycles() {
	next := map[*yaml.Node][]*yaml.Node{}
	for _, link := range w.links {
		next[link.holder] = append(next[link.holder], link.to)
	}
	var reaches func(from, goal *yaml.Node, seen map[*yaml.Node]bool) bool
	reaches = func(from, goal *yaml.Node, seen map[*yaml.Node]bool) bool {
		if from == goal {
			return true
		}
		if seen[from] {
			return false
		}
		seen[from] = true
		onward := slices.Clone(next[from])
		if all := child(from, "allOf"); all != nil && all.Kind == yaml.SequenceNode {
			for _, each := range all.Content {
				onward = append(onward, Target(each))
			}
		}
		return slices.ContainsFunc(onward, func(to *yaml.Node) bool { return to != nil && reaches(to, goal, seen) })
	}
	for _, link := range w.links {
		if reaches(link.to, link.holder, map[*yaml.Node]bool{}) {
			w.report(link.place, fmt.Sprintf("the reference %q leads back to itself", link.place.Value), "let it lead to a schema that says what the value is")
		}
	}
}
