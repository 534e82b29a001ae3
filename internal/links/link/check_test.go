package link_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// files lists the docs that links in the tests lead to, with their headings.
var files = []struct{ name, text string }{
	{"index.md", "# Home\n"},
	{"install.md", "# Install\n\n## With Homebrew\n\n## By hand\n"},
	{"api/window.md", "# Window\n\n## Frame\n\n## Größe\n\n### 100% {#100%}\n"},
	{"api/windows.md", "# Windows\n"},
	{"guide/setup.md", "# Setup\n"},
	{"guide/deep/more.md", "# More\n"},
	{"many.md", "# Many\n## A\n## B\n## C\n## D\n## E\n## F\n## G\n## H\n## I\n"},
	{"bare.md", "No headings.\n"},
	{"code.md", "```js title=\"My script.js\" showLineNumbers=10\na\nb\nc\n```\n\n```js showLineNumbers\na\n```\n\n```js\na\n```\n"},
}

// fixture is a site with these files and one more doc, whose links are followed.
type fixture struct {
	link.Targets
	from     content.Doc
	document markdown.Document
}

type options struct {
	file       string // name of the doc with the links; "" for "guide/here.md"
	base       string // URL; "" for "/"
	slashes    bool   // URLs end with a slash
	static     []string
	assets     []string // links of the doc for which a file exists
	severities link.Severities
}

// set returns the id of the doc set.
func set() content.SetID { return content.SetID{Instance: "default", Version: "current"} }

// served returns the routes of a site with one doc set.
func served(docs []content.Doc) []route.Docs {
	return []route.Docs{{Set: set(), Folder: "content", Base: "/", Docs: docs}}
}

func newFixture(t *testing.T, text string, options options) fixture {
	t.Helper()
	if options.file == "" {
		options.file = "guide/here.md"
	}
	if options.base == "" {
		options.base = "/"
	}
	fixture := fixture{Targets: link.Targets{
		Anchors: map[route.Ref]markdown.Anchors{}, Assets: map[link.Reference]asset.Asset{}, Static: map[string]bool{},
		Severities: options.severities,
	}}
	parser := markdown.With(markdown.Options{})
	var docs []content.Doc
	for _, file := range append(slices.Clone(files), struct{ name, text string }{options.file, text}) {
		source := content.File{Path: file.name, Name: "content/" + file.name, Text: []byte(file.text)}
		doc, findings := content.Describe(source, content.Parsed{})
		if len(findings) > 0 {
			t.Fatalf("%s\ngot %v", file.name, findings)
		}
		doc.Set = set()
		fixture.from, fixture.document = doc, parser.Parse([]byte(file.text))
		fixture.Anchors[route.Ref{Set: doc.Set, Kind: route.Doc, ID: doc.ID}] = fixture.document.Anchors
		docs = append(docs, doc)
	}
	planning := route.Options{Root: options.base}
	if options.slashes {
		planning.TrailingSlash = &options.slashes
	}
	fixture.Routes, _ = route.Plan(served(docs), planning)
	for _, name := range options.static {
		fixture.Static[name] = true
	}
	for _, target := range options.assets {
		output := "assets/files/" + strings.Trim(strings.NewReplacer("/", "-", "?", "-", "#", "-").Replace(target), "-.")
		fixture.Assets[link.Reference{From: fixture.from.Name, Link: target}] = asset.Asset{Output: output, Width: 20, Height: 10}
	}
	return fixture
}

// allErrors makes every finding an error.
func allErrors() link.Severities { return link.Severities{Links: diag.Error, Anchors: diag.Error} }

// follow returns the URLs of the links in a text, one per line, and the findings as
// "column+length severity: text (hint) [code]".
func follow(t *testing.T, text string, options options) (resolved, findings []string) {
	t.Helper()
	fixture := newFixture(t, text, options)
	links, problems := fixture.Doc(fixture.from, fixture.document)
	for _, link := range links {
		line := link.Href
		if link.External {
			line = "=> " + line
		}
		if link.Width > 0 {
			line += fmt.Sprintf(" %dx%d", link.Width, link.Height)
		}
		resolved = append(resolved, line)
	}
	return resolved, lines(problems)
}

