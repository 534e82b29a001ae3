package output

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func inOrder(n int, work func(int)) {
	for i := range n {
		work(i)
	}
}

// writeCompressed writes an output with compressed copies.
func writeCompressed(t *testing.T, target Target, files ...File) []string {
	t.Helper()
	staging, err := Begin(target)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(staging.PutAll(files, inOrder), staging.Compress(inOrder)); err != nil {
		t.Fatal(errors.Join(err, staging.Discard()))
	}
	done, err := staging.Commit(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if now, _ := Hash(target.Out); now != done.Hash {
		t.Errorf("the commit knows the hash %s of the output, which has %s", done.Hash, now)
	}
	return done.Changed
}

func unpacked(t *testing.T, file string) string {
	t.Helper()
	packed, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	reader, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	content, err := io.ReadAll(reader)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func TestTextFilesGetCompressedCopies(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("all work and no play ", 100)
	noise := make([]byte, 2000) // a text that does not get smaller
	for i := range noise {
		noise[i] = byte(i*i*7919>>3) ^ byte(i*104729>>5)
	}
	out := filepath.Join(t.TempDir(), "dist")
	writeCompressed(t, Target{Out: out},
		text("index.html", long), text("small.css", "a{}"), text("photo.png", long), text("own.js", long), text("own.js.gz", "the site's own"),
		text("folder.css", long), text("folder.css.gz/a.png", "a"), File{Name: "noise.txt", Content: noise})
	var names []string
	for name := range sitetest.Read(t, out) {
		names = append(names, name)
	}
	slices.Sort(names)
	want := []string{
		".docgen-manifest", "folder.css", "folder.css.gz/a.png", "index.html", "index.html.gz", "noise.txt", "own.js", "own.js.gz", "photo.png", "small.css",
	}
	if !slices.Equal(names, want) {
		t.Errorf("files %v\n want %v", names, want)
	}
	if got := unpacked(t, filepath.Join(out, "index.html.gz")); got != long {
		t.Errorf("unpacked %q, want the page", got)
	}
	if manifest := sitetest.Read(t, out)[ManifestName]; !strings.Contains(manifest, "\nindex.html.gz\n") {
		t.Errorf("the manifest does not list the copy:\n%s", manifest)
	}
}

func TestOnlyCopiesOfChangedFilesAreWritten(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	long := strings.Repeat("text ", 500)
	for _, target := range []Target{
		{Out: filepath.Join(folder, "plain")},
		{Out: filepath.Join(folder, "reusing"), Previous: filepath.Join(folder, "previous")},
	} {
		a, b := text("a.html", "a"+long), text("b.html", "b"+long)
		writeCompressed(t, target, a, b)
		if changed := writeCompressed(t, target, a, b); len(changed) > 0 {
			t.Errorf("nothing changed, but %v was written", changed)
		}
		newer := text("b.html", "B"+long)
		if changed := writeCompressed(t, target, a, newer); !slices.Equal(changed, []string{"b.html", "b.html.gz"}) {
			t.Errorf("b changed, and %v was written", changed)
		}
		if got := unpacked(t, filepath.Join(target.Out, "b.html.gz")); got != "B"+long {
			t.Errorf("the copy of b has %.9q..., want the new text", got)
		}
		if err := os.WriteFile(filepath.Join(target.Out, "a.html.gz"), []byte("damaged"), 0o644); err != nil {
			t.Fatal(err)
		}
		if changed := writeCompressed(t, target, a, newer); !slices.Equal(changed, []string{"a.html.gz"}) {
			t.Errorf("the copy of a is damaged, and %v was written", changed)
		}
		mustWrite(t, target.Out, a, newer)
		if files := sitetest.Read(t, target.Out); len(files) != 3 {
			t.Errorf("without compression, %d files are left, want a, b and the manifest", len(files))
		}
	}
}
