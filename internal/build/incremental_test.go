package build_test

import (
	"fmt"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
)

// After any change, an incremental build gives the same files, byte for byte, and the same
// findings as a clean build.
func TestRandomChangesGiveWhatACleanBuildGives(t *testing.T) {
	t.Parallel()
	for _, seed := range seeds(3, 6) {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			t.Parallel()
			site, folder := newSite(t, seed), t.TempDir()
			var steps []string
			compared := 0
			for range sitetest.Size(20, 50) {
				steps = append(steps, site.change())
				got, gotErr := build.Build(t.Context(), site.options(filepath.Join(folder, "kept"), filepath.Join(folder, "cache")))
				clean := filepath.Join(folder, fmt.Sprint("clean-", len(steps)))
				want, wantErr := build.Build(t.Context(), site.options(clean, ""))
				if fmt.Sprint(gotErr) != fmt.Sprint(wantErr) {
					t.Fatalf("after %q\n got error %v\nwant %v", steps, gotErr, wantErr)
				}
				if len(got.Findings)+len(want.Findings) > 0 && !reflect.DeepEqual(got.Findings, want.Findings) {
					t.Fatalf("after %q\n got %v\nwant %v", steps, got.Findings, want.Findings)
				}
				if want.Pages == 0 {
					continue
				}
				compared++
				compareFiles(t, steps, sitetest.Read(t, filepath.Join(folder, "kept")), sitetest.Read(t, clean))
				if got.Pages != want.Pages || got.Files != want.Files || got.BaseURL != want.BaseURL ||
					!reflect.DeepEqual(got.Inline, want.Inline) || got.Search != want.Search {
					t.Fatalf("after %q\n got %+v\nwant %+v", steps, got, want)
				}
			}
			t.Log(compared, "outputs compared")
		})
	}
}
