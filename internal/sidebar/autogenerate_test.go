package sidebar_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/sidebar"
)

func TestFoldersBecomeCategories(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, files, want string }{
		{name: "docs and folders", files: `
			intro.md
			api/app.md
			api/deep/er.md
		`, want: `
			= api (/api/app)
			  app /api/app
			  = deep (/api/deep/er)
			    er /api/deep/er
			intro /intro
		`},
		{name: "positions first, by number and not as text", files: `
			a.md
			b.md {sidebar_position: 10}
			c.md {sidebar_position: 2}
			d.md {sidebar_position: 1.5}
			e.md {sidebar_position: -1}
		`, want: `
			e /e
			d /d
			c /c
			b /b
			a /a
		`},
		{name: "number prefix is the position and not part of the name", files: `
			10-ten.md
			02-two.md
			1. one.md
			003_three/x.md
			plain.md
		`, want: `
			one /one
			two /two
			= three (/three/x)
			  x /three/x
			ten /ten
			plain /plain
		`},
		{name: "front matter's position before the prefix", files: `
			1-a.md {sidebar_position: 3}
			2-b.md
		`, want: `
			b /b
			a /a
		`},
		{name: "dates and versions are no prefixes", files: `
			2021-11-foo.md
			7.0-bar.md
			1-last.md
		`, want: `
			last /last
			2021-11-foo /2021-11-foo
			7.0-bar /7.0-bar
		`},
		{name: "doc without number prefixes", files: `
			01-a.md
			00-b.md {parse_number_prefixes: false}
		`, want: `
			a /a
			00-b /00-b
		`},
		{name: "equal positions by the raw name with prefix and extension", files: `
			b.md {sidebar_position: 1, id: first}
			1-c.md
			a/x.md
			a/_category_.yml {position: 1}
			a.md {sidebar_position: 1}
		`, want: `
			c /c
			= a (/a/x)
			  x /a/x
			a /a
			first /first
		`},
		{name: "no position by the raw name, upper case first, 10 before 2", files: `
			b.md
			a.md
			B.md
			p10.md
			p2.md
			Zoo/x.md
		`, want: `
			B /B
			= Zoo (/Zoo/x)
			  x /Zoo/x
			a /a
			b /b
			p10 /p10
			p2 /p2
		`},
		{name: "raw name and not the label orders", files: `
			a.md {sidebar_label: Zebra}
			b.md {sidebar_label: Ant}
		`, want: `
			Zebra /a
			Ant /b
		`},
		{name: "label and class of a doc", files: `
			a.md {title: Title, sidebar_label: Label, sidebar_class_name: new}
			b.md {title: Title}
		`, want: `
			Label /a .new
			Title /b
		`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{files: trimmed(test.files)})
			compare(t, test.files, firstView(t, result), "defaultSidebar\n"+trimmed(test.want))
			compareLines(t, test.files, lines(result.findings), nil)
		})
	}
}

func TestCategoryFileDescribesItsFolder(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, files, want string }{
		{name: "label, class, position", files: `
			a.md {sidebar_position: 1}
			01-b/x.md
			01-b/_category_.yml {label: Bee, className: new, position: 0.5}
		`, want: `
			= Bee (/b/x) .new
			  x /b/x
			a /a
		`},
		{name: "JSON", files: `
			b/x.md
			b/_category_.json {"label": "Bee", "collapsible": true, "collapsed": true}
		`, want: `
			+ Bee (/b/x)
			  x /b/x
		`},
		{name: "position zero is a position", files: `
			a.md {sidebar_position: 1}
			9-b/x.md
			9-b/_category_.yml {position: 0}
		`, want: `
			= b (/b/x)
			  x /b/x
			a /a
		`},
		{name: "root has no category", files: `
			a.md
			_category_.yml {label: Root, position: 1}
		`, want: `
			a /a
		`},
		{name: "folder without docs has none", files: `
			a.md
			b/_category_.yml {label: Bee}
		`, want: `
			a /a
		`},
		{name: "folder whose name ends in a dot", files: `
			v1./x.md
			v1./_category_.yml {label: One}
		`, want: `
			= One (/v1./x)
			  x /v1./x
		`},
		{name: "collapsed without collapsible stays open", files: `
			b/x.md
			b/_category_.yml {collapsible: false, collapsed: true}
		`, want: `
			= b (/b/x)
			  x /b/x
		`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{files: trimmed(test.files)})
			compare(t, test.files, firstView(t, result), "defaultSidebar\n"+trimmed(test.want))
			compareLines(t, test.files, lines(result.findings), nil)
		})
	}
}

