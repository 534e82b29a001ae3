package page_test

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/page"
)

func TestFilesOfTheFolderBecomePagesByDocusaurusRules(t *testing.T) {
	t.Parallel()
	site := t.TempDir()
	for _, name := range []string{
		"index.tsx", "about.md", "more.mdx", "old.jsx", "plain.js", "typed.ts", "guide/index.js", "guide/setup.tsx", "a b.tsx",
		"_part.tsx", "_parts/page.tsx", "guide/_part.md", "setup.test.tsx", "__tests__/page.tsx", "types.d.ts", ".hidden.tsx",
		"_docgen/team/index.jsx", "_docgen/_part.jsx", "style.module.css", "data.json",
	} {
		file := filepath.Join(site, "src", "pages", filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := page.Find(os.DirFS(site), page.Folder)
	want := []page.Page{
		{File: "src/pages/_docgen/team/index.jsx", ID: "src/pages/_docgen/team/index.jsx", Path: "/team/"},
		{File: "src/pages/a b.tsx", ID: "src/pages/a b.tsx", Path: "/a b"},
		{File: "src/pages/about.md", ID: "src/pages/about.md", Path: "/about", IsText: true},
		{File: "src/pages/guide/index.js", ID: "src/pages/guide/index.js", Path: "/guide/"},
		{File: "src/pages/guide/setup.tsx", ID: "src/pages/guide/setup.tsx", Path: "/guide/setup"},
		{File: "src/pages/index.tsx", ID: "src/pages/index.tsx", Path: "/"},
		{File: "src/pages/more.mdx", ID: "src/pages/more.mdx", Path: "/more", IsText: true},
		{File: "src/pages/old.jsx", ID: "src/pages/old.jsx", Path: "/old"},
		{File: "src/pages/plain.js", ID: "src/pages/plain.js", Path: "/plain"},
		{File: "src/pages/typed.ts", ID: "src/pages/typed.ts", Path: "/typed"},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("error %v\n got %+v\nwant %+v", err, got, want)
	}
}

func TestSiteWithoutTheFolderHasNoPages(t *testing.T) {
	t.Parallel()
	if got, err := page.Find(os.DirFS(t.TempDir()), page.Folder); err != nil || len(got) > 0 {
		t.Errorf("got %v, error %v", got, err)
	}
}
