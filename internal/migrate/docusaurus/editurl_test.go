package docusaurus_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// editURLs are functions of sites by their path. They get what Docusaurus gives them.
var editURLs = map[string]func(page map[string]any) string{
	"prefix": prefixed,
	"folder": func(page map[string]any) string {
		return fmt.Sprintf("https://git.example/edit/docs/%s", page["docPath"])
	},
	"noSlash": func(page map[string]any) string { return fmt.Sprintf("https://git.example/?docs/%s", page["docPath"]) },
	"blog": func(page map[string]any) string {
		return fmt.Sprintf("https://git.example/edit/blog/%s", page["blogPath"])
	},
	"version":   unless("version", "1.0"),
	"directory": unless("versionDocsDirPath", "api_versioned_docs/version-1.0"),
	"locale":    unless("locale", "de"),
	"doc":       unless("docPath", "guide/api.md"),
}

func prefixed(page map[string]any) string {
	if page["blogPath"] != nil {
		return fmt.Sprintf("https://git.example/edit/%s/%s", page["blogDirPath"], page["blogPath"])
	}
	return fmt.Sprintf("https://git.example/edit/%s/%s", page["versionDocsDirPath"], page["docPath"])
}

// unless returns a function that puts a prefix before each path, except for pages with a value.
func unless(key, value string) func(page map[string]any) string {
	return func(page map[string]any) string {
		if page[key] == value {
			return "https://other.example/"
		}
		return prefixed(page)
	}
}

func TestFunctionsStayUnlessTheyOnlyPutAPrefix(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ kind, function, options, want string }{
		{"docs", "prefix", ``, "https://git.example/edit/"},
		{"docs", "prefix", `, "path": "guides"`, "https://git.example/edit/"},
		{"docs", "prefix", `, "editLocalizedFiles": true`, ""},
		{"docs", "prefix", `, "editCurrentVersion": true`, ""},
		{"docs", "folder", ``, ""}, // other versions have other folders
		{"docs", "noSlash", ``, ""},
		{"docs", "version", ``, ""},
		{"docs", "directory", ``, "https://git.example/edit/"}, // the folder of another instance
		{"docs", "directory", `, "id": "api"`, ""},
		{"docs", "locale", ``, ""},
		{"docs", "doc", ``, ""},
		{"docs", "doc", `, "path": "guides"`, "https://git.example/edit/"},
		{"blog", "prefix", ``, ""}, // translated posts have other folders
		{"blog", "blog", ``, "https://git.example/edit/"},
	} {
		t.Run(test.kind+" "+test.function+test.options, func(t *testing.T) {
			t.Parallel()
			config := fmt.Sprintf(`{%s, "i18n": {"defaultLocale": "en", "locales": ["en", "de"]}, "plugins": [["content-%s", {"editUrl": "fn:%s"%s}]]}`, head,
				test.kind, test.function, test.options)
			_, written := convert(t, config, fstest.MapFS{
				"versions.json": {Data: []byte(`["1.0"]`)}, "api_versions.json": {Data: []byte(`["1.0"]`)}, "docs/guide/api.md": {}, "guides/a.md": {}, "blog/a.md": {},
			})
			want := "  editUrl: " + test.want + "\n"
			if test.want == "" {
				want = "  editUrl: \"docusaurus.config.js#" + test.function + "\"\n"
			}
			if !strings.Contains(written, want) {
				t.Errorf("got\n%s\nwant\n%s", written, want)
			}
		})
	}
}
