package indexer

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/rendertest"
	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/search"
)

// remoteMemory is a remote store in memory.
type remoteMemory struct {
	values map[[32]byte][]byte
	found  int
}

func (r *remoteMemory) Get(key [32]byte, _ int64) ([]byte, bool) {
	value, found := r.values[key]
	if found {
		r.found++
	}
	return value, found
}

func (r *remoteMemory) Put(key [32]byte, value []byte, _ time.Duration) { r.values[key] = value }

// searchOn makes the split search of a site on a machine that has nothing but a remote store.
func searchOn(t *testing.T, remote *remoteMemory, docs map[string]string) (search.Result, *search.Memory) {
	t.Helper()
	engine, files := rendertest.NewEngine(), &search.Memory{}
	engine.Share(remote, fingerprint.Hash{})
	result, err := searcherOf(t, engine, "search: {budget: 0}\n", docs).Make(t.Context(), files)
	if err != nil {
		t.Fatal(err)
	}
	return result, files
}

func TestMachinesExchangeSearchFiles(t *testing.T) {
	t.Parallel()
	docs := map[string]string{"index.md": "# Home\n"}
	for i := range 150 {
		var text strings.Builder
		for word := range 300 {
			fmt.Fprintf(&text, "word%d ", i*word%9973)
		}
		docs[fmt.Sprintf("page-%d.md", i)] = fmt.Sprintf("# Page %d\n\n%s\n", i, text.String())
	}
	remote := &remoteMemory{values: map[[32]byte][]byte{}}
	want, made := searchOn(t, remote, docs)
	if remote.found > 0 || !want.Report.InParts {
		t.Fatalf("%d values found by the first machine; report %+v", remote.found, want.Report)
	}
	same := func(files *search.Memory) {
		t.Helper()
		for _, file := range want.Files {
			content, err := files.Read(file.Name)
			if expected, _ := made.Read(file.Name); err != nil || string(content) != string(expected) {
				t.Errorf("%s: %v\n got %.100q\nwant %.100q", file.Name, err, content, expected)
			}
		}
	}
	sent, groups := len(remote.values), len(groupsOf(want.Files))
	got, files := searchOn(t, remote, docs)
	sitetest.Compare(t, "received", got, want)
	same(files)
	if remote.found != 1+groups || len(remote.values) != sent {
		t.Errorf("%d values found, want the index and %d groups; %d values more", remote.found, groups, len(remote.values)-sent)
	}
	for key, value := range remote.values { // a server may forget any value
		delete(remote.values, key)
		got, files := searchOn(t, remote, docs)
		sitetest.Compare(t, "received without a value", got, want)
		same(files)
		remote.values[key] = value
	}
}

func TestPartsAreExchangedInGroupsOfLimitedSize(t *testing.T) {
	t.Parallel()
	files := []search.File{{Name: "search-doc-1.json", Size: 9 << 20}, {Name: "search.json", Size: 100}}
	want := [][]incremental.Item{}
	for i, size := range []int{1 << 20, 3 << 20, 1, 5 << 20, 2 << 20, 2 << 20, 1} {
		name := fmt.Sprint("lunr-index/", i, ".json")
		files = append(files, search.File{Name: name, Size: size})
		item := incremental.Item{Key: name}
		if i == 1 || i == 5 {
			want[len(want)-1] = append(want[len(want)-1], item)
		} else {
			want = append(want, []incremental.Item{item})
		}
	}
	sitetest.Compare(t, "groups", groupsOf(files), want)
}

func TestOnlyWholeSearchFilesAreReceived(t *testing.T) {
	t.Parallel()
	files := []search.File{{Name: "search-doc/a.json"}, {Name: "search.json"}}
	for name, test := range map[string]struct {
		shared sharedSearch
		want   bool
	}{
		"whole":               {sharedSearch{search.Result{Files: files}, map[string][]byte{"search.json": nil}}, true},
		"a file without text": {sharedSearch{search.Result{Files: files}, nil}, false},
		"a file too many":     {sharedSearch{search.Result{Files: files}, map[string][]byte{"search.json": nil, "more.json": nil}}, false},
		"a hidden file":       {sharedSearch{search.Result{Files: []search.File{{Name: ".git/config"}}}, map[string][]byte{".git/config": nil}}, false},
	} {
		if got := test.shared.isWhole(); got != test.want {
			t.Errorf("%s: %v, want %v", name, got, test.want)
		}
	}
}
