package build_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"reflect"
	"sync"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
)

// remoteCache starts a remote cache in memory.
func remoteCache(t *testing.T) string {
	t.Helper()
	url, _ := remoteFiles(t)
	return url
}

// remoteFiles is remoteCache with its files, by path.
func remoteFiles(t *testing.T) (string, *sync.Map) {
	t.Helper()
	var files sync.Map
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPut {
			body, _ := io.ReadAll(r.Body)
			files.Store(r.URL.Path, body)
			return
		}
		if content, found := files.Load(r.URL.Path); found {
			_, _ = w.Write(content.([]byte))
			return
		}
		http.NotFound(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL, &files
}

// What a remote cache has of all earlier states of a site never changes what a machine builds
// that has nothing else. So keys hold everything that results depend on.
func TestRemoteCacheOfEarlierStatesGivesWhatACleanBuildGives(t *testing.T) {
	t.Parallel()
	for _, seed := range seeds(1, 3) {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			t.Parallel()
			site, folder, cache := newSite(t, seed), t.TempDir(), remoteCache(t)
			var steps []string
			compared, found := 0, 0
			for range sitetest.Size(12, 30) {
				steps = append(steps, site.change())
				far, clean := filepath.Join(folder, fmt.Sprint("far-", len(steps))), filepath.Join(folder, fmt.Sprint("clean-", len(steps)))
				options := site.options(far, "")
				options.Remote = build.RemoteOptions{URL: cache}
				got, gotErr := build.Build(t.Context(), options)
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
				compared, found = compared+1, found+got.Shared.Hits
				compareFiles(t, steps, sitetest.Read(t, far), sitetest.Read(t, clean))
				for _, out := range []string{far, clean} {
					if err := os.RemoveAll(out); err != nil {
						t.Fatal(err)
					}
				}
			}
			if found < compared {
				t.Errorf("%d values found in %d builds", found, compared)
			}
		})
	}
}
