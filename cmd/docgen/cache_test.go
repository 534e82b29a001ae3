//go:build servers

package main

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// cachedSite creates a site with everything that machines exchange: docs in two versions and two
// languages, posts, code, an image with variants, and social cards.
func cachedSite(t *testing.T, dir string) {
	t.Helper()
	files := map[string]string{
		"docgen.yaml": "title: Site\nurl: https://example.org\nsocialCards: true\nllms: full\nmarkdown:\n  images:\n    variants: true\n" +
			"docs:\n  lastVersion: current\nblog: {}\ni18n:\n  defaultLocale: en\n  locales: [en, fr]\n",
		"versions.json":                     `["1.0"]`,
		"content/index.md":                  "---\ntitle: Welcome\n---\n\n![A picture](picture.png)\n\n::include{file=\"_part.md\"}\n",
		"content/_part.md":                  "A part of [page 3](page-03.md#details).\n",
		"content/live.mdx":                  "# Live\n\nexport const answer = 42\n\nThe answer is {answer}.\n",
		"versioned_docs/version-1.0/old.md": "# Old\n\nOnly in version 1.0.\n",
		"src/pages/about.md":                "# About\n\nAbout us.\n",
	}
	for i := range 60 {
		text := fmt.Sprintf("# Page %d\n\nAbout thing %d, and [the next](page-%02d.md).\n\n## Details\n\n```js\nconst thing%d = %d\n```\n", i, i, (i+1)%60, i,
			i)
		name := fmt.Sprintf("page-%02d.md", i)
		files["content/"+name] = text
		files["versioned_docs/version-1.0/"+name] = strings.Replace(text, "About", "On", i%2)
		if i%7 == 0 {
			files["i18n/fr/docusaurus-plugin-content-docs/current/"+name] = strings.Replace(text, "About thing", "De la chose", 1)
		}
	}
	for i := range 25 {
		files[fmt.Sprintf("blog/2026-01-%02d-post.md", i+1)] = fmt.Sprintf("---\ntitle: Post %d\nslug: post-%d\n---\n\nSummary.\n\n<!-- truncate -->\n\nMore.\n", i, i)
	}
	sitetest.Write(t, dir, files)
	picture, err := os.Create(filepath.Join(dir, "content/picture.png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(picture, image.NewGray(image.Rect(0, 0, 1200, 600))); err != nil {
		t.Fatal(err)
	}
	if err := picture.Close(); err != nil {
		t.Fatal(err)
	}
}

// emptyMachine returns a copy of a site with neither output nor cache.
func emptyMachine(t *testing.T, site string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(site)); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"dist", ".docgen"} {
		if err := os.RemoveAll(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// buildOn runs "docgen build" and returns what it prints.
func buildOn(t *testing.T, dir string, args ...string) string {
	t.Helper()
	command := docgen(t, dir, append([]string{"build", "--timing"}, args...)...)
	command.Env = append(os.Environ(), "SOURCE_DATE_EPOCH=1700000000")
	output, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("docgen build %v: %v\n%s", args, err, output)
	}
	return string(output)
}

// sameOutput compares the outputs of two machines.
func sameOutput(t *testing.T, what, got, want string) {
	t.Helper()
	if output, err := exec.Command("diff", "-rq", filepath.Join(got, "dist"), filepath.Join(want, "dist")).CombinedOutput(); err != nil {
		t.Errorf("%s: %v\n%s", what, err, output)
	}
}

var (
	plainOnce sync.Once
	plainSite string
)

// plainBuild returns a site that was built without a remote cache. All tests share it, and none
// may change it.
func plainBuild(t *testing.T) string {
	t.Helper()
	plainOnce.Do(func() {
		dir, err := os.MkdirTemp("", "docgen-plain-")
		if err != nil {
			t.Fatal(err)
		}
		cachedSite(t, dir)
		buildOn(t, dir, "--no-cache")
		plainSite = dir
	})
	return plainSite
}

// remoteLine matches what "docgen cache stats" says about a remote cache.
var remoteLine = regexp.MustCompile(`(?m)^ +remote cache: (\d+) of (\d+) found`)

func TestMachinesShareARemoteCache(t *testing.T) {
	t.Parallel()
	for name, start := range map[string]func(*testing.T) cacheServer{"bazel-remote": bazelRemote, "nginx": nginxCache} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			plain, flag := plainBuild(t), "--remote-cache="+start(t).url
			first, second := emptyMachine(t, plain), emptyMachine(t, plain)
			buildOn(t, first, flag)
			sameOutput(t, "a cold remote cache", first, plain)
			buildOn(t, second, flag)
			sameOutput(t, "a warm remote cache", second, plain)
			stats := printed(t, second, "cache", "stats")
			found := remoteLine.FindStringSubmatch(stats)
			if found == nil || found[1] != found[2] || found[1] == "0" {
				t.Errorf("the second machine did not find everything:\n%s", stats)
			}
		})
	}
}

func TestShardsMakeTheWholeSite(t *testing.T) {
	t.Parallel()
	plain, flag := plainBuild(t), "--remote-cache="+bazelRemote(t).url
	t.Run("shards", func(t *testing.T) {
		for _, shard := range []string{"3/4", "1/4", "4/4", "2/4"} { // no order
			t.Run(shard, func(t *testing.T) {
				t.Parallel()
				dir := emptyMachine(t, plain)
				if output := buildOn(t, dir, flag, "--shard="+shard); !strings.Contains(output, "stored shard "+shard) {
					t.Errorf("it says:\n%s", output)
				}
				if _, err := os.Stat(filepath.Join(dir, "dist")); !os.IsNotExist(err) {
					t.Errorf("a shard has written an output: %v", err)
				}
			})
		}
	})
	join := emptyMachine(t, plain)
	buildOn(t, join, flag)
	sameOutput(t, "the join", join, plain)
	stats := printed(t, join, "cache", "stats")
	if !strings.Contains(stats, " 0 pages of ") {
		t.Errorf("the join has rendered pages:\n%s", stats)
	}
}

// printed runs docgen and returns what it prints.
func printed(t *testing.T, dir string, args ...string) string {
	t.Helper()
	output, err := docgen(t, dir, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("docgen %v: %v\n%s", args, err, output)
	}
	return string(output)
}
