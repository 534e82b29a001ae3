package directive

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Spec is all that docgen knows of a container: what the author can write, and how it looks in HTML and in plain
// Markdown. To add one like those here, add a row to the table below, and a rule to its style sheet.
type Spec struct {
	Name       string
	Role       Role     // for what code treats in a way of its own
	Attributes []string // besides classes and an id
	Title      TitleUse
	Within     string // the container that it belongs in, unless it is in another list; "" for anywhere
	Content    Content

	Element, Class           string // in HTML; "div" unless it says otherwise
	TitleElement, TitleClass string // "p" unless it says otherwise
	NoZoom                   bool   // readers cannot enlarge the images in it
	Sheets                   Sheets
	Component                string // of the theme, which needs the same style sheets

	Twin Twin

	Kind  string // that an admonition looks like
	Label string // message of the default title of an admonition
}

// Role is the purpose of a container that code treats in a way of its own.
type Role int

// Roles of containers.
const (
	NoRole Role = iota
	AdmonitionRole
	TabsRole
	TabRole
	CodeGroupRole
	FileTreeRole
	FigureRole
	VideoRole
	GlossaryRole
	FactsRole
	SignatureRole
	MembersRole
	AgentsRole // only in the Markdown of the page
	HumansRole // only in its HTML
)

// TitleUse says whether a container has a title.
type TitleUse int

// Uses of titles.
const (
	WithTitle TitleUse = iota
	NeedsTitle
	WithoutTitle
)

// Twin says how plain Markdown shows a container.
type Twin int

// The forms of plain Markdown.
const (
	OnlyContent Twin = iota
	TitleFirst       // in bold
	TitleLast        // in italics
	AsList           // each container in it is an item
)

// Content is what a container must have in it, and what to say if it does not.
type Content struct {
	Lacks, Remedy string
	isThere       func(*Container) bool // nil for anything
}

const elementsAndBlocks, elementsAndLanding = ElementSheet | BlockSheet, ElementSheet | LandingSheet

// specs has a row for each container, in the order in which messages list them.
var specs = []Spec{
	admonition("note", "note", "theme.admonition.note"),
	admonition("tip", "tip", "theme.admonition.tip"),
	admonition("info", "info", "theme.admonition.info"),
	admonition("warning", "warning", "theme.admonition.warning"),
	admonition("danger", "danger", "theme.admonition.danger"),
	admonition("caution", "warning", "theme.admonition.caution"),
	admonition("important", "info", "docgen.admonition.important"),
	admonition("success", "tip", "docgen.admonition.success"),
	admonition("secondary", "note", "docgen.admonition.secondary"),

	{Name: "tabs", Role: TabsRole, Attributes: []string{"group", "query", "default"}, Class: "tabs"},
	{Name: "tab", Role: TabRole, Attributes: []string{"label", "value"}, Class: "tab", TitleClass: "tab-title", Twin: TitleFirst},
	{Name: "code-group", Role: CodeGroupRole, Attributes: []string{"group", "query", "default"}, Class: "tabs"},
	{Name: "steps", Title: WithoutTitle, Class: "steps", Sheets: BlockSheet, Component: "Steps",
		Content: Content{"contains no steps", "write a numbered list in it, or headings of the third level", hasSteps}},
	{Name: "cards", Title: WithoutTitle, Element: "ul", Class: "cards", Twin: AsList,
		Content: Content{"can contain only cards", `write ":::card[Title]{href=page.md}" and ":::" around each`, only("card")}},
	{Name: "card", Attributes: []string{"title", "href", "icon"}, Title: NeedsTitle, Within: "cards", NoZoom: true,
		Element: "li", Class: "card", TitleElement: "div", TitleClass: "card-title", Sheets: elementsAndBlocks, Component: "Card", Twin: TitleFirst,
		Content: Content{"leads nowhere", `write ":::card[Title]{href=page.md}"`, contains(ast.KindLink, ast.KindAutoLink)}},
	{Name: "details", Attributes: []string{"title", "open"}, Title: NeedsTitle, Element: "details", TitleElement: "summary", Twin: TitleFirst},
	{Name: "file-tree", Role: FileTreeRole, Title: WithoutTitle, Class: "file-tree", Sheets: BlockSheet, Component: "FileTree",
		Content: Content{"can contain only a list", "write each file and folder as an item of a list with bullets", isList}},
	{Name: "figure", Role: FigureRole, Attributes: []string{"title", "size"}, Element: "figure", Class: "figure", TitleElement: "figcaption",
		Sheets: BlockSheet, Component: "Figure", Twin: TitleLast,
		Content: Content{"contains nothing to show", "write an image, a code block, a table or a formula in it", contains(ast.KindImage,
			ast.KindFencedCodeBlock, ast.KindCodeBlock, east.KindTable, syntax.FormulaBlockKind, ast.KindHTMLBlock, ast.KindRawHTML)}},
	{Name: "video", Role: VideoRole, Attributes: []string{"title", "src", "youtube", "vimeo"}, Title: NeedsTitle, Class: "video", TitleClass: "video-title",
		Sheets: BlockSheet, Twin: TitleFirst, Content: Content{"shows nothing",
			`write {src="demo.mp4"}, {youtube=ID} or {vimeo=ID} after its title`, contains(ast.KindLink)}},
	{Name: "glossary", Role: GlossaryRole, Title: WithoutTitle, Class: "glossary", Sheets: BlockSheet,
		Content: Content{"contains no terms", `write each term on its own line, and ": " and its meaning on the next`, contains(east.KindDefinitionTerm)}},
	{Name: "hero", Title: WithoutTitle, NoZoom: true, Class: "hero", Sheets: elementsAndLanding, Component: "Hero",
		Content: Content{"contains no heading", `begin it with "# Title"`, contains(ast.KindHeading)}},
	{Name: "features", Title: WithoutTitle, Element: "ul", Class: "features", Sheets: elementsAndLanding, Component: "Features", Twin: AsList,
		Content: Content{"can contain only features", `write ":::feature[Title]" and ":::" around each`, only("feature")}},
	{Name: "feature", Attributes: []string{"title", "href", "icon"}, Title: NeedsTitle, Within: "features", NoZoom: true,
		Element: "li", Class: "feature", TitleElement: "div", TitleClass: "feature-title", Sheets: elementsAndLanding, Component: "Feature", Twin: TitleFirst},
	{Name: "logos", Attributes: []string{"title"}, NoZoom: true, Class: "logos", TitleClass: "logos-title", Sheets: elementsAndLanding, Component: "Logos",
		Twin: TitleFirst, Content: Content{"contains no images", "write one image or linked image for each logo",
			contains(ast.KindImage, ast.KindHTMLBlock, ast.KindRawHTML)}},
	{Name: "call-to-action", Attributes: []string{"title"}, Class: "call-to-action", TitleClass: "call-to-action-title", Sheets: elementsAndLanding,
		Component: "CallToAction", Twin: TitleFirst, Content: Content{"leads nowhere",
			"write a link or a button in it, such as :button[Start]{href=start.md}", contains(ast.KindLink, ast.KindAutoLink)}},
	{Name: "facts", Role: FactsRole, Title: WithoutTitle, Class: "facts", Sheets: MemberSheet,
		Content: Content{"can contain only a list", `write each fact as an item of a list: "- Name: value"`, isList}},
	{Name: "signature", Role: SignatureRole, Attributes: []string{"kind"}, Title: WithoutTitle, Class: "signature", Sheets: MemberSheet},
	{Name: "members", Role: MembersRole, Title: WithoutTitle, Class: "member-index", Sheets: MemberSheet,
		Content: Content{"can contain only a code block", "write the declaration of the members in one, such as ```ts", isCodeBlock}},
	{Name: "beside", Title: WithoutTitle, Class: "beside", Sheets: BlockSheet},
	{Name: "only-agents", Role: AgentsRole, Title: WithoutTitle},
	{Name: "only-humans", Role: HumansRole, Title: WithoutTitle},
}

