package build_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
)

// After any change, saved or not, a session reports what a new check of the same files reports.
func TestSessionReportsWhatACheckReports(t *testing.T) {
	t.Parallel()
	for _, seed := range seeds(1, 6) {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			t.Parallel()
			site := newSite(t, seed)
			site.isPreview = true
			session := build.NewSession(site.options("", "").Options)
			defer session.Close()
			var steps []string
			compared := 0
			for range sitetest.Size(20, 60) {
				steps = append(steps, site.change())
				want := site.check()
				got, _, err := session.Check(t.Context(), nil)
				compareFindings(t, steps, got, want, err)
				name := site.doc()
				if _, err := os.Stat(filepath.Join(site.dir, filepath.FromSlash(name))); err != nil || !filepath.IsLocal(name) {
					continue
				}
				text := site.text(name)
				steps = append(steps, "type in "+name)
				got, _, err = session.Check(t.Context(), map[string][]byte{name: []byte(text)})
				site.write(name, text)
				compareFindings(t, steps, got, site.check(), err)
				compared += len(got)
			}
			t.Log(compared, "findings compared")
		})
	}
}

func compareFindings(t *testing.T, steps []string, got, want []diag.Diagnostic, err error) {
	t.Helper()
	if err != nil || len(got)+len(want) > 0 && !reflect.DeepEqual(got, want) {
		t.Fatalf("after %q: error %v\n got %v\nwant %v", steps, err, got, want)
	}
}

// check returns the findings of a new check of the site.
func (s *site) check() []diag.Diagnostic {
	s.t.Helper()
	result, err := build.Check(s.t.Context(), build.CheckOptions{Options: s.options("", "").Options})
	if err != nil && !errors.Is(err, build.ErrConfig) {
		s.t.Fatal(err)
	}
	return result.Findings
}

// While the config is invalid, a session keeps the last good site.
func TestSessionKeepsTheLastGoodSite(t *testing.T) {
	t.Parallel()
	site := newSite(t, 1)
	session := build.NewSession(site.options("", "").Options)
	defer session.Close()
	for _, step := range []struct {
		config string
		codes  []string
		pages  int
	}{
		{"title: [", []string{"config"}, 0},
		{"title: Site\nurl: https://example.org\n", nil, 1},
		{"title: [", []string{"config"}, 1},
		{"title: Site\nurl: https://example.org\n", nil, 1},
	} {
		findings, checked, err := session.Check(t.Context(), map[string][]byte{"docgen.yaml": []byte(step.config)})
		var codes []string
		for _, finding := range findings {
			codes = append(codes, finding.Code)
		}
		if err != nil || !reflect.DeepEqual(codes, step.codes) || checked.Site.Written() != step.pages {
			t.Errorf("with %q: findings %v, %d pages, error %v", step.config, findings, checked.Site.Written(), err)
		}
	}
}
