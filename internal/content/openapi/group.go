package openapi

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// group is the operations with one tag.
type group struct {
	name        string // as readers see it
	description string
	docs        *description.ExternalDocs
	folder      string // of its pages, or the name of its one page
	operations  []*operation
}

// operation is a method of a path.
type operation struct {
	*description.Operation
	method, path string
	item         *description.PathItem
	title        string
	name         string // of its page, or its anchor on the page of the tag
	isWebhook    bool   // the API sends the request; the path is the name of the webhook
}

// request names the request of an operation.
func (o *operation) request() string {
	if o.isWebhook {
		return o.path
	}
	return o.method + " " + o.path
}

// groupsOf divides the operations of an API by their first tag. Those without a tag are
// grouped by the first part of their path.
func groupsOf(doc *description.Document) []*group {
	var groups []*group
	byName := map[string]*group{}
	named := func(name string) *group {
		if byName[name] == nil {
			byName[name] = &group{name: name}
			groups = append(groups, byName[name])
		}
		return byName[name]
	}
	for _, tag := range doc.Tags {
		into := named(tag.Name)
		into.description, into.docs = tag.Description, tag.ExternalDocs
	}
	for path, item := range doc.Paths.All() {
		for method, each := range item.Operations.All() {
			o := &operation{Operation: each, method: method, path: path, item: item}
			o.title = cmp.Or(prose.OneLine(each.Summary), o.method+" "+path)
			into := named(tagOf(o))
			into.operations = append(into.operations, o)
		}
	}
	for name, item := range doc.Webhooks.All() {
		for method, each := range item.Operations.All() {
			o := &operation{Operation: each, method: method, path: name, item: item, isWebhook: true, title: cmp.Or(prose.OneLine(each.Summary), name)}
			into := named("Webhooks")
			into.operations = append(into.operations, o)
			into.description = cmp.Or(into.description, "Requests that the API sends to an address of yours.")
		}
	}
	groups = slices.DeleteFunc(groups, func(g *group) bool { return len(g.operations) == 0 })
	nameFiles(groups)
	return groups
}

// nameFiles gives each group and each operation the name of its file. File systems and URLs
// that ignore case need names that differ in more.
func nameFiles(groups []*group) {
	folders := newNames("index", schemaFolder)
	for _, each := range groups {
		each.folder = folders.unique(each.name)
		files := newNames("index", "readme", each.folder)
		for _, o := range each.operations {
			o.name = files.unique(cmp.Or(o.OperationID, o.request()))
		}
	}
}

// versionPart matches a part of a path that says nothing about the operation.
var versionPart = regexp.MustCompile(`^(?:v?\d[\d.]*|api|\{.*)$`)

// tagOf returns the name of the group of an operation.
func tagOf(o *operation) string {
	if len(o.Tags) > 0 && strings.TrimSpace(o.Tags[0]) != "" {
		return o.Tags[0]
	}
	for part := range strings.SplitSeq(strings.Trim(o.path, "/"), "/") {
		if part != "" && !versionPart.MatchString(part) {
			return slug.Capitalize(strings.ReplaceAll(part, "_", " "))
		}
	}
	return "Other"
}

// names makes names of files and anchors from texts, each once.
type names struct{ used map[string]bool }

func newNames(reserved ...string) names {
	n := names{map[string]bool{}}
	for _, name := range reserved {
		n.used[name] = true
	}
	return n
}

// notInNames matches what the name of a file cannot contain.
var notInNames = regexp.MustCompile(`[^a-z0-9]+`)

// longest is the maximal length of a name, without the number that makes it unique.
const longest = 80

// unique returns a name that no other text has got. A name that starts with a digit would be
// read as a position in the sidebar.
func (n names) unique(text string) string {
	name := notInNames.ReplaceAllString(strings.ToLower(slug.Kebab(text)), "-")
	name = strings.Trim(name[:min(len(name), longest)], "-")
	if name == "" || name[0] >= '0' && name[0] <= '9' {
		name = strings.TrimSuffix("api-"+name, "-")
	}
	found := name
	for number := 2; n.used[found]; number++ {
		found = fmt.Sprintf("%s-%d", name, number)
	}
	n.used[found] = true
	return found
}
