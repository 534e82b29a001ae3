package description

import (
	"fmt"
	"regexp"
	"strings"

	"go.yaml.in/yaml/v3"
)

// inspect reports what is wrong with the structure of a description. It returns what follows the
// references of a valid one.
func (p *problems) inspect(root *yaml.Node) *walker {
	if root.Kind != yaml.MappingNode {
		p.start("this is not an OpenAPI description", `an OpenAPI description starts with a version, such as "openapi: 3.1.0"`)
		return nil
	}
	if !p.version(root) {
		return nil
	}
	paths, webhooks := child(root, "paths"), child(root, "webhooks")
	if paths == nil && webhooks == nil {
		p.start("the description has no paths", `add "paths", with the operations of the API`)
		return nil
	}
	for _, name := range []string{"info", "paths", "components", "webhooks"} {
		if found := child(root, name); found != nil && found.Kind != yaml.MappingNode {
			p.report(found, fmt.Sprintf("%q must be an object", name), "compare this part with https://spec.openapis.org")
		}
	}
	p.operations(paths)
	w := &walker{problems: p, root: root, anchors: map[string]*yaml.Node{}, known: map[string]*yaml.Node{}, seen: map[*yaml.Node]bool{}}
	c, known := &collector{walker: w, sizes: map[*yaml.Node]int{}}, len(p.found)
	if c.collect(root) > largest && len(p.found) == known {
		p.start("the aliases stand for more than 10 million values", "write them as references, such as {$ref: '#/components/schemas/Pet'}")
	}
	if len(p.found) > known {
		return nil
	}
	w.walk(root, fields)
	w.cycles()
	return w
}

// start reports a problem of the whole file at its start.
func (p *problems) start(text, hint string) {
	p.report(&yaml.Node{Line: 1, Column: 1}, text, hint)
}

// versions matches the versions of OpenAPI that docgen reads. Pages leave out what only 3.2 has, but for its methods.
var versions = regexp.MustCompile(`^3\.[012](\.|$)`)

// version reports whether the description has a version that docgen reads.
func (p *problems) version(root *yaml.Node) bool {
	if old := child(root, "swagger"); old != nil {
		p.report(old, fmt.Sprintf("this is a description in OpenAPI %s, which docgen does not read", old.Value),
			`convert it to version 3, for example with "npx swagger2openapi"`)
		return false
	}
	version := child(root, "openapi")
	switch {
	case version == nil:
		p.start("this is not an OpenAPI description", `an OpenAPI description has a version, such as "openapi: 3.1.0"`)
		return false
	case !versions.MatchString(version.Value):
		p.report(version, fmt.Sprintf("docgen does not read version %q of OpenAPI", version.Value), "write the description in version 3.0, 3.1 or 3.2")
		return false
	}
	return true
}

// methods are the operations that a path may have, as keys of the path.
var methods = []string{"get", "post", "put", "patch", "delete", "head", "options", "trace", "query"}

// operations reports ids that two operations share.
func (p *problems) operations(paths *yaml.Node) {
	known := map[string]string{} // names of operations by id
	for path, item := range Entries(paths) {
		for _, method := range methods {
			id := child(child(item, method), "operationId")
			if id == nil || id.Value == "" {
				continue
			}
			name := strings.ToUpper(method) + " " + path.Value
			if first, isTaken := known[id.Value]; isTaken {
				p.report(id, fmt.Sprintf("%s has the operationId %q, as does %s", name, id.Value, first), "give each operation an id of its own")
				continue
			}
			known[id.Value] = name
		}
	}
}

// largest is how many values a description may have, with those that aliases repeat.
const largest = 10_000_000

// collector finds the anchors of schemas, and counts values.
type collector struct {
	*walker
	sizes map[*yaml.Node]int // -1 while the values below a node are counted
}

// collect returns how many values are below a node. A node that contains itself is reported.
func (c *collector) collect(node *yaml.Node) int {
	if node == nil {
		return 0
	}
	if node.Kind == yaml.AliasNode {
		if c.sizes[node.Alias] == -1 {
			c.report(node, fmt.Sprintf("the alias %q is inside its own anchor", "*"+node.Value),
				"write it as a reference, such as {$ref: '#/components/schemas/Pet'}")
			return 0
		}
		return c.collect(node.Alias)
	}
	if size, isKnown := c.sizes[node]; isKnown {
		return max(size, 0)
	}
	c.sizes[node] = -1
	if anchor := child(node, "$anchor"); anchor != nil {
		c.anchors[anchor.Value] = node
	}
	size := 1
	for _, each := range node.Content {
		size = min(size+c.collect(each), largest+1)
	}
	c.sizes[node] = size
	return size
}
