package adopt

import (
	"io/fs"
	"reflect"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// folder returns a folder in memory. Names that end in a slash are empty folders.
func folder(files map[string]string) fstest.MapFS {
	memory := fstest.MapFS{}
	for name, text := range files {
		memory[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return memory
}

func TestFolderIsDescribedByItsFiles(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		files map[string]string
		want  Folder
	}{
		{"a README", map[string]string{"README.md": "# Widget\n"}, Folder{Title: "Widget"}},
		{"no heading", map[string]string{"README.md": "Text.\n"}, Folder{Title: "project"}},
		{"no README", map[string]string{"b.md": "", "a.md": "", "0/c.md": ""}, Folder{Title: "project", First: "/a"}},
		{"no file at the top", map[string]string{"docs/01-first.md": "", "docs/02-next.md": ""}, Folder{Title: "project", First: "/docs/first"}},
		{"a slug", map[string]string{"a.md": "---\nslug: /start\n---\n"}, Folder{Title: "project", First: "/start"}},
		{"index and README", map[string]string{"README.md": "# A\n", "index.md": "# B\n", "x/readme.md": "", "x/index.md": ""},
			Folder{Title: "B", Exclude: []string{"x/readme.md", "README.md"}}},
		{"outputs and the code of others", map[string]string{
			"README.md": "# W\n", "dist/a.md": "", "a/vendor/b/c.md": "", "node_modules/x/README.md": "", ".github/a.md": "",
			"build/index.html": "", "build/a.md": "", "guide/build/a.md": "", "testdata/x.md": "",
		}, Folder{Title: "W", Exclude: []string{"a/vendor/**", "build/**", "testdata/**"}}},
		{"a site of its own", map[string]string{"README.md": "# W\n", "docs/docgen.yaml": "", "docs/a.md": ""},
			Folder{Title: "W", Exclude: []string{"docs/**"}}},
		{"ignored by git", map[string]string{
			"README.md": "# W\n", ".gitignore": "/notes/\n*.draft.md\n!keep.draft.md\n", "notes/a.md": "", "x/notes/a.md": "",
			"x/a.draft.md": "", "x/keep.draft.md": "", "x/.gitignore": "b.md\n", "x/b.md": "", "b.md": "", "x/[id].md": "",
		}, Folder{Title: "W", Exclude: []string{"notes/**", "x/a.draft.md", "x/b.md"}}},
		{"special characters", map[string]string{"README.md": "# W\n", "a/[x]{1}/docgen.yaml": ""},
			Folder{Title: "W", Exclude: []string{"a/?x??1?/**"}}},
		{"a program", map[string]string{"README.md": "# W\n", "src/pages/index.tsx": "", "static/a.css": ""},
			Folder{Title: "W", HasSource: true, HasStatic: true}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got, err := read(source.Files{sitetest.Plain{FS: folder(test.files), Folder: "."}}, "/home/me/project")
			if err != nil || !reflect.DeepEqual(got, test.want) {
				t.Errorf("%v\n got %+v, %v\nwant %+v", test.files, got, err, test.want)
			}
			text, err := got.Config()
			if _, findings := config.Load(text, "docgen.yaml"); err != nil || len(findings) > 0 {
				t.Errorf("%v\n%s\n%v", findings, text, err)
			}
		})
	}
}

func TestFolderWithoutMarkdownIsNone(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"main.go", "node_modules/x/README.md", ".github/README.md", "dist/a.md", "_parts/a.md"} {
		_, err := read(source.Files{sitetest.Plain{FS: folder(map[string]string{name: ""}), Folder: "."}}, "/project")
		if err != ErrNoMarkdown {
			t.Errorf("%s: got %v, want %v", name, err, ErrNoMarkdown)
		}
	}
}

// endless is a folder that contains itself.
type endless struct{ fstest.MapFS }

func (endless) ReadDir(string) ([]fs.DirEntry, error) {
	entries, err := fstest.MapFS{"a/x": {}, "b.md": {}}.ReadDir(".")
	for len(entries) < 1000 {
		entries = append(entries, entries[0])
	}
	return entries, err
}

func TestHugeFolderIsAnError(t *testing.T) {
	t.Parallel()
	_, err := read(source.Files{sitetest.Plain{FS: endless{}, Folder: "."}}, "/")
	if err != ErrTooLarge {
		t.Errorf("got %v, want %v", err, ErrTooLarge)
	}
}

func TestRulesOfFoldersAboveApply(t *testing.T) {
	t.Parallel()
	files := source.Files{
		sitetest.Plain{FS: folder(map[string]string{"README.md": "", "api/a.md": "", "drafts/a.md": "", "other/a.md": ""}), Folder: "."},
		sitetest.Plain{FS: folder(map[string]string{".gitignore": "drafts/\n"}), Folder: ".."},
		sitetest.Plain{FS: folder(map[string]string{".gitignore": "/product/docs/api\ndocs/other/\n", ".git/HEAD": ""}), Folder: "../.."},
		sitetest.Plain{FS: folder(map[string]string{".gitignore": "*.md\n"}), Folder: "../../.."},
	}
	got, err := read(files, "/src/repository/product/docs")
	want := Folder{Title: "docs", Exclude: []string{"api/**", "drafts/**"}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v\nwant %+v", got, err, want)
	}
}

func TestTitleIsTheFirstHeadingAsPlainText(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, text, want string }{
		{"plain", "# Widget\n", "Widget"},
		{"closed", "# Widget ##\n", "Widget"},
		{"underlined", "Widget\n======\n", "Widget"},
		{"HTML", "<h1 align=\"center\">\n  <img src=x>\n  <b>Widget</b>\n</h1>\n", "Widget"},
		{"badges", "# :rocket: Widget &middot; [![CI](a.svg)](b) ![npm](c.svg)\n", "Widget"},
		{"a link and code", "# [The `widget`](https://example.com)\n", "The widget"},
		{"front matter", "---\n# no\n---\n# Widget\n", "Widget"},
		{"an image only", "# ![Widget](logo.svg)\n", "name"},
		{"a lower heading first", "## Sponsors\n\n# Overview\n", "name"},
		{"too long", "# Widget is the tool that makes all of the widgets\n", "name"},
		{"Windows", "# Widget\r\n\r\nText\r\n", "Widget"},
	} {
		if got := titleOf(test.text, "name"); got != test.want {
			t.Errorf("%s\n got %q\nwant %q", test.name, got, test.want)
		}
	}
}

func TestRulesMatchAsInGit(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		rule, name string
		isFolder   bool
		want       bool
	}{
		{"a.md", "x/y/a.md", false, true},
		{"/a.md", "x/a.md", false, false},
		{"x/a.md", "x/a.md", false, true},
		{"x/a.md", "y/x/a.md", false, false},
		{"**/x/a.md", "y/x/a.md", false, true},
		{"x/**", "x/y/a.md", false, true},
		{"x/**/a.md", "x/a.md", false, true},
		{"notes/", "notes", true, true},
		{"notes/", "notes", false, false},
		{"*.md  ", "a.md", false, true},
		{"# a.md", "a.md", false, false},
		{`\#a.md`, "#a.md", false, true},
		{"", "a.md", false, false},
		{"!a.md", "a.md", false, false},
		{"[ab].md", "b.md", false, true},
	} {
		rules := parseRules(ignoreRule{folder: "."}, test.rule+"\n")
		if got := rules.ignores(test.name, test.isFolder); got != test.want {
			t.Errorf("%q, %s\n got %v\nwant %v", test.rule, test.name, got, test.want)
		}
	}
}
