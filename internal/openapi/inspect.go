package openapi

import (
	"fmt"
	"strings"

	"github.com/pb33f/go-yaml"
)

// inspect reports what is wrong with the structure of a description.
func (p *problems) inspect(document *yaml.Node) {
	root := document
	if document.Kind == yaml.DocumentNode && len(document.Content) > 0 {
		root = document.Content[0]
	}
	if root.Kind != yaml.MappingNode {
		p.file1("this is not an OpenAPI description", `an OpenAPI description starts with a version, such as "openapi: 3.1.0"`)
		return
	}
	if !p.version(root) {
		return
	}
	paths, webhooks := child(root, "paths"), child(root, "webhooks")
	if paths == nil && webhooks == nil {
		p.file1("the description has no paths", `add "paths", with the operations of the API`)
		return
	}
	for _, name := range []string{"info", "paths", "components", "webhooks"} {
		if found := child(root, name); found != nil && found.Kind != yaml.MappingNode {
			p.at(found, fmt.Sprintf("%q must be an object", name), "compare this part with https://spec.openapis.org")
		}
	}
	p.operations(paths)
	w := &walker{problems: p, root: root, anchors: map[string]bool{}, seen: map[*yaml.Node]bool{}}
	w.collect(root)
	clear(w.seen)
	w.walk(root, fields)
	w.cycles()
}

// file1 reports a problem of the whole file at its start.
func (p *problems) file1(text, hint string) {
	p.at(&yaml.Node{Line: 1, Column: 1}, text, hint)
}

// version reports whether the description has a version that docgen reads.
func (p *problems) version(root *yaml.Node) bool {
	if old := child(root, "swagger"); old != nil {
		p.at(old, fmt.Sprintf("this is a description in OpenAPI %s, which docgen does not read", old.Value), `convert it to version 3, for example with "npx swagger2openapi"`)
		return false
	}
	version := child(root, "openapi")
	switch {
	case version == nil:
		p.file1("this is not an OpenAPI description", `an OpenAPI description has a version, such as "openapi: 3.1.0"`)
		return false
	case !strings.HasPrefix(version.Value, "3.0.") && !strings.HasPrefix(version.Value, "3.1.") && version.Value != "3.0" && version.Value != "3.1":
		p.at(version, fmt.Sprintf("docgen does not read version %q of OpenAPI", version.Value), "write the description in version 3.0 or 3.1")
		return false
	}
	return true
}

// methods are the operations that a path may have, as keys of the path.
var methods = []string{"get", "post", "put", "patch", "delete", "head", "options", "trace"}

// operations reports ids that two operations share.
func (p *problems) operations(paths *yaml.Node) {
	type place struct{ name string }
	known := map[string]place{}
	for path, item := range entries(paths) {
		for _, method := range methods {
			id := child(child(item, method), "operationId")
			if id == nil || id.Value == "" {
				continue
			}
			name := strings.ToUpper(method) + " " + path.Value
			if first, isTaken := known[id.Value]; isTaken {
				p.at(id, fmt.Sprintf("%s has the operationId %q, as does %s", name, id.Value, first.name), "give each operation an id of its own")
				continue
			}
			known[id.Value] = place{name}
		}
	}
}

// entries returns the keys and values of a mapping.
func entries(node *yaml.Node) func(yield func(key, value *yaml.Node) bool) {
	return func(yield func(key, value *yaml.Node) bool) {
		if node = target(node); node == nil || node.Kind != yaml.MappingNode {
			return
		}
		for i := 0; i+1 < len(node.Content); i += 2 {
			if !yield(node.Content[i], target(node.Content[i+1])) {
				return
			}
		}
	}
}

// target returns the node that an alias stands for.
func target(node *yaml.Node) *yaml.Node {
	for range 10 {
		if node == nil || node.Kind != yaml.AliasNode {
			return node
		}
		node = node.Alias
	}
	return nil
}

// child returns the value of a key; nil if there is none.
func child(node *yaml.Node, key string) *yaml.Node {
	for name, value := range entries(node) {
		if name.Value == key {
			return value
		}
	}
	return nil
}