func TestCategoryLinksToDoc(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, files, want string }{
		{name: "index", files: `
			b/index.md {title: Bee}
			b/x.md
		`, want: `
			= Bee /b
			  x /b/x
		`},
		{name: "readme in any case", files: `
			b/README.md {title: Bee}
			b/x.md
		`, want: `
			= Bee /b
			  x /b/x
		`},
		{name: "doc called like its folder", files: `
			Bee/bee.md
			Bee/x.md
		`, want: `
			= bee /Bee
			  x /Bee/x
		`},
		{name: "raw names decide", files: `
			01-a/a.md
			02-b/02-b.md
			03-c/01-index.md
			04-d/x.md
		`, want: `
			= a (/a/a)
			  a /a/a
			b /b
			= c (/c/index)
			  index /c/index
			= d (/d/x)
			  x /d/x
		`},
		{name: "first of several indexes", files: `
			b/b.md
			b/index.md {slug: /other}
			b/x.md
		`, want: `
			= b /b
			  index /other
			  x /b/x
		`},
		{name: "label and class of the linked doc", files: `
			b/index.md {title: Title, sidebar_label: Label, sidebar_class_name: new}
			b/x.md
		`, want: `
			= Label /b .new
			  x /b/x
		`},
		{name: "category file before the linked doc", files: `
			a.md {sidebar_position: 2}
			b/index.md {sidebar_label: Label, sidebar_class_name: old, sidebar_position: 3}
			b/x.md
			b/_category_.yml {label: File, className: new, position: 1}
		`, want: `
			= File /b .new
			  x /b/x
			a /a
		`},
		{name: "position of the linked doc before the folder's prefix", files: `
			a.md {sidebar_position: 2}
			9-b/index.md {sidebar_position: 1}
			9-b/x.md
		`, want: `
			= index /b
			  x /b/x
			a /a
		`},
		{name: "folder's prefix when the linked doc has no position", files: `
			a.md {sidebar_position: 2}
			1-b/index.md
			1-b/x.md
		`, want: `
			= index /b
			  x /b/x
			a /a
		`},
		{name: "null turns the convention off", files: `
			b/index.md
			b/x.md
			b/_category_.yml {link: null}
		`, want: `
			= b (/b)
			  index /b
			  x /b/x
		`},
		{name: "key without value turns the convention off", files: `
			b/index.md
			b/_category_.yml {link: }
		`, want: `
			= b (/b)
			  index /b
		`},
		{name: "local id", files: `
			b/index.md
			b/01-x.md
			b/_category_.yml {link: {type: doc, id: x}}
		`, want: `
			= x /b/x
			  index /b
		`},
		{name: "local id before a whole one", files: `
			b/x.md {title: Inner}
			b/y.md
			b/_category_.yml {link: {type: doc, id: x}}
			x.md {title: Outer}
		`, want: `
			= Inner /b/x
			  y /b/y
			Outer /x
		`},
		{name: "whole id in another folder", files: `
			b/y.md
			b/_category_.yml {link: {type: doc, id: c/x}}
			c/x.md {title: There}
		`, want: `
			= There /c/x
			  y /b/y
			= c (/c/x)
			  There /c/x
		`},
		{name: "whole id of a deeper folder", files: `
			b/c/x.md
			b/_category_.yml {link: {type: doc, id: b/c/x}}
		`, want: `
			= x /b/c/x
			  = c (/b/c/x)
			    x /b/c/x
		`},
		{name: "nothing but the index", files: `
			b/index.md {title: Bee, sidebar_class_name: new}
			b/_category_.yml {label: Label}
		`, want: `
			Label /b .new
		`},
		{name: "nothing but the index, whose label wins", files: `
			b/index.md {sidebar_label: Bee}
			b/_category_.yml {label: Label}
		`, want: `
			Bee /b
		`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{files: trimmed(test.files)})
			compare(t, test.files, firstView(t, result), "defaultSidebar\n"+trimmed(test.want))
			compareLines(t, test.files, lines(result.findings), nil)
		})
	}
}

func TestAutogeneratedItemListsOneFolder(t *testing.T) {
	t.Parallel()
	files := "a.md\napi/x.md\napi/v1/y.md\napi/_category_.yml {label: API}\napi2/z.md\n.api/w.md"
	for _, test := range []struct{ name, dirName, want string }{
		{name: "folder and below, without its own category", dirName: "api", want: "= v1 (/api/v1/y)\n  y /api/v1/y\nx /api/x\n"},
		{name: "deeper folder", dirName: "api/v1", want: "y /api/v1/y\n"},
		{name: "hidden folder", dirName: ".api", want: "w /.api/w\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			result := build(t, site{sidebars: "docs: [{type: autogenerated, dirName: " + test.dirName + "}]", files: files})
			compare(t, test.dirName, outline(result.At(result.outline.FirstDoc()).View.Items), test.want)
		})
	}
}

func TestAutogeneratedItemsMixWithOthers(t *testing.T) {
	t.Parallel()
	result := build(t, site{
		sidebars: trimmed(`
			docs:
			  - b
			  - type: autogenerated
			    dirName: 2-later
			  - type: category
			    label: Sooner
			    items:
			      - {type: autogenerated, dirName: 1-sooner}
			      - b
		`),
		files: "b.md\n1-sooner/x.md\n2-later/2-y.md\n2-later/1-z.md",
		input: sidebar.Input{Collapsible: true, Collapsed: true},
	})
	compare(t, "mixed items", result.view(t, "b"), trimmed(`
		docs
		b /b
		z /later/z
		y /later/y
		+ Sooner (/sooner/x)
		  x /sooner/x
		  b /b
	`))
}

// firstView returns the sidebar on the page of its first doc.
func firstView(t *testing.T, result built) string {
	t.Helper()
	first := result.outline.FirstDoc()
	if first == "" {
		return "none"
	}
	return result.view(t, first)
}