// find returns the row of a name.
func find(name string) (Spec, bool) {
	at := slices.IndexFunc(specs, func(spec Spec) bool { return spec.Name == name })
	if at < 0 {
		return Spec{}, false
	}
	return specs[at], true
}

// specOf returns the row of a name. Admonitions of the site override the names of docgen.
func specOf(name string, state *syntax.State) (Spec, bool) {
	spec, isKnown := find(name)
	if spec.Role != AdmonitionRole && slices.Contains(state.Admonitions, name) {
		return admonition(name, "info", ""), true
	}
	return spec, isKnown
}

// Names lists the names that have a meaning after ":::" and "::".
func Names() []string { return append(containerNames(), inclusionName) }

func containerNames() []string {
	names := make([]string, len(specs))
	for i, spec := range specs {
		names[i] = spec.Name
	}
	return names
}

func admonitionNames() []string {
	var names []string
	for _, spec := range specs {
		if spec.Role == AdmonitionRole {
			names = append(names, spec.Name)
		}
	}
	return names
}

// checkNames reports an unknown container, or unknown attributes of a known one.
func (n *Container) checkNames(state *syntax.State) {
	if !n.isKnown {
		known := slices.Concat(containerNames(), state.Admonitions, state.ExtensionNames(syntax.BlockExtension))
		at := n.MarkAt()
		state.Text.Report(at.Start, at.Stop, input.Finding{Code: input.DirectiveCode,
			Text: fmt.Sprintf("unknown directive %q", ":::"+n.Name), Name: n.Name, Known: known,
			Hint: "allowed directives: " + strings.Join(known, ", ")})
		return
	}
	written := n.AttributeList
	if n.Spec.Role == TabRole { // "title" is another name of "label"
		written.Values = slices.DeleteFunc(slices.Clone(written.Values), func(value syntax.Attribute) bool { return value.Name == "title" })
	}
	written.Check(state, fmt.Sprintf("%q has", ":::"+n.Name), n.at, n.Spec.Attributes)
}
