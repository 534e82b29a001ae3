package build_test

import (
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
)

// site is a site folder that changes at random. Its content and its build options follow
// from the seed of random.
type site struct {
	t         *testing.T
	root      string // contains the site folder, and docs outside it
	dir       string
	random    *rand.Rand
	settings  map[string]string // of docgen.yaml, by path: "docs.path"
	hasCode   bool              // the site has pages in src/pages, and MDX
	isPreview bool              // the options of the preview stay the same, and no doc is a draft
	commits   int
	flags     flags
}

// flags are the build options that change.
type flags struct {
	theme, version, baseURL, url, baseline string
	ci                                     bool
}

// newSite returns a site with a home page.
func newSite(t *testing.T, seed uint64) *site {
	t.Helper()
	root := t.TempDir()
	s := &site{
		t: t, root: root, dir: filepath.Join(root, "site"), random: rand.New(rand.NewPCG(seed, 0)),
		settings: map[string]string{"title": "Site"}, hasCode: seed%2 == 1, flags: flags{version: "test"},
	}
	if seed%2 == 0 {
		s.settings["i18n"] = "{locales: [en, de]}"
	}
	if seed%3 == 0 {
		s.settings["blog"] = "{}"
		s.write("blog/2026-02-02-two.md", s.postText())
	}
	s.writeConfig()
	s.write("content/index.md", "# Home\n")
	s.write("../docs/index.md", "# Home outside of the site folder\n")
	s.write("code/value.js", s.value())
	s.write("part/_q.mdx", s.partial("part/_q.mdx"))
	return s
}

// seeds returns the seeds of a test: one, with the build tag random count seeds from 0 on, or those in
// SEEDS (SEEDS=7, SEEDS=0-99).
func seeds(one, count uint64) []uint64 {
	first, last := sitetest.Size(one, 0), sitetest.Size(one, count-1)
	if chosen := os.Getenv("SEEDS"); chosen != "" {
		if read, _ := fmt.Sscanf(chosen, "%d-%d", &first, &last); read == 1 {
			last = first
		}
	}
	var all []uint64
	for seed := first; seed <= last; seed++ {
		all = append(all, seed)
	}
	return all
}

func (s *site) write(name, text string) {
	s.t.Helper()
	file := filepath.Join(s.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		s.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		s.t.Fatal(err)
	}
}

// append appends text to a file that exists.
func (s *site) append(name, text string) {
	s.t.Helper()
	if before, err := os.ReadFile(filepath.Join(s.dir, filepath.FromSlash(name))); err == nil {
		s.write(name, string(before)+text)
	}
}

// remove removes a file that may not exist.
func (s *site) remove(name string) { _ = os.RemoveAll(filepath.Join(s.dir, filepath.FromSlash(name))) }

func (s *site) move(from, to string) {
	s.remove(to)
	_ = os.MkdirAll(filepath.Dir(filepath.Join(s.dir, to)), 0o755)
	_ = os.Rename(filepath.Join(s.dir, from), filepath.Join(s.dir, to)) // from may not exist
}

func (s *site) pick(list ...string) string { return list[s.random.IntN(len(list))] }

// number returns a small number, so that values repeat.
func (s *site) number() int { return s.random.IntN(4) }

// docs returns the docs folder, relative to the site folder.
func (s *site) docs() string {
	if folder := s.settings["docs.path"]; folder != "" {
		return folder
	}
	return "content"
}

// change is a kind of change. A higher weight makes it more frequent.
type change struct {
	name   string
	weight int
	isCode bool                 // only for sites with their own code
	do     func(*site) []string // returns details of the change
}

// change makes one random change and describes it.
func (s *site) change() string {
	s.t.Helper()
	var kinds []change
	all := slices.Concat(docChanges(), versionChanges(), codeChanges(), siteChanges(), labelChanges(), localeChanges(), translationChanges(), blogChanges())
	if !s.isPreview {
		all = append(all, flagChanges()...)
	}
	for _, kind := range all {
		if !kind.isCode || s.hasCode {
			kinds = append(kinds, slices.Repeat([]change{kind}, kind.weight)...)
		}
	}
	kind := kinds[s.random.IntN(len(kinds))]
	return fmt.Sprint(kind.name, " ", kind.do(s))
}

// options returns the options for a build of the site. cache is the cache folder; "" for
// none.
func (s *site) options(out, cache string) build.BuildOptions {
	return build.BuildOptions{
		Options: build.Options{
			Dir: s.dir, Config: "docgen.yaml", Jobs: 2, Node: os.Args[0], Stderr: io.Discard, Cache: cache,
			Theme: smallTheme(s.flags.theme), Version: s.flags.version, BaseURL: s.flags.baseURL, URL: s.flags.url, Baseline: s.flags.baseline, CI: s.flags.ci,
		},
		Out: out, Now: time.Unix(1_700_000_000, 0), FixedTime: true,
	}
}

func compareFiles(t *testing.T, steps []string, got, want map[string]string) {
	t.Helper()
	for _, name := range slices.Sorted(maps.Keys(want)) {
		if got[name] != want[name] {
			at := firstDifference(got[name], want[name])
			t.Fatalf("after %q, %s from byte %d on\n got %.500s\nwant %.500s", steps, name, at, got[name][at:], want[name][at:])
		}
	}
	for name := range got {
		if _, wanted := want[name]; !wanted {
			t.Fatalf("after %q: %s should not exist", steps, name)
		}
	}
}

// below joins names to the docs folder.
func (s *site) below(names ...string) string {
	return path.Join(append([]string{s.docs()}, names...)...)
}

// firstDifference returns an index shortly before the first byte that differs.
func firstDifference(one, other string) int {
	at := 0
	for at < min(len(one), len(other)) && one[at] == other[at] {
		at++
	}
	return max(0, at-100)
}
