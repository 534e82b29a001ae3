package incremental_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

func TestSumOfATraceDependsOnContents(t *testing.T) {
	t.Parallel()
	sum := func(text string, written time.Time, used string) fingerprint.Hash {
		files := siteFiles()
		files["a.md"] = file(text, written)
		_, trace, err := incremental.Compute(begun(nil, files), fingerprint.Sum(used), (&maker{}).make)
		if err != nil {
			t.Fatal(err)
		}
		return trace.Sum()
	}
	first := sum("A", earlier(), "used")
	sitetest.Compare(t, "new times", sum("A", earlier().Add(time.Minute), "used") == first, true)
	sitetest.Compare(t, "times of just now", sum("A", noon(), "used") == first, true)
	sitetest.Compare(t, "another text", sum("B", earlier(), "used") == first, false)
	sitetest.Compare(t, "another used value", sum("A", earlier(), "other") == first, false)
}

// A cached result has the same trace as if it were computed now.
func TestTraceOfACachedResultHasTheSameSum(t *testing.T) {
	t.Parallel()
	files, rule := siteFiles(), texts()
	engine := begun(nil, files)
	_, made, err := incremental.Get(engine, rule, "x", fingerprint.Hash{}, (&maker{}).make)
	if err != nil {
		t.Fatal(err)
	}
	files["a.md"] = file("A", earlier().Add(time.Minute))
	engine = engine.Begin(source.Files{sitetest.Plain{FS: files, Folder: "."}}, nil, noon())
	_, known, isKnown := incremental.Lookup(engine, rule, "x", fingerprint.Hash{})
	sitetest.Compare(t, "known", isKnown, true)
	sitetest.Compare(t, "sum", known.Sum(), made.Sum())
}

func TestTraceOfAnEngineHasEverythingThatWasRead(t *testing.T) {
	t.Parallel()
	engine := begun(nil, siteFiles())
	_, _ = engine.Files().ReadFile("other.md")
	get(t, engine, texts(), "x", fingerprint.Hash{}, (&maker{}).make)
	var names []string
	for _, input := range engine.Trace().Inputs {
		names = append(names, input.Name)
	}
	for _, name := range []string{"a.md", "other.md", "missing.md"} {
		sitetest.Compare(t, name, slices.Contains(names, name), true)
	}
	sitetest.Compare(t, "a file that nobody read", slices.Contains(names, "docs/b.md"), false)
}

// A tool such as a bundler reads files itself, and searches for some in folders around the
// site.
func TestNotedFilesAreInputs(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		change  func(site, around fstest.MapFS)
		isKnown bool
	}{
		{"nothing", func(fstest.MapFS, fstest.MapFS) {}, true},
		{"a file", func(site, _ fstest.MapFS) { site["a.md"] = file("edited", noon()) }, false},
		{"a folder", func(site, _ fstest.MapFS) { site["docs/new.md"] = file("new", noon()) }, false},
		{"a file around the site", func(_, around fstest.MapFS) { around["package.json"] = file("{}", noon()) }, false},
		{"another file around the site", func(_, around fstest.MapFS) { around["other.json"] = file("{}", noon()) }, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			site, around, rule := siteFiles(), fstest.MapFS{}, texts()
			engine := incremental.New(nil, fingerprint.Hash{})
			begin := func() {
				engine = engine.Begin(source.Files{sitetest.Plain{FS: site, Folder: "."}}, source.Files{sitetest.Plain{FS: around, Folder: ".."}}, noon())
			}
			begin()
			get(t, engine, rule, "x", fingerprint.Hash{}, func(inputs *incremental.Inputs) (string, error) {
				inputs.Note([]string{"a.md", "../package.json"}, []string{"docs"})
				return "bundle", nil
			})
			test.change(site, around)
			begin()
			_, _, known := incremental.Lookup(engine, rule, "x", fingerprint.Hash{})
			sitetest.Compare(t, "known", known, test.isKnown)
		})
	}
}

// Another program has read a file before the engine sees it. If somebody saves it in between, the result belongs to a
// state that nobody knows, so it must not be used again.
func TestFileSavedWhileAProgramReadsIt(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		isKnown bool // the engine has seen the file before the computation
		save    func(files fstest.MapFS)
		isAgain bool // the next lookup computes the result again
	}{
		{"nothing saved", false, func(fstest.MapFS) {}, false},
		{"saved after it was read", false, func(files fstest.MapFS) { files["a.md"] = file("new", time.Now()) }, true},
		{"removed after it was read", false, func(files fstest.MapFS) {
			delete(files, "docs/b.md")
			files["docs"] = &fstest.MapFile{Mode: fs.ModeDir | 0o755, ModTime: time.Now()}
		}, true},
		{"listed folder got a file", false, func(files fstest.MapFS) {
			files["docs/new.md"] = file("new", time.Now())
			files["docs"] = &fstest.MapFile{Mode: fs.ModeDir | 0o755, ModTime: time.Now()}
		}, true},
		{"state before the computation is known", true, func(files fstest.MapFS) { files["a.md"] = file("new", time.Now()) }, true},
		{"known and unchanged", true, func(fstest.MapFS) {}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			files, rule := siteFiles(), texts()
			rule.Foreign = true
			read := func(inputs *incremental.Inputs) (string, error) {
				text := string(files["a.md"].Data)
				test.save(files)
				inputs.Note([]string{"a.md"}, []string{"docs"})
				return text, nil
			}
			engine := begun(nil, files)
			if test.isKnown {
				_, _ = engine.Files().Stat("a.md")
			}
			sitetest.Compare(t, "first result", get(t, engine, rule, "x", fingerprint.Hash{}, read), "A")
			engine = engine.Begin(source.Files{sitetest.Plain{FS: files, Folder: "."}}, nil, time.Now().Add(time.Hour))
			_, _, isKnown := incremental.Lookup(engine, rule, "x", fingerprint.Hash{})
			sitetest.Compare(t, "is computed again", !isKnown, test.isAgain)
		})
	}
}

