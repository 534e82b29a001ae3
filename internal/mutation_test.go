package internal

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/theme"
)

// nearShare is the share of mistakes with a near name for which docgen must suggest it.
const nearShare = 0.9

// TestPlantedMistakesAreReportedWhereTheyAre plants single random mistakes in the Phoenix site
// and checks the site each time.
func TestPlantedMistakesAreReportedWhereTheyAre(t *testing.T) {
	t.Parallel()
	phoenix, folder := phoenixSite(t), t.TempDir()
	original := filepath.Join(folder, "original")
	for name, text := range phoenix.texts {
		writeFile(t, filepath.Join(original, name), text)
	}
	random := rand.New(rand.NewPCG(9, 400))
	list := slices.Concat(planters(), slips())
	planted := make([]mistake, sitetest.Size(len(list), 400))
	for i := range planted {
		planted[i] = list[i%len(list)](random, phoenix)
	}
	var lock sync.Mutex
	reported, near, named := 0, 0, 0
	var unnamed []string
	t.Run("mistakes", func(t *testing.T) {
		for i, mistake := range planted {
			t.Run(fmt.Sprintf("%03d %s", i, mistake.kind), func(t *testing.T) {
				t.Parallel()
				findings := check(t, phoenix, original, filepath.Join(folder, fmt.Sprint(i)), mistake)
				lock.Lock()
				defer lock.Unlock()
				reported++
				if mistake.right == "" {
					return
				}
				near++
				if slices.ContainsFunc(findings, func(d diag.Diagnostic) bool { return strings.Contains(d.Hint, mistake.right) }) {
					named++
					return
				}
				unnamed = append(unnamed, describe(mistake, findings))
			})
		}
	})
	t.Logf("%d of %d mistakes were reported; %d of %d with a near name had it among their suggestions", reported, len(planted), named, near)
	if float64(named) < nearShare*float64(near) {
		t.Errorf("too few suggestions:\n%s", strings.Join(unnamed, "\n"))
	}
}

// check plants a mistake in a copy of the site, and returns the findings at its places. Every
// place must have one.
func check(t *testing.T, phoenix site, original, dir string, mistake mistake) []diag.Diagnostic {
	t.Helper()
	for name := range phoenix.texts {
		switch {
		case name != mistake.file:
			linkFile(t, filepath.Join(original, name), filepath.Join(dir, name))
		case mistake.text != "":
			writeFile(t, filepath.Join(dir, name), mistake.text)
		case mistake.moved != "":
			writeFile(t, filepath.Join(dir, mistake.moved), phoenix.texts[name])
		}
	}
	if _, exists := phoenix.texts[mistake.file]; !exists {
		writeFile(t, filepath.Join(dir, mistake.file), mistake.text)
	}
	result, err := build.Check(context.Background(), build.CheckOptions{Options: build.Options{Dir: dir, Config: "docgen.yaml", Jobs: 1, Theme: theme.Files}})
	if err != nil && len(result.Findings) == 0 {
		t.Fatal(err)
	}
	var problems []diag.Diagnostic
	for _, place := range mistake.places {
		if mistake.moved != "" {
			place = strings.Replace(place, mistake.file+":", mistake.moved+":", 1)
		}
		at := slices.IndexFunc(result.Findings, func(d diag.Diagnostic) bool { return fmt.Sprintf("%s:%d", d.File, d.Line) == place })
		if at < 0 {
			t.Fatalf("nothing is reported at %s\n%s", place, describe(mistake, result.Findings))
		}
		problems = append(problems, result.Findings[at])
	}
	return problems
}

func describe(mistake mistake, findings []diag.Diagnostic) string {
	text := fmt.Sprintf("%s in %s, right is %q:", mistake.kind, mistake.file, mistake.right)
	for _, finding := range findings[:min(3, len(findings))] {
		text += fmt.Sprintf("\n\t%s %s (%s)", finding.Place(), finding.Text, finding.Hint)
	}
	return text
}

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func linkFile(t *testing.T, from, to string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(from, to); err != nil {
		t.Fatal(err)
	}
}
