package sidebar_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

// site is a site as a test writes it: the sidebars file, and one line for each
// file of the docs folder with its front matter, or all a category file holds:
//
//	guides/_category_.yml {label: Guides}
//	guides/01-setup.md {sidebar_label: Set up}
type site struct {
	sidebars string // "" for the default, which shows all docs
	files    string
	base     string        // URL; "" for "/"
	input    sidebar.Input // fields that differ from the zero value
	links    sidebar.Links
}

// built is a site's navigation and its docs by id.
type built struct {
	sidebar.Navigation
	outline  sidebar.Outline
	docs     map[string]content.Doc
	indexes  []sidebar.Index
	findings []diag.Diagnostic
}

// pointers returns pointers to docs.
func pointers(docs []content.Doc) []*content.Doc {
	all := make([]*content.Doc, len(docs))
	for i := range docs {
		all[i] = &docs[i]
	}
	return all
}

// values returns docs by their pointers.
func values(docs []*content.Doc) []content.Doc {
	all := make([]content.Doc, len(docs))
	for i, doc := range docs {
		all[i] = *doc
	}
	return all
}

// navigate builds the navigation from docs and the pages of categories.
func navigate(input sidebar.Input, base string, links sidebar.Links) (sidebar.Navigation, sidebar.Outline, []diag.Diagnostic) {
	input.Folder = "sidebar"
	routes, _ := route.Plan([]route.Docs{{Folder: "content", Base: "/", Docs: values(input.Docs)}}, route.Options{Root: base, DuplicateSeverity: diag.Warning})
	outline, findings := sidebar.Expand(input)
	var pages []route.Candidate
	for _, index := range outline.Indexes {
		pages = append(pages, route.Candidate{
			Ref: route.Ref{Kind: route.Category, ID: index.Key}, Slug: index.Slug, Name: index.Title,
			Report: index.Reporter("slug"),
		})
	}
	routes, taken := routes.With(pages)
	navigation, broken := sidebar.Link(outline, routes.In(content.SetID{}), links)
	return navigation, outline, diag.Sort(append(append(findings, taken...), broken...))
}

func build(t *testing.T, site site) built {
	t.Helper()
	result := built{docs: map[string]content.Doc{}}
	input := site.input
	input.Specs = sidebar.Default()
	if site.sidebars != "" {
		specs, findings := sidebar.Parse([]byte(site.sidebars), "sidebars.yaml", nil)
		input.Specs, result.findings = specs, findings
	}
	for line := range strings.SplitSeq(strings.TrimSpace(site.files), "\n") {
		file, frontMatter, given := strings.Cut(strings.TrimSpace(line), " {")
		if given {
			frontMatter = "{" + frontMatter
		}
		if strings.HasPrefix(path.Base(file), "_category_") {
			category, findings := sidebar.ParseCategory([]byte(frontMatter), "content/"+file, file)
			input.Categories = append(input.Categories, category)
			result.findings = append(result.findings, findings...)
			continue
		}
		doc := describe(t, file, frontMatter)
		if doc.FrontMatter.Draft {
			input.Drafts = append(input.Drafts, &doc)
			continue
		}
		input.Docs = append(input.Docs, &doc)
		result.docs[doc.ID] = doc
	}
	navigation, outline, findings := navigate(input, cmp.Or(site.base, "/"), site.links)
	result.Navigation, result.outline, result.indexes, result.findings = navigation, outline, outline.Indexes, diag.Sort(append(result.findings, findings...))
	return result
}

// describe returns a doc from its path and its front matter as a YAML flow mapping.
func describe(t *testing.T, file, frontMatter string) content.Doc {
	t.Helper()
	var fields map[string]any
	if _, findings := strictyaml.Decode([]byte(frontMatter), &fields, strictyaml.Options{File: file}); len(findings) > 0 {
		t.Fatalf("%s %s\ngot %v", file, frontMatter, findings)
	}
	text := "---\n"
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		value, err := json.Marshal(fields[name])
		if err != nil {
			t.Fatal(err)
		}
		text += fmt.Sprintf("%s: %s\n", name, value)
	}
	source := content.File{Path: file, Name: "content/" + file, Text: []byte(text + "---\n")}
	decoded, findings, _ := content.ReadFrontMatter(source)
	if len(findings) > 0 {
		t.Fatalf("%s %s\ngot %v", file, frontMatter, findings)
	}
	doc, _ := content.Describe(source, content.Parsed{FrontMatter: decoded})
	return doc
}

