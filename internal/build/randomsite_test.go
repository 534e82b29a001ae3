package build_test

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"docgen/internal/build"
)

// site is a site folder that changes at random: what it is, and what it is built with,
// follow from the seed of random.
type site struct {
	t         *testing.T
	root      string // holds the site folder, and docs that are not in it
	dir       string
	random    *rand.Rand
	settings  map[string]string // of docgen.yaml, by path: "docs.path"
	hasCode   bool              // pages of src/pages and MDX come up
	isPreview bool              // what a preview is opened with does not change, and no doc is a draft
	commits   int
	flags     flags
}

// flags are the options of a build that change.
type flags struct {
	theme, version, baseURL, url, baseline string
	ci                                     bool
}

// begin gives a site, of which t and perhaps isPreview are set, some docs and changes it.
func begin(seed uint64, s *site) *site {
	s.t.Helper()
	s.root, s.random = s.t.TempDir(), rand.New(rand.NewPCG(seed, 0))
	s.dir, s.hasCode = filepath.Join(s.root, "site"), seed%2 == 1
	s.settings, s.flags = map[string]string{"title": "Site"}, flags{version: "test"}
	for _, setting := range settings() {
		if s.number() < 2 {
			s.set(setting)
		}
	}
	s.writeConfig()
	s.write("content/index.md", "# Home\n")
	s.write("../docs/index.md", "# Home outside of the site folder\n")
	s.write("code/value.js", s.value())
	s.write("part/_q.mdx", s.partial("part/_q.mdx"))
	s.write("part/_p.md", "Part\n")
	s.write("part/code.txt", "code\n")
	for range 15 {
		name := s.doc()
		s.write(name, s.text(name))
	}
	for range 15 {
		s.change()
	}
	return s
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

// append adds to a file that exists.
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

// number is small, so that values come up again.
func (s *site) number() int { return s.random.IntN(4) }

// docs is the docs folder, relative to the site folder.
func (s *site) docs() string {
	if folder := s.settings["docs.path"]; folder != "" {
		return folder
	}
	return "content"
}

// change is a kind of change of a site. The more weight it has, the more often it comes.
type change struct {
	name   string
	weight int
	isCode bool                 // only for sites with code of their own
	do     func(*site) []string // says more about what it did
}

// change makes one random change, and says which.
func (s *site) change() string {
	s.t.Helper()
	var kinds []change
	all := slices.Concat(docChanges(), codeChanges(), siteChanges())
	if !s.isPreview {
		all = append(all, flagChanges()...)
	}
	for _, kind := range all {
		if (!kind.isCode || s.hasCode) && !slices.Contains(knownBroken(), kind.name) {
			kinds = append(kinds, slices.Repeat([]change{kind}, kind.weight)...)
		}
	}
	kind := kinds[s.random.IntN(len(kinds))]
	return fmt.Sprint(kind.name, " ", kind.do(s))
}

// repair undoes what most often keeps a site from being built.
func (s *site) repair() string {
	for _, option := range []string{"docs.path", "docs.sidebarPath", "docs.tags", "docs.exclude", "themeConfig.customCss"} {
		delete(s.settings, option)
	}
	s.writeConfig()
	s.write("content/index.md", "# Home\n")
	for _, folder := range []string{"static", "more", "../shared"} {
		s.remove(folder + "/a")
	}
	for _, folder := range []string{"content/", "content/a/", "content/a/b/", "content/02-c/", "src/pages/"} {
		s.write(folder+"_near.mdx", s.partial(folder+"_near.mdx"))
	}
	return "repair"
}

// options are those of a build of the site as it is.
func (s *site) options(out string, state *build.State) build.Options {
	return build.Options{
		Dir: s.dir, Config: "docgen.yaml", Out: out, Jobs: 2, Node: os.Args[0], Stderr: io.Discard, State: state,
		Now: time.Unix(1_700_000_000, 0), FixedTime: true,
		Theme: smallTheme(s.flags.theme), Version: s.flags.version, BaseURL: s.flags.baseURL, URL: s.flags.url, Baseline: s.flags.baseline, CI: s.flags.ci,
	}
}

// below joins names to the docs folder.
func (s *site) below(names ...string) string {
	return path.Join(append([]string{s.docs()}, names...)...)
}
