package deploy

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestHostsBuildTheCommitThatIsAskedFor(t *testing.T) {
	t.Parallel()
	const commit = "c8842837095289c48056e85cdbc58aa7dd669ef3"
	program := "go run " + product.Repository + "/cmd/docgen@" + commit + " build"
	for host, want := range map[string][]string{
		"github":     {"uses: docgen-cli/docgen@" + commit + "\n        with:\n          version: source\n"},
		"s3":         {"uses: docgen-cli/docgen@" + commit + "\n        with:\n          version: source\n"},
		"gitlab":     {"image: golang:1.26\n", "install -y --no-install-recommends nodejs", program},
		"netlify":    {program},
		"cloudflare": {program},
		"vercel":     {program},
		"nginx":      {program},
		"apache":     {program},
	} {
		found, err := HostNamed(host)
		if err != nil {
			t.Fatal(err)
		}
		site := Site{Folder: ".", Config: "docgen.yaml", Files: fstest.MapFS{}, Commit: commit}
		site.Settings.BaseURL, site.Settings.URL, site.Repository.Branch = "/", "https://example.org", "main"
		written, err := found.Files(site)
		if err != nil {
			t.Fatal(err)
		}
		var all strings.Builder
		for _, file := range written {
			all.WriteString(file.Text)
		}
		for _, part := range want {
			if !strings.Contains(all.String(), part) {
				t.Errorf("%s: no %q in\n%s", host, part, all.String())
			}
		}
		if text := all.String(); strings.Contains(text, product.Package+"@") || strings.Contains(text, "docgen@v") {
			t.Errorf("%s installs a release:\n%s", host, text)
		}
	}
}
