package deploy_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/release/deploy"
)

func TestHostsRefuseWhatIsTooLarge(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	site, out := filepath.Join(root, "docs"), filepath.Join(root, "docs", "dist")
	size := func(name string, bytes int64) {
		t.Helper()
		file := filepath.Join(root, filepath.FromSlash(name))
		if os.MkdirAll(filepath.Dir(file), 0o755) != nil || os.WriteFile(file, nil, 0o600) != nil || os.Truncate(file, bytes) != nil {
			t.Fatal("cannot create ", name)
		}
	}
	chosen := func(file, text string) {
		t.Helper()
		name := filepath.Join(root, filepath.FromSlash(file))
		if os.MkdirAll(filepath.Dir(name), 0o755) != nil || os.WriteFile(name, []byte(text), 0o600) != nil {
			t.Fatal("cannot write ", file)
		}
	}
	want := func(when string, starts ...string) {
		t.Helper()
		var got []string
		for _, refusal := range deploy.Refusals(site, out) {
			text, source, _ := strings.Cut(refusal, ": see ")
			got = append(got, text)
			if !strings.HasPrefix(source, "https://") {
				t.Errorf("no source: %s", refusal)
			}
		}
		sitetest.Compare(t, when, got, starts)
	}
	size(".git/HEAD", 0)
	size("docs/dist/video.mp4", 26<<20)
	size("docs/dist/.git/pack", 2_000_000_000)
	want("no host")
	chosen(".github/workflows/docs.yml", "uses: actions/deploy-pages@v4")
	want("a file of 26 MiB on GitHub")
	size("docs/dist/archive.zip", 1_100_000_000)
	want("more than a gigabyte on GitHub", "GitHub Pages takes at most 1 GB, but the site has 1.1 GB")
	chosen(".github/workflows/docs.yml", "uses: aws-actions/configure-aws-credentials@v4")
	want("more than a gigabyte on S3")
	size("docs/dist/archive.zip", 0)
	chosen("docs/wrangler.jsonc", "{}")
	want("a file of 26 MiB on Cloudflare", "the free plan of Cloudflare takes at most 25 MiB in a file, but the site has 26 in video.mp4")
	size("docs/dist/video.mp4", 0)
	for i := range 20_000 {
		size(fmt.Sprintf("docs/dist/%d/%d", i/1000, i), 0)
	}
	want("20,002 files on Cloudflare", "the free plan of Cloudflare takes at most 20000 files, but the site has 20002")
}