// outline writes items one on a line, those of a category indented below it:
//
//	Set up /setup             a link
//	Elsewhere => https://…    a link out of the site
//	+ Guides /guides          a category that is closed at first; "-" open, "=" always open
//	+ API (/api/app)          one without a page, and its first page
//	+ API < /sidebar/0-1.json one whose items are in a file
//	<hr>                      HTML
//	Set up /setup .new        something with a class
func outline(items []contract.SidebarItem) string {
	var out strings.Builder
	for _, item := range items {
		switch item := item.(type) {
		case contract.SidebarLink:
			arrow := " "
			if item.External {
				arrow = " => "
			}
			fmt.Fprintf(&out, "%s%s%s%s\n", item.Label, arrow, item.Href, class(item.ClassName))
		case contract.SidebarHTML:
			style := ""
			if item.DefaultStyle {
				style = " (default style)"
			}
			fmt.Fprintf(&out, "%s%s%s\n", item.Value, style, class(item.ClassName))
		case contract.SidebarCategory:
			fmt.Fprintf(&out, "%s %s%s%s%s%s\n", category(item), item.Label, before(" ", item.Href), before(" (", item.First), before(" < ", item.Source),
				class(item.ClassName))
			for line := range strings.SplitSeq(strings.TrimSuffix(outline(item.Items), "\n"), "\n") {
				if line != "" {
					fmt.Fprintf(&out, "  %s\n", line)
				}
			}
		}
	}
	return out.String()
}

func category(item contract.SidebarCategory) string {
	switch {
	case !item.Collapsible && item.Collapsed:
		return "?"
	case !item.Collapsible:
		return "="
	case item.Collapsed:
		return "+"
	}
	return "-"
}

func class(name string) string { return before(" .", name) }

// before puts a mark before a non-empty text.
func before(mark, text string) string {
	if text == "" {
		return ""
	}
	if mark == " (" {
		text += ")"
	}
	return mark + text
}

// view returns the sidebar on a doc's page.
func (b built) view(t *testing.T, id string) string {
	t.Helper()
	if _, found := b.docs[id]; !found {
		t.Fatalf("no doc %q among %v", id, slices.Sorted(maps.Keys(b.docs)))
	}
	shown := b.At(id).View
	if shown == nil {
		return "none"
	}
	return shown.ID + "\n" + outline(shown.Items)
}

// lines formats diagnostics as "file:line:column+length severity: text (hint)".
func lines(findings []diag.Diagnostic) []string {
	list := []string{}
	for _, finding := range findings {
		line := fmt.Sprintf("%s+%d %s: %s", finding.Place(), finding.Length, finding.Severity, finding.Text)
		if finding.Hint != "" {
			line += " (" + finding.Hint + ")"
		}
		list = append(list, line)
	}
	return list
}

// trimmed removes the indentation of the first line from all lines of a text.
func trimmed(text string) string {
	text = strings.TrimPrefix(text, "\n")
	indent := text[:len(text)-len(strings.TrimLeft(text, "\t "))]
	var out strings.Builder
	for line := range strings.SplitSeq(strings.TrimRight(text, "\t \n"), "\n") {
		out.WriteString(strings.TrimPrefix(line, indent) + "\n")
	}
	return out.String()
}

func compare(t *testing.T, input, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s\ngot\n%s\nwant\n%s", input, got, want)
	}
}

func compareLines(t *testing.T, input string, got, want []string) {
	t.Helper()
	compare(t, input, strings.Join(got, "\n"), strings.Join(want, "\n"))
}
