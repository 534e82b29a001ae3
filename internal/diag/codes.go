package diag

import "slices"

// Code names a kind of finding.
type Code struct {
	Name    string   // one word, such as "links"
	Level   Severity // of its gravest finding, unless the config says otherwise
	Summary string   // what is wrong when it is reported
	Option  string   // older name of its option in docgen.yaml, such as "onBrokenLinks"; "" when it has none
	Fixed   bool     // the config cannot change how grave it is: no site can be made
}

// Codes lists every code there is, sorted by name. Each has a page in the
// author's guide, docs/content/codes.
func Codes() []Code {
	return []Code{
		{Name: "alt-text", Level: Warning, Summary: "a picture without a description"},
		{Name: "anchors", Level: Warning, Summary: "a link to a heading that does not exist", Option: "onBrokenAnchors"},
		{Name: "baseline", Level: Log, Summary: "a known finding that is no longer found"},
		{Name: "code", Level: Warning, Summary: "a code block in an unknown language or with unknown options"},
		{Name: "config", Level: Error, Summary: "an option of docgen.yaml that is unknown or impossible", Fixed: true},
		{Name: "containers", Level: Error, Summary: "a container that is not closed, empty or out of place"},
		{Name: "content", Level: Error, Summary: "a file or folder that cannot be read", Fixed: true},
		{Name: "contrast", Level: Warning, Summary: "a colour of a style sheet that is too hard to read"},
		{Name: "diagrams", Level: Error, Summary: "a diagram that mermaid cannot read"},
		{Name: "directives", Level: Warning, Summary: "an unknown container, or an unknown attribute of one"},
		{Name: "empty-pages", Level: Warning, Summary: "a page whose file is empty"},
		{Name: "external", Level: Error, Summary: "a link to another site that does not work"},
		{Name: "front-matter", Level: Error, Summary: "a field at the head of a page that is misspelt or of the wrong type"},
		{Name: "heading-levels", Level: Warning, Summary: "a heading that skips a level"},
		{Name: "history", Level: Warning, Summary: "a page whose last change git does not know"},
		{Name: "ids", Level: Warning, Summary: "an id that stands twice in a page"},
		{Name: "ignores", Level: Warning, Summary: "a comment that silences nothing or gives no reason"},
		{Name: "images", Level: Error, Summary: "a picture that does not exist or is none"},
		{Name: "include", Level: Error, Summary: "a shown file, or a region of it, that does not exist"},
		{Name: "jsx", Level: Error, Summary: "a page in Markdown that uses JSX"},
		{Name: "links", Level: Error, Summary: "a link to a page or file that does not exist", Option: "onBrokenLinks"},
		{Name: "lock", Level: Error, Summary: "a locked URL or anchor that is gone"},
		{Name: "math", Level: Error, Summary: "a formula that cannot be read"},
		{Name: "mdx", Level: Error, Summary: "JavaScript or a component in a page that cannot be read or is not there", Fixed: true},
		{Name: "missing-files", Level: Ignore, Summary: "a path in HTML at which nothing is"},
		{Name: "orphans", Level: Log, Summary: "a page in no sidebar"},
		{Name: "policy", Level: Warning, Summary: "content that the Content-Security-Policy keeps from working"},
		{Name: "redirects", Level: Error, Summary: "a redirect that leads nowhere, in a circle or over another page"},
		{Name: "route-case", Level: Warning, Summary: "two pages whose URLs differ in case alone"},
		{Name: "routes", Level: Error, Summary: "two pages with one URL, or two docs with one id", Option: "onDuplicateRoutes"},
		{Name: "self-links", Level: Warning, Summary: "a link to the site itself by its whole URL"},
		{Name: "sidebar", Level: Error, Summary: "a sidebars file or category file that names what does not exist"},
		{Name: "tags", Level: Error, Summary: "a tag that the tags file lacks, or a wrong tags file"},
		{Name: "theme", Level: Error, Summary: "a component that does not compile or that throws", Fixed: true},
		{Name: "unclosed", Level: Error, Summary: "a code block or a comment that is never closed"},
		{Name: "untrusted", Level: Error, Summary: "a file that a writer who is not trusted may not bring", Fixed: true},
		{Name: "unused-files", Level: Ignore, Summary: "a static file that nothing refers to"},
		{Name: "variables", Level: Warning, Summary: "an unknown variable"},
	}
}

// CodeNamed finds a code by its name.
func CodeNamed(name string) (Code, bool) {
	codes := Codes()
	index := slices.IndexFunc(codes, func(code Code) bool { return code.Name == name })
	if index < 0 {
		return Code{}, false
	}
	return codes[index], true
}

// CodeNames lists the names of all codes.
func CodeNames() []string {
	var names []string
	for _, code := range Codes() {
		names = append(names, code.Name)
	}
	return names
}
