package build_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"docgen/internal/build"
)

// Whatever changes, a build that takes over from earlier ones gives what a clean
// one gives: the same files, byte for byte, and the same findings.
func TestRandomChangesGiveWhatACleanBuildGives(t *testing.T) {
	t.Parallel()
	for _, seed := range seeds(8) {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			t.Parallel()
			pair := buildPair{site: begin(seed, &site{t: t}), folder: t.TempDir()}
			for range 40 {
				pair.change()
				pair.compare(t)
			}
			t.Log(pair.compared, "outputs compared")
		})
	}
}

// buildPair builds each state of a site twice: with what earlier builds left, and clean.
type buildPair struct {
	site     *site
	folder   string // of the outputs and the cache
	state    *build.State
	steps    []string // so far
	compared int      // outputs
	stopped  int      // builds in a row that gave none
}

func (p *buildPair) change() {
	if p.stopped > 2 {
		p.steps = append(p.steps, p.site.repair())
	} else {
		p.steps = append(p.steps, p.site.change())
	}
	if p.state == nil || p.site.random.IntN(3) > 0 { // else as in one process
		p.state = build.NewState(filepath.Join(p.folder, "cache"))
		p.state.SettleAfter(0)
	}
}

func (p *buildPair) compare(t *testing.T) {
	t.Helper()
	got, gotErr := build.Build(t.Context(), p.site.options(filepath.Join(p.folder, "kept"), p.state))
	clean := filepath.Join(p.folder, fmt.Sprint("clean-", len(p.steps)))
	want, wantErr := build.Build(t.Context(), p.site.options(clean, nil))
	if fmt.Sprint(gotErr) != fmt.Sprint(wantErr) || isFault(wantErr) {
		t.Fatalf("after %q\n got error %v\nwant %v", p.steps, gotErr, wantErr)
	}
	if len(got.Findings)+len(want.Findings) > 0 && !reflect.DeepEqual(got.Findings, want.Findings) {
		t.Fatalf("after %q\n got %v\nwant %v", p.steps, got.Findings, want.Findings)
	}
	if want.Pages == 0 {
		p.stopped++
		return
	}
	p.compared, p.stopped = p.compared+1, 0
	compareFiles(t, p.steps, read(t, filepath.Join(p.folder, "kept")), read(t, clean))
	if got.Pages != want.Pages || got.Files != want.Files || got.BaseURL != want.BaseURL || got.Script != want.Script || got.Search != want.Search {
		t.Fatalf("after %q\n got %+v\nwant %+v", p.steps, got, want)
	}
}

// isFault reports whether an error is the program's and not one of the site.
func isFault(err error) bool {
	return err != nil && !errors.Is(err, build.ErrConfig) && !errors.Is(err, build.ErrNoBaseline) &&
		!strings.Contains(err.Error(), "both a file and a folder") && !slices.Contains(knownBroken(), "error: "+err.Error())
}
