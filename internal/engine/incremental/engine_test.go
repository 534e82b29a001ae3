package incremental_test

import (
	"fmt"
	"io/fs"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

func TestResultIsReusedWhileItsInputsAreUnchanged(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		change  func(files fstest.MapFS)
		isAgain bool
		want    string
	}{
		{"nothing", func(fstest.MapFS) {}, false, "Afalse b.md c.md true"},
		{"another file", func(files fstest.MapFS) { files["other.md"] = file("edited", earlier()) }, false, "Afalse b.md c.md true"},
		{"a new file elsewhere", func(files fstest.MapFS) { files["new.md"] = file("N", earlier()) }, false, "Afalse b.md c.md true"},
		{"the text of a file of a folder that was listed", func(files fstest.MapFS) { files["docs/b.md"] = file("edited", noon()) }, false,
			"Afalse b.md c.md true"},
		{"new times", func(files fstest.MapFS) { files["a.md"] = file("A", earlier().Add(1)) }, false, "Afalse b.md c.md true"},
		{"times of just now", func(files fstest.MapFS) { files["a.md"] = file("A", noon()) }, false, "Afalse b.md c.md true"},
		{"an edit", func(files fstest.MapFS) { files["a.md"] = file("edited", earlier().Add(1)) }, true, "editedfalse b.md c.md true"},
		{"an edit of equal length", func(files fstest.MapFS) { files["a.md"] = file("E", earlier().Add(1)) }, true, "Efalse b.md c.md true"},
		{"a removed file", func(files fstest.MapFS) { delete(files, "a.md") }, true, "true b.md c.md true"},
		{"a new file in a folder", func(files fstest.MapFS) { files["docs/d.md"] = file("D", earlier()) }, true, "Afalse b.md c.md d.md true"},
		{"a file less in a folder", func(files fstest.MapFS) { delete(files, "docs/c.md") }, true, "Afalse b.md true"},
		{"a file that was missing", func(files fstest.MapFS) { files["missing.md"] = file("", earlier()) }, true, "Afalse b.md c.md false"},
		{"a folder in the place of a file", func(files fstest.MapFS) {
			delete(files, "a.md")
			files["a.md/x.md"] = file("X", earlier())
		}, true, "true b.md c.md true"},
	} {
		for _, isStored := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s, stored %t", test.name, isStored), func(t *testing.T) {
				t.Parallel()
				files, store, maker, rule := siteFiles(), newMemory(), &maker{}, texts()
				engine := begun(store, files)
				get(t, engine, rule, "x", fingerprint.Hash{}, maker.make)
				if isStored {
					engine.Save(t.Context(), 2)
					engine = incremental.New(store, fingerprint.Sum("this program"))
				}
				test.change(files)
				for range 2 { // the second time, the result is cached
					engine = engine.Begin(source.Files{sitetest.Plain{FS: files, Folder: "."}}, nil, noon())
					sitetest.Compare(t, "result", get(t, engine, rule, "x", fingerprint.Hash{}, maker.make), test.want)
				}
				sitetest.Compare(t, "is made again", maker.made == 2, test.isAgain)
			})
		}
	}
}

// Right after an edit, a file's times cannot show whether it changed again.
func TestEditWithinClockResolutionIsNoticed(t *testing.T) {
	t.Parallel()
	files, maker, rule := siteFiles(), &maker{}, texts()
	files["a.md"] = file("1", noon())
	engine := begun(nil, files)
	get(t, engine, rule, "x", fingerprint.Hash{}, maker.make)
	files["a.md"] = file("2", noon())
	engine = engine.Begin(source.Files{sitetest.Plain{FS: files, Folder: "."}}, nil, noon())
	sitetest.Compare(t, "result", get(t, engine, rule, "x", fingerprint.Hash{}, maker.make), "2false b.md c.md true")
}

func TestResultIsComputedAgainForOtherValues(t *testing.T) {
	t.Parallel()
	rule, used := texts(), fingerprint.Sum("used")
	other := rule
	other.Options = fingerprint.Sum("options")
	engine := begun(nil, siteFiles())
	get(t, engine, rule, "x", used, (&maker{}).make)
	for _, test := range []struct {
		name    string
		rule    incremental.Rule[string]
		key     string
		used    fingerprint.Hash
		isKnown bool
	}{
		{"the same", rule, "x", used, true},
		{"another key", rule, "y", used, false},
		{"another used value", rule, "x", fingerprint.Sum("other"), false},
		{"other options", other, "x", used, false},
		{"another rule", incremental.Rule[string]{Name: "other"}, "x", used, false},
	} {
		_, _, known := incremental.Lookup(engine, test.rule, test.key, test.used)
		sitetest.Compare(t, test.name, known, test.isKnown)
	}
}

func TestResultWithAnErrorIsNotCached(t *testing.T) {
	t.Parallel()
	engine, rule := begun(nil, siteFiles()), texts()
	_, _, err := incremental.Get(engine, rule, "x", fingerprint.Hash{}, func(*incremental.Inputs) (string, error) { return "", fs.ErrInvalid })
	sitetest.Compare(t, "error", err, fs.ErrInvalid)
	_, _, known := incremental.Lookup(engine, rule, "x", fingerprint.Hash{})
	sitetest.Compare(t, "known", known, false)
}

func TestResultsAreComputedConcurrently(t *testing.T) {
	t.Parallel()
	engine, rule := begun(newMemory(), siteFiles()), texts()
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for key := range 50 {
				if got := get(t, engine, rule, fmt.Sprint(key), fingerprint.Hash{}, (&maker{}).make); got != "Afalse b.md c.md true" {
					t.Errorf("got %q", got)
				}
			}
		})
	}
	all.Wait()
	sitetest.Compare(t, "results", engine.Size("text"), 50)
}
