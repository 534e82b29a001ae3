package build_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/serve/preview"
)

// After any change, a preview shows the same pages as a build, and reports the same
// findings as a new preview.
func TestPreviewShowsWhatABuildWrites(t *testing.T) {
	t.Parallel()
	for _, seed := range seeds(0, 4) {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			t.Parallel()
			site := newSite(t, seed)
			site.isPreview = true
			live, _, err := preview.Open(t.Context(), site.options("", "").Options, time.Unix(1_700_000_000, 0))
			if err != nil {
				t.Fatal(err)
			}
			defer live.Close(t.Context())
			compared := 0
			var steps []string
			for step := range sitetest.Size(12, 30) {
				steps = append(steps, site.change())
				site.settle(time.Unix(1_600_000_000+int64(step), 0))
				findings, err := live.Update(t.Context())
				if err == nil && site.settings["i18n"] != "" {
					findings, err = readLocales(t, live)
				}
				if err != nil {
					t.Fatalf("after %q: %v", steps, err)
				}
				// A new preview has not read all versions, unless there is only one besides current.
				if want, isOpen := site.newPreviewFindings(); isOpen && len(site.versions()) < 2 && len(findings)+len(want) > 0 &&
					!reflect.DeepEqual(findings, want) {
					t.Fatalf("after %q\n got %v\nwant %v", steps, findings, want)
				}
				clean := filepath.Join(t.TempDir(), "clean")
				built, err := build.Build(t.Context(), site.options(clean, ""))
				if err == nil && built.Pages > 0 && !diag.HasErrors(findings) {
					compared++
					want := sitetest.Read(t, clean)
					delete(want, output.ManifestName) // no page requests it
					compareFiles(t, steps, shown(t, live, want), comparable(want))
				}
			}
			t.Log(compared, "outputs compared")
		})
	}
}

// settle sets the times of recently changed files into the past, so that a preview trusts
// them and does not read the files again.
func (s *site) settle(at time.Time) {
	s.t.Helper()
	soon := time.Now().Add(-time.Hour)
	err := filepath.WalkDir(s.root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		if info, err := entry.Info(); err == nil && info.ModTime().After(soon) {
			return os.Chtimes(path, at, at)
		}
		return nil
	})
	if err != nil {
		s.t.Fatal(err)
	}
}

// newPreviewFindings returns the findings of a new preview; false if it cannot start.
func (s *site) newPreviewFindings() ([]diag.Diagnostic, bool) {
	s.t.Helper()
	live, findings, err := preview.Open(context.Background(), s.options("", "").Options, time.Unix(1_700_000_000, 0))
	if errors.Is(err, build.ErrConfig) {
		return nil, false
	}
	if err != nil {
		s.t.Fatal(err)
	}
	defer live.Close(context.Background())
	if s.settings["i18n"] != "" {
		findings, err = readLocales(s.t, live)
		if err != nil {
			s.t.Fatal(err)
		}
	}
	return findings, true
}

// readLocales makes a preview read the locales that nobody has asked for yet.
func readLocales(t *testing.T, live *preview.Live) ([]diag.Diagnostic, error) {
	t.Helper()
	for _, locale := range []string{"en", "de", "fr"} {
		_, _ = live.File(t.Context(), locale+"/404.html") // the site may not have the locale
	}
	return live.Update(t.Context())
}

// shown returns a preview's version of the files of a build. It also requests the data of
// each page, as an open page does.
func shown(t *testing.T, live *preview.Live, built map[string]string) map[string]string {
	t.Helper()
	for name := range built { // a page links to the pages of the versions and locales that have been read
		if strings.Contains(name, "1.0/") || strings.Contains(name, "2.0/") || strings.HasPrefix(name, "de/") || strings.HasPrefix(name, "fr/") {
			_, _ = live.File(t.Context(), name) // an error shows below
		}
	}
	files := map[string]string{}
	for name, text := range built {
		if strings.HasPrefix(name, "assets/") {
			continue
		}
		content, err := live.File(t.Context(), name)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Fatalf("%s: %v", name, err)
		}
		if err == nil {
			files[name] = string(content)
		}
		var file struct{ Page struct{ Path string } }
		if !strings.HasSuffix(name, ".json") || json.Unmarshal([]byte(text), &file) != nil || file.Page.Path == "" {
			continue
		}
		state, err := live.Page(t.Context(), file.Page.Path)
		if err != nil || plain(string(state.Data)) != plain(files[name]) {
			t.Fatalf("%s: Page gives %.2000s, %v\nFile gives %.2000s", name, state.Data, err, files[name])
		}
	}
	return comparable(files)
}

// comparable returns the files outside the bundle, without the names of bundled files.
func comparable(files map[string]string) map[string]string {
	plainFiles := map[string]string{}
	for name, text := range files {
		if !strings.HasPrefix(name, "assets/") {
			plainFiles[name] = plain(text)
		}
	}
	return plainFiles
}

var (
	bundleElement = regexp.MustCompile(`<(script|link)[^>]*/assets/[^>]*>(</script>)?\n?`)
	bundleName    = regexp.MustCompile(`(assets(?:/|%2F))[\w.-]+`)
	preloaded     = regexp.MustCompile(`((?:"|%22)preload(?:"|%22):(?:\[|%5B))[^\]]*?(\]|%5D)`) // depends on how the bundle is split
	themeName     = regexp.MustCompile(`"theme":"\w*"`)
)

func plain(text string) string {
	text = bundleElement.ReplaceAllString(text, "")
	text = bundleName.ReplaceAllString(text, "${1}NAME")
	text = preloaded.ReplaceAllString(text, "$1$2")
	return themeName.ReplaceAllString(text, `"theme":""`)
}
