package syntax

import (
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Role is the purpose of a container.
type Role int

// Roles of containers.
const (
	unknownRole Role = iota
	AdmonitionRole
	TabsRole
	TabRole
	CodeGroupRole
	StepsRole
	CardsRole
	CardRole
	DetailsRole
	FileTreeRole
	FigureRole
	GlossaryRole
	HeroRole
	FeaturesRole
	FeatureRole
	LogosRole
	CallToActionRole
	FactsRole
	SignatureRole
	AgentsRole // only in the Markdown of the page
	HumansRole // only in its HTML
)

// form is what the author can write for a role.
type form struct {
	name       string
	attributes []string // besides classes and an id
	title      titleUse
	within     Role // the only container in which it has a meaning; unknownRole for anywhere
}

// titleUse says whether a container has a title.
type titleUse int

const (
	withTitle titleUse = iota
	needsTitle
	withoutTitle
)

// forms lists the forms of the roles that have one name. Admonitions have several, and tabs.go checks
// the titles of tabs.
var forms = map[Role]form{
	AdmonitionRole:   {attributes: []string{"title"}},
	TabsRole:         {name: "tabs", attributes: []string{"group", "query", "default"}},
	TabRole:          {name: "tab", attributes: []string{"label", "value"}},
	CodeGroupRole:    {name: "code-group", attributes: []string{"group", "query", "default"}},
	StepsRole:        {name: "steps", title: withoutTitle},
	CardsRole:        {name: "cards", title: withoutTitle},
	CardRole:         {name: "card", attributes: []string{"title", "href", "icon"}, title: needsTitle, within: CardsRole},
	DetailsRole:      {name: "details", attributes: []string{"title", "open"}, title: needsTitle},
	FileTreeRole:     {name: "file-tree", title: withoutTitle},
	FigureRole:       {name: "figure", attributes: []string{"title", "size"}},
	GlossaryRole:     {name: "glossary", title: withoutTitle},
	HeroRole:         {name: "hero", title: withoutTitle},
	FeaturesRole:     {name: "features", title: withoutTitle},
	FeatureRole:      {name: "feature", attributes: []string{"title", "href", "icon"}, title: needsTitle, within: FeaturesRole},
	LogosRole:        {name: "logos", attributes: []string{"title"}},
	CallToActionRole: {name: "call-to-action", attributes: []string{"title"}},
	FactsRole:        {name: "facts", title: withoutTitle},
	SignatureRole:    {name: "signature", attributes: []string{"kind"}, title: withoutTitle},
	AgentsRole:       {name: "only-agents", title: withoutTitle},
	HumansRole:       {name: "only-humans", title: withoutTitle},
}

// roleOf returns the role of a name. Admonitions of the site override the names of docgen.
func (s *State) roleOf(name string) Role {
	if _, isAdmonition := Admonition(name); isAdmonition || slices.Contains(s.Admonitions, name) {
		return AdmonitionRole
	}
	for role, form := range forms {
		if form.name == name {
			return role
		}
	}
	return unknownRole
}

// roleNames lists the names that open containers, in the order of the roles.
func roleNames() []string {
	names := admonitions()
	for role := TabsRole; role <= HumansRole; role++ {
		names = append(names, forms[role].name)
	}
	return names
}

// checkNames reports an unknown container, or unknown attributes of a known one.
func (n *Container) checkNames(state *State) {
	if n.Role == unknownRole {
		known := append(roleNames(), state.Admonitions...)
		state.Text.Report(n.at+n.mark.Start, n.at+n.mark.Stop, input.Finding{Code: input.DirectiveCode,
			Text: fmt.Sprintf("unknown directive %q", ":::"+n.name), Name: n.name, Known: known,
			Hint: "allowed directives: " + strings.Join(known, ", ")})
		return
	}
	written := n.attributes
	if n.Role == TabRole { // "title" is another name of "label"
		written.values = slices.DeleteFunc(slices.Clone(written.values), func(value attribute) bool { return value.name == "title" })
	}
	written.check(state, fmt.Sprintf("%q has", ":::"+n.name), n.at, forms[n.Role].attributes)
}