// lines formats findings as "line:column+length severity: text (hint) [code]".
func lines(findings []diag.Diagnostic) []string {
	var lines []string
	for _, finding := range findings {
		lines = append(lines, fmt.Sprintf("%d:%d+%d %s: %s (%s) [%s]", finding.Line, finding.Column, finding.Length, finding.Severity, finding.Text,
			finding.Hint, finding.Code))
	}
	return lines
}

// image is a file that pages can show.
func image() asset.Asset { return asset.Asset{Output: "assets/images/x.png", Width: 20, Height: 10} }

func compare(t *testing.T, input string, got, want []string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s\ngot\n%s\nwant\n%s", input, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestLinksResolveToURLs(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		options    options
		want       string
	}{
		{name: "file beside", text: "[a](setup.md)", want: "/guide/setup"},
		{name: "file beside, with a dot", text: "[a](./setup.md)", want: "/guide/setup"},
		{name: "file above", text: "[a](../api/window.md)", want: "/api/window"},
		{name: "file from the docs folder", text: "[a](api/window.md)", want: "/api/window"},
		{name: "file from the docs folder by a slash", text: "[a](/api/window.md)", want: "/api/window"},
		{name: "file from the site folder", text: "[a](@site/content/api/window.md#frame)", want: "/api/window#frame"},
		{name: "file with query and anchor", text: "[a](../api/window.md?x=1#frame)", want: "/api/window?x=1#frame"},
		{name: "path", text: "[a](/api/window)", want: "/api/window"},
		{name: "path with a trailing slash", text: "[a](/api/window/)", want: "/api/window"},
		{name: "path without the base URL", text: "[a](/api/window)", options: options{base: "/base/"}, want: "/base/api/window"},
		{name: "path with the base URL", text: "[a](/base/api/window)", options: options{base: "/base/"}, want: "/base/api/window"},
		{name: "URLs end in slashes", text: "[a](../api/window.md#frame)", options: options{slashes: true}, want: "/api/window/#frame"},
		{name: "relative path", text: "[a](../api/window#frame)", want: "/api/window#frame"},
		{name: "anchor here", text: "[a](#there)\n\n## There", want: "#there"},
		{name: "top of the page", text: "[a](#top) ", want: "#top"},
		{name: "empty anchor", text: "[a](#)", want: "#"},
		{name: "another site", text: "[a](https://example.com/x.md)", want: "=> https://example.com/x.md"},
		{name: "another site in capitals", text: "[a](HTTPS://example.com)", want: "=> HTTPS://example.com"},
		{name: "another site by the same scheme", text: "[a](//example.com)", want: "=> //example.com"},
		{name: "mail", text: "[a](mailto:me@example.com)", want: "mailto:me@example.com"},
		{name: "phone", text: "[a](tel:+1.55)", want: "tel:+1.55"},
		{name: "reference", text: "[a][b]\n\n[b]: setup.md", want: "/guide/setup"},
		{name: "vouched for", text: "[a](pathname:///app/)", options: options{base: "/base/"}, want: "=> /base/app/"},
		{name: "static file", text: "[a](/demo.html?x#y)", options: options{base: "/base/", static: []string{"demo.html"}}, want: "=> /base/demo.html?x#y"},
		{name: "static file with the base URL", text: "[a](/base/demo.html)", options: options{base: "/base/", static: []string{"demo.html"}},
			want: "=> /base/demo.html"},
		{name: "static folder", text: "[a](/demo/)", options: options{base: "/base/", static: []string{"demo/index.html"}}, want: "=> /base/demo/"},
		{name: "static Markdown", text: "[a](/raw.md)", options: options{base: "/base/", static: []string{"raw.md"}}, want: "=> /base/raw.md"},
		{name: "static file with a space", text: "[a](/my%20demo.html)", options: options{static: []string{"my demo.html"}}, want: "=> /my demo.html"},
		{name: "asset", text: "[a](file.pdf)", options: options{base: "/base/", assets: []string{"file.pdf"}}, want: "=> /base/assets/files/file.pdf 20x10"},
		{name: "asset with query and anchor", text: "[a](file.pdf?v=2#page=3)", options: options{assets: []string{"file.pdf?v=2#page=3"}},
			want: "=> /assets/files/file.pdf-v=2-page=3?v=2#page=3 20x10"},
		{name: "image", text: "![a](img/x.png)", options: options{base: "/base/", assets: []string{"img/x.png"}}, want: "/base/assets/files/img-x.png 20x10"},
		{name: "image of another site", text: "![a](https://example.com/x.png)", want: "https://example.com/x.png"},
		{name: "image in the text", text: "![a](data:image/png;base64,AA==)", want: "data:image/png;base64,AA=="},
		{name: "image marked with pathname", text: "![a](pathname:///img/x.png)", options: options{base: "/base/"}, want: "/img/x.png"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			test.options.severities = allErrors()
			got, findings := follow(t, test.text, test.options)
			compare(t, test.text, got, []string{test.want})
			compare(t, test.text, findings, nil)
		})
	}
}