// An edit right before a preview bundles is part of the bundle: the engine has looked at the files of the last one first.
func TestOutdatedResultIsObservedBeforeItIsMadeAgain(t *testing.T) {
	t.Parallel()
	files, rule := siteFiles(), texts()
	rule.Foreign = true
	read := func(inputs *incremental.Inputs) (string, error) {
		inputs.Note([]string{"a.md", "docs/b.md"}, nil)
		return string(files["a.md"].Data) + string(files["docs/b.md"].Data), nil
	}
	engine := begun(nil, files)
	get(t, engine, rule, "x", fingerprint.Hash{}, read)
	files["a.md"], files["docs/b.md"] = file("1", time.Now()), file("2", time.Now())
	for range 2 {
		engine = engine.Begin(source.Files{sitetest.Plain{FS: files, Folder: "."}}, nil, time.Now().Add(time.Hour))
		sitetest.Compare(t, "result", get(t, engine, rule, "x", fingerprint.Hash{}, read), "12")
	}
	_, _, isKnown := incremental.Lookup(engine, rule, "x", fingerprint.Hash{})
	sitetest.Compare(t, "is known", isKnown, true)
}

// The code of a site may read the environment. It is not parallel, because the environment belongs to the process.
func TestNotedVariablesAreInputs(t *testing.T) {
	const name = "DOCGEN_TEST_VARIABLE"
	t.Setenv(name, "first")
	rule, engine := texts(), incremental.New(nil, fingerprint.Hash{})
	isKnown := func() bool {
		engine = engine.Begin(source.Files{sitetest.Plain{FS: siteFiles(), Folder: "."}}, nil, noon())
		_, _, known := incremental.Lookup(engine, rule, "x", fingerprint.Hash{})
		return known
	}
	isKnown()
	get(t, engine, rule, "x", fingerprint.Hash{}, func(inputs *incremental.Inputs) (string, error) {
		inputs.NoteVariables([]string{name})
		return "text", nil
	})
	sitetest.Compare(t, "known with the same value", isKnown(), true)
	t.Setenv(name, "second")
	sitetest.Compare(t, "known with another value", isKnown(), false)
}

// During an update, a preview shows the state before it.
func TestPreviousResultIsCachedBesideTheNewOne(t *testing.T) {
	t.Parallel()
	engine, rule := begun(nil, siteFiles()), texts()
	for _, used := range []string{"one", "two"} {
		incremental.Put(engine, rule, "x", used, incremental.Trace{Used: fingerprint.Sum(used)})
	}
	for _, used := range []string{"one", "two"} {
		value, _, known := incremental.Lookup(engine, rule, "x", fingerprint.Sum(used))
		sitetest.Compare(t, used, []any{value, known}, []any{used, true})
	}
}

// docgen writes its output and its cache into the site folder, which must not outdate what has looked for some names there.
func TestNamesThatMatchAPatternAreAnInput(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		added, removed string
		isKnown        bool
	}{
		{"", "", true}, {"dist/index.html", "", true}, {"d.txt", "", true}, {"d.md", "", false}, {"", "a.md", false}, {"docs/d.md", "", true},
	} {
		site, rule, engine := siteFiles(), texts(), incremental.New(nil, fingerprint.Hash{})
		begin := func() { engine = engine.Begin(source.Files{sitetest.Plain{FS: site, Folder: "."}}, nil, noon()) }
		begin()
		get(t, engine, rule, "x", fingerprint.Hash{}, func(inputs *incremental.Inputs) (string, error) {
			return strings.Join(inputs.Files().Glob("*.md"), " "), nil
		})
		sitetest.Compare(t, "lists "+test.added, engine.Lists(test.added), test.added == "d.md")
		delete(site, test.removed)
		if test.added != "" {
			site[test.added] = file("new", noon())
		}
		begin()
		_, _, known := incremental.Lookup(engine, rule, "x", fingerprint.Hash{})
		sitetest.Compare(t, "known with "+test.added+" and without "+test.removed, known, test.isKnown)
	}
}
