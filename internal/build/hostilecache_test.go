package build_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/engine/remote"
)

// A remote cache with other bytes in its values, whose hashes are right, does not crash a build, and writes no hidden file.
func TestHostileRemoteCache(t *testing.T) {
	t.Parallel()
	damage := func(seed uint64) func([]byte) []byte {
		random := rand.New(rand.NewPCG(seed, 0))
		return func(value []byte) []byte {
			for range 3 {
				value[random.IntN(len(value))] = byte(random.Uint32())
			}
			return value
		}
	}
	attacks := map[string]func([]byte) []byte{
		"hidden names": func(value []byte) []byte { // of the same length
			return bytes.ReplaceAll(bytes.ReplaceAll(value, []byte("part-1/page-"), []byte(".git/p/page-")), []byte("search"), []byte(".earch"))
		},
		"impossible names": func(value []byte) []byte { return bytes.ReplaceAll(value, []byte("/page-"), []byte("/pa\x00e-")) },
		"unknown style sheets": func(value []byte) []byte { // -15 instead of 0, in CBOR
			return bytes.ReplaceAll(value, []byte("fSheets\x00"), []byte("fSheets\x2e"))
		},
	}
	for _, seed := range seeds(0, 100) {
		attacks[fmt.Sprint("seed ", seed)] = damage(seed)
	}
	for name, attack := range attacks {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			site, out := manyPages(t, 60)
			site.write("content/formula.md", "# Formula\n\n$a$ and $$b$$ and [a link](index.md) and https://example.org\n")
			cache, files := remoteFiles(t)
			options := site.options(out, "")
			options.Remote = build.RemoteOptions{URL: cache}
			if _, err := build.Build(t.Context(), options); err != nil {
				t.Fatal(err)
			}
			rewrite(t, cache, files, attack)
			options.Out = filepath.Join(t.TempDir(), "again")
			result, err := build.Build(t.Context(), options)
			if err != nil {
				t.Fatal(err)
			}
			if len(result.Findings) > 0 {
				return // other bytes are another text, which may have mistakes
			}
			if result.Shared.Hits == 0 {
				t.Error("it has read no value")
			}
			for name := range sitetest.Read(t, options.Out) {
				if strings.HasPrefix(name, ".git/") || strings.HasPrefix(name, ".earch") {
					t.Errorf("it has written %s", name)
				}
			}
		})
	}
}

// rewrite changes all values of a remote cache.
func rewrite(t *testing.T, url string, files *sync.Map, attack func([]byte) []byte) {
	t.Helper()
	cache, err := remote.Open(t.Context(), remote.Options{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	files.Range(func(path, _ any) bool {
		if name, isAction := strings.CutPrefix(path.(string), "/ac/"); isAction {
			keys = append(keys, name)
		}
		return true
	})
	slices.Sort(keys)
	for _, name := range keys {
		var key [sha256.Size]byte
		_, _ = hex.Decode(key[:], []byte(name))
		if value, found := cache.Get(key, 1<<30); found {
			cache.Put(key, attack(value), 0)
		}
	}
	if report := cache.Close(); report.Problem != "" || report.Sent == 0 {
		t.Fatalf("%+v", report)
	}
}
