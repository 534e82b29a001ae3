package search_test

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"docgen/internal/search"
)

// lastBuild is an index in parts, with the content of its files.
type lastBuild struct {
	search.Made
	files map[string]string
}

func (b *lastBuild) take(t *testing.T, made search.Made, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, file := range made.Files {
		content, isThere := b.files[file.Name]
		if !file.Kept {
			content, isThere = string(file.Content), true
		}
		if !isThere {
			t.Fatalf("%s is kept, and was not there", file.Name)
		}
		files[file.Name] = content
	}
	b.Made, b.files = made, files
}

// edited is a page with other words in some of its records.
func edited(page search.Found, random *rand.Rand) search.Found {
	records := slices.Clone(page.Records)
	for i := range records {
		words := strings.Fields(records[i].Text)
		switch random.IntN(4) {
		case 0:
			words = append(words, fmt.Sprint("word", random.IntN(50)), "Window.setFrame", "<&\"é")
		case 1:
			words = words[:len(words)/2]
		case 2:
			words = nil
		}
		records[i].Text = strings.Join(words, " ")
	}
	return search.Found{Records: records, Counts: search.English().Count(records), Boost: page.Boost}
}

// Whatever texts change, an update makes the files that a build makes.
func TestUpdateMakesWhatABuildMakes(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	found := phoenix(t, 150)
	options := search.Options{Language: search.English(), URL: func(name string) string { return "/base/" + name }}
	var updated, built lastBuild
	made, err := search.Build(found, options)
	updated.take(t, made, err)
	for step := range 8 {
		var changes []search.Change
		for range random.IntN(4) {
			at := random.IntN(len(found))
			if slices.ContainsFunc(changes, func(change search.Change) bool { return change.Page == at }) {
				continue
			}
			now := edited(found[at], random)
			changes = append(changes, search.Change{Page: at, Now: now, Earlier: found[at].Counts})
			found[at] = now
		}
		slices.SortFunc(changes, func(a, b search.Change) int { return a.Page - b.Page })
		earlier := search.Earlier{
			Ledger: updated.Ledger, Read: func(name string) ([]byte, error) { return []byte(updated.files[name]), nil },
		}
		if !search.CanUpdate(updated.Ledger, changes, options) {
			t.Fatalf("step %d: cannot update", step)
		}
		made, err := search.Update(earlier, changes, options)
		if kept := slices.ContainsFunc(made.Files, func(file search.File) bool { return file.Kept }); !kept {
			t.Errorf("step %d: nothing is kept", step)
		}
		updated.take(t, made, err)
		made, err = search.Build(found, options)
		built.take(t, made, err)
		compare(t, fmt.Sprintf("step %d, report", step), updated.Report, built.Report)
		for name, content := range built.files {
			if updated.files[name] != content {
				t.Fatalf("step %d, %s:\n got %.500q\nwant %.500q", step, name, updated.files[name], content)
			}
		}
		if len(updated.files) != len(built.files) {
			t.Fatalf("step %d: %d files, want %d", step, len(updated.files), len(built.files))
		}
		compare(t, fmt.Sprintf("step %d, ledger", step), updated.Ledger, built.Ledger)
	}
}

func TestUpdateRefusesWhatItCannotTakeOver(t *testing.T) {
	t.Parallel()
	found := phoenix(t, 40)
	options := search.Options{Language: search.English(), URL: func(name string) string { return "/" + name }}
	var last lastBuild
	made, err := search.Build(found, options)
	last.take(t, made, err)
	ledger := last.Ledger
	shorter := search.Found{Records: found[3].Records[:1], Counts: found[3].Counts[:1]}
	if search.CanUpdate(ledger, []search.Change{{Page: 3, Now: shorter, Earlier: found[3].Counts}}, options) {
		t.Error("a page has fewer records, and the others go by the same numbers")
	}
	whole := options
	whole.Budget = 1 << 30
	if search.CanUpdate(ledger, nil, whole) {
		t.Error("an index that may be whole is updated in parts")
	}
	if search.CanUpdate(search.Ledger{}, nil, options) {
		t.Error("an index is updated that was not in parts")
	}
	changes := []search.Change{{Page: 3, Now: edited(found[3], rand.New(rand.NewPCG(1, 1))), Earlier: found[3].Counts}}
	for what, read := range map[string]func(string) ([]byte, error){
		"missing": func(string) ([]byte, error) { return nil, fs.ErrNotExist },
		"damaged": func(name string) ([]byte, error) { return []byte(strings.Replace(last.files[name], "A", "B", 1)), nil },
	} {
		_, err := search.Update(search.Earlier{
			Ledger: ledger, Read: read,
		}, changes, options)
		if !errors.Is(err, search.ErrDamaged) {
			t.Errorf("files are %s: got %v", what, err)
		}
	}
}
