// Package docusaurus has the names of Docusaurus's theme: of its components, and of the classes of its HTML and of
// Infima, its style sheet. It says what docgen has for each.
//
// components.tsv has a line for each component that a site can replace: what a file of that name does, the name, the
// component of docgen's theme, and what the file gets. absent.tsv has the beginnings of the names for which docgen
// has nothing, and what to do instead. All functions are pure. The package knows neither files nor bundles.
package docusaurus

import (
	_ "embed" // for the tables
	"slices"
	"strings"
	"sync"
)

// Role is what a site's file with the name of a component does to the component of docgen's theme.
type Role string

// The roles.
const (
	Replaces  Role = "replaces"
	Lists     Role = "lists"     // has components that it shows
	Element   Role = "element"   // renders an element of MDX pages
	Surrounds Role = "surrounds" // shows it inside
	Beside    Role = "beside"    // stands before it, such as what adds to the head of a page
	Part      Role = "part"      // replaces a part of it; theme/docusaurus/composed puts it together from the parts
)

// Component is one of Docusaurus's.
type Component struct {
	Role       Role
	Name, Ours string // in Docusaurus, and in docgen's theme
	Gets, What string // what a file gets: "children", a component of docgen's theme; "props", see theme/docusaurus/common/overrideProps.ts; or the "element"
}

// Children returns the component that Docusaurus hands to this one as its children; "" for none. In docgen's theme,
// components render them themselves.
func (c Component) Children() string {
	if c.Gets == "children" {
		return c.What
	}
	return ""
}

var (
	//go:embed components.tsv
	componentLines string
	//go:embed absent.tsv
	absentLines string
	//go:embed partly.tsv
	partlyLines string
	//go:embed apithemes.tsv
	apiThemeLines string
)

// Components returns the components that sites can replace.
var Components = sync.OnceValue(func() []Component {
	var all []Component
	for line := range strings.Lines(componentLines) {
		cells := append(strings.Split(strings.TrimSpace(line), "\t"), "")
		gets, what, _ := strings.Cut(cells[3], " ")
		for _, ours := range strings.Fields(cells[2]) {
			all = append(all, Component{Role(cells[0]), cells[1], ours, gets, what})
		}
	}
	return all
})

// Find returns the component with a name, the first of those that it takes part in; the zero value for none.
func Find(name string) Component {
	for _, each := range Components() {
		if each.Name == name {
			return each
		}
	}
	return Component{}
}

// Replaced returns the component of docgen's theme that a file with this name replaces; "" for none.
func Replaced(name string) string {
	if found := Find(name); found.Role == Replaces {
		return found.Ours
	}
	return ""
}

// places has the components that Docusaurus shows on some kinds of pages only, by the beginnings of their names. docgen
// shows other kinds with the same components of its own. What begins with a longer name comes first.
var places = [][2]string{
	{"BlogPostPage/", "isPost"}, {"DocBreadcrumbs", "isOnDocs"}, {"DocItem", "isDoc"},
	{"DocPaginator", "isOnDocs"}, {"DocSidebar", "isOnDocs"}, {"MDXPage", "isText"},
}

// Where returns on which pages Docusaurus shows a component, as a name in theme/docusaurus/common/onDocs.tsx; "" for all.
func Where(name string) string {
	for _, each := range places {
		if strings.HasPrefix(name, each[0]) {
			return each[1]
		}
	}
	return ""
}

// inTexts are the first parts of the names of components that show elements of Markdown.
var inTexts = []string{"Admonition", "CodeBlock", "CodeInline", "Details", "Heading", "MDXComponents", "TOCInline"}

// InTexts reports whether a component shows elements of Markdown. It does so in MDX files only.
func InTexts(name string) bool {
	first, _, _ := strings.Cut(name, "/")
	return slices.Contains(inTexts, first)
}

// IsPart reports whether a component is a part of which another one of docgen's theme is put together.
func IsPart(name, ours string) bool { return has(Part, name, ours) }

// IsAround reports whether a component surrounds another one of docgen's theme.
func IsAround(name, ours string) bool { return has(Surrounds, name, ours) }

func has(role Role, name, ours string) bool {
	return slices.ContainsFunc(Components(), func(each Component) bool { return each.Role == role && each.Name == name && each.Ours == ours })
}

// Absents returns what to do instead of components that docgen has nothing for, by the
// beginnings of their names.
func Absents() [][2]string { return linesOf(absentLines) }

// Absent says what to do instead of a component that docgen has nothing for; "" for a name that
// Docusaurus does not have either.
func Absent(name string) string { return beginning(Absents(), name) }

// Withouts returns where Docusaurus shows components and docgen does not, because it writes the HTML there itself, by the
// beginnings of their names.
func Withouts() [][2]string { return linesOf(partlyLines) }

// Without says where Docusaurus shows a component and docgen does not; "" for nowhere.
func Without(name string) string { return beginning(Withouts(), name) }

func linesOf(table string) [][2]string {
	var all [][2]string
	for line := range strings.Lines(table) {
		name, text, _ := strings.Cut(strings.TrimSpace(line), "\t")
		all = append(all, [2]string{name, text})
	}
	return all
}

// beginning returns the text of the first line that begins with the beginning of a name.
func beginning(lines [][2]string, name string) string {
	for _, each := range lines {
		if strings.HasPrefix(name, each[0]) {
			return each[1]
		}
	}
	return ""
}

// APITheme returns the package that shows an API with a component, in a page that another program wrote; "" for none.
func APITheme(name string) string {
	first, _, _ := strings.Cut(name, "/")
	for line := range strings.Lines(apiThemeLines) {
		theme, names, _ := strings.Cut(line, "\t")
		if slices.Contains(strings.Fields(names), first) {
			return theme
		}
	}
	return ""
}
