package diag

import "slices"

// Code is a kind of diagnostic.
type Code struct {
	Name    string   // such as "links"
	Level   Severity // the highest that its diagnostics have, unless the config sets another
	Summary string   // the problem in a few words
	Option  string   // older name of its option in docgen.yaml, such as "onBrokenLinks"; "" for none
	Fixed   bool     // always an error, because docgen cannot build the site
}

// Codes returns all codes, sorted by name. Each has a page in the guide, in
// docs/content/codes.
func Codes() []Code {
	return []Code{
		{Name: "agents-content-start", Level: Ignore, Summary: "a page on which much navigation precedes the content"},
		{Name: "agents-coverage", Level: Ignore, Summary: "a page in the sitemap that llms.txt does not have"},
		{Name: "agents-fences", Level: Ignore, Summary: "Markdown for agents with a code block that is never closed"},
		{Name: "agents-links", Level: Ignore, Summary: "a link in llms.txt that leads nowhere or to HTML"},
		{Name: "agents-parity", Level: Ignore, Summary: "a page whose Markdown lacks text"},
		{Name: "agents-size", Level: Ignore, Summary: "a page that is too long for agents"},
		{Name: "alt-text", Level: Warning, Summary: "an image without alt text"},
		{Name: "anchors", Level: Warning, Summary: "a link to a heading that does not exist", Option: "onBrokenAnchors"},
		{Name: "baseline", Level: Log, Summary: "a problem in the baseline that no longer occurs"},
		{Name: "blog", Level: Error, Summary: "a post, an author or a changelog that is invalid"},
		{Name: "cache", Level: Warning, Summary: "a remote cache that does not work"},
		{Name: "cards", Level: Error, Summary: "a social card without its title, its logo or its font"},
		{Name: "code", Level: Warning, Summary: "a code block with an unknown language or option"},
		{Name: "config", Level: Error, Summary: "an option in docgen.yaml that is unknown or invalid", Fixed: true},
		{Name: "containers", Level: Error, Summary: "a container that is unclosed, empty or misplaced"},
		{Name: "content", Level: Error, Summary: "a file or folder that cannot be read or written", Fixed: true},
		{Name: "contrast", Level: Warning, Summary: "a color with too little contrast"},
		{Name: "diagrams", Level: Error, Summary: "a diagram that Mermaid cannot parse"},
		{Name: "directives", Level: Warning, Summary: "a container with an unknown name or attribute, or the syntax of another tool"},
		{Name: "empty-pages", Level: Warning, Summary: "a page whose file is empty"},
		{Name: "external", Level: Error, Summary: "a link to another site that does not work"},
		{Name: "front-matter", Level: Error, Summary: "a front matter field that is misspelled or invalid"},
		{Name: "heading-levels", Level: Warning, Summary: "a heading that skips a level, or a second title"},
		{Name: "history", Level: Warning, Summary: "a page whose last update git does not know"},
		{Name: "ids", Level: Warning, Summary: "an id that a page uses twice"},
		{Name: "ignores", Level: Warning, Summary: "a docgen-ignore comment without a reason or an effect"},
		{Name: "images", Level: Error, Summary: "an image that does not exist or cannot be shown"},
		{Name: "include", Level: Error, Summary: "an included file or region that does not exist"},
		{Name: "jsx", Level: Error, Summary: "JSX in a page that is not MDX"},
		{Name: "labels", Level: Error, Summary: "a translated label that is invalid, unused or not unique"},
		{Name: "links", Level: Error, Summary: "a link to a page or file that does not exist", Option: "onBrokenLinks"},
		{Name: "lock", Level: Error, Summary: "a URL or anchor of the last release that no longer exists"},
		{Name: "lost-text", Level: Warning, Summary: "text that Markdown drops, so that readers do not see it"},
		{Name: "math", Level: Error, Summary: "a formula that cannot be parsed"},
		{Name: "mdx", Level: Error, Summary: "invalid code or an unknown component in an MDX page", Fixed: true},
		{Name: "missing-files", Level: Ignore, Summary: "a path in HTML that leads to no file"},
		{Name: "old-links", Level: Warning, Summary: "a link that leads to another version of the docs"},
		{Name: "openapi", Level: Error, Summary: "an OpenAPI description that is invalid or in an unknown version", Fixed: true},
		{Name: "orphans", Level: Log, Summary: "a page that is in no sidebar"},
		{Name: "plugins", Level: Error, Summary: "code of the site that fails on the text of a page"},
		{Name: "policy", Level: Warning, Summary: "content that the Content-Security-Policy blocks"},
		{Name: "redirects", Level: Error, Summary: "a redirect that leads nowhere, to another redirect or over an existing page"},
		{Name: "route-case", Level: Warning, Summary: "two pages whose URLs differ only in case"},
		{Name: "routes", Level: Error, Summary: "two pages with the same URL or id", Option: "onDuplicateRoutes"},
		{Name: "self-links", Level: Warning, Summary: "a link to the site itself by its full URL"},
		{Name: "sidebar", Level: Error, Summary: "a sidebar item or category that is invalid or leads nowhere"},
		{Name: "tags", Level: Error, Summary: "a tag that is not in the tags file, two tags with one page, or an invalid tags file"},
		{Name: "theme", Level: Error, Summary: "a component that does not compile or throws an error", Fixed: true},
		{Name: "translations", Level: Warning, Summary: "a translation that differs from its original"},
		{Name: "unclosed", Level: Error, Summary: "a code block, comment or HTML element that is never closed"},
		{Name: "untrusted", Level: Error, Summary: "code or a file that an untrusted author may not add", Fixed: true},
		{Name: "unused-files", Level: Ignore, Summary: "a static file that nothing refers to"},
		{Name: "variables", Level: Warning, Summary: "a variable that is not defined"},
		{Name: "versions", Level: Error, Summary: "a version of the docs without files, or files without a version"},
	}
}

// CodeNamed returns the code with a name.
func CodeNamed(name string) (Code, bool) {
	codes := Codes()
	index := slices.IndexFunc(codes, func(code Code) bool { return code.Name == name })
	if index < 0 {
		return Code{}, false
	}
	return codes[index], true
}

// CodeNames returns the names of all codes.
func CodeNames() []string {
	var names []string
	for _, code := range Codes() {
		names = append(names, code.Name)
	}
	return names
}