func TestBrokenLinksAreDiagnosed(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		options    options
		want       string
	}{
		{name: "file near another beside", text: "[a](./stup.md#x)", want: `1:5+11 error: no page "./stup.md" (did you mean "./setup.md"?) [links]`},
		{name: "file near another above", text: "[a](../instal.md)", want: `1:5+12 error: no page "../instal.md" (did you mean "../install.md"?) [links]`},
		{name: "file near another in a folder with a longer name", text: "[a](../api/widow.md)", options: options{file: "ap/here.md"},
			want: `1:5+15 error: no page "../api/widow.md" (did you mean "../api/window.md"?) [links]`},
		{name: "file near another from the docs folder", text: "[a](api/widow.md)",
			want: `1:5+12 error: no page "api/widow.md" (did you mean "../api/window.md"?) [links]`},
		{name: "file near another by a slash", text: "[a](/api/widow.md)",
			want: `1:5+13 error: no page "/api/widow.md" (did you mean "/api/window.md"?) [links]`},
		{name: "file near another from the site folder", text: "[a](@site/content/api/widow.md)",
			want: `1:5+26 error: no page "@site/content/api/widow.md" (did you mean "@site/content/api/window.md"?) [links]`},
		{name: "file in another folder", text: "[a](more.md)", want: `1:5+7 error: no page "more.md" (did you mean "deep/more.md"?) [links]`},
		{name: "file near another in a folder near another", text: "[a](../aip/widow.md)",
			want: `1:5+15 error: no page "../aip/widow.md" (did you mean "../api/window.md"?) [links]`},
		{name: "file like one in a folder but not in name", text: "[a](../guide/deep/xy.md)",
			want: `1:5+19 error: no page "../guide/deep/xy.md" (write the path of a doc relative to this file or to the docs folder) [links]`},
		{name: "file near none", text: "[a](other-thing.md)",
			want: `1:5+14 error: no page "other-thing.md" (write the path of a doc relative to this file or to the docs folder) [links]`},
		{name: "file below the site folder but no doc", text: "[a](@site/README.md)",
			want: `1:5+15 error: no page "@site/README.md" (a path that starts with @site/ is relative to the site folder) [links]`},
		{name: "path near another", text: "[a](/api/widow#x)", want: `1:5+12 error: no page at "/api/widow#x" (did you mean "/api/window"?) [links]`},
		{name: "path near another with the base URL", text: "[a](/base/api/widow)", options: options{base: "/base/"},
			want: `1:5+15 error: no page at "/base/api/widow" (did you mean "/base/api/window"?) [links]`},
		{name: "path near another without the base URL", text: "[a](/api/widow)", options: options{base: "/base/"},
			want: `1:5+10 error: no page at "/api/widow" (did you mean "/api/window"?) [links]`},
		{name: "path near another that ends in a slash", text: "[a](/api/widow/)", options: options{slashes: true},
			want: `1:5+11 error: no page at "/api/widow/" (did you mean "/api/window"?) [links]`},
		{name: "path in another folder", text: "[a](/window)", want: `1:5+7 error: no page at "/window" (did you mean "/api/window"?) [links]`},
		{name: "path near none", text: "[a](/nothing/there)",
			want: `1:5+14 error: no page at "/nothing/there" (a path that starts with a slash leads to a page, or to a file in a static folder) [links]`},
		{name: "relative path near another", text: "[a](../api/widow)", want: `1:5+12 error: no page at "../api/widow" (did you mean "/api/window"?) [links]`},
		{name: "relative path near none", text: "[a](nothing-there-at-all)",
			want: `1:5+20 error: no page at "nothing-there-at-all" (to link to a doc, you can name its file, such as "other.md") [links]`},
		{name: "page of the site that is not for links", text: "[a](/404.htm)",
			want: `1:5+8 error: no file "/404.htm" (docgen looks in the static folders for a path that starts with a slash) [links]`},
		{name: "nowhere", text: "[a]()", want: `1:1+5 error: the link has no target (write the target between the parentheses) [links]`},
		{name: "file to download", text: "[a](file.pdf)", want: `1:5+8 error: no file "file.pdf" (the path is relative to this file) [links]`},
		{name: "static file near another", text: "[a](/files/mannual.pdf#3)", options: options{static: []string{"files/manual.pdf", "files/other.pdf"}},
			want: `1:5+20 error: no file "/files/mannual.pdf#3" (did you mean "/files/manual.pdf"?) [links]`},
		{name: "static file near none", text: "[a](/file.pdf)",
			want: `1:5+9 error: no file "/file.pdf" (docgen looks in the static folders for a path that starts with a slash) [links]`},
		{name: "file of the site folder", text: "[a](@site/file.pdf)",
			want: `1:5+14 error: no file "@site/file.pdf" (a path that starts with @site/ is relative to the site folder) [links]`},
		{name: "wrong escape", text: "[a](/100%zz)", want: `1:5+7 error: no page at "/100%zz" (a path that starts with a slash leads to a page, or to a file in a static folder) [links]`},
		{name: "image beside", text: "![a](x.png)", want: `1:6+5 error: no image "x.png" (the path is relative to this file) [images]`},
		{name: "image that is static, near another", text: "![a](/img/lgo.svg)", options: options{static: []string{"img/logo.svg"}},
			want: `1:6+12 error: no image "/img/lgo.svg" (did you mean "/img/logo.svg"?) [images]`},
		{name: "image that is static, near none", text: "![a](/x.png)",
			want: `1:6+6 error: no image "/x.png" (docgen looks in the static folders for a path that starts with a slash) [images]`},
		{name: "image of the site folder", text: "![a](@site/x.png)",
			want: `1:6+11 error: no image "@site/x.png" (a path that starts with @site/ is relative to the site folder) [images]`},
		{name: "image without extension", text: "![a](x)", want: `1:6+1 error: no image "x" (the path is relative to this file) [images]`},
		{name: "image without file", text: "![a]()", want: `1:1+6 error: the image has no path (write the path between the parentheses) [images]`},
		{name: "second line", text: "Text.\n\nMore [a](setup.md), [ä](stup.md).", want: `3:25+7 error: no page "stup.md" (did you mean "setup.md"?) [links]`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			test.options.severities = allErrors()
			_, findings := follow(t, test.text, test.options)
			compare(t, test.text, findings, []string{test.want})
		})
	}
}
