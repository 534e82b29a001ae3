package archive_test

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/release/archive"
)

func files() []archive.File {
	return []archive.File{
		{Name: "docgen", Content: []byte("#!/bin/sh\necho started\n"), Executable: true},
		{Name: "LICENSE", Content: []byte("MIT\n")},
		{Name: "docs/read.md", Content: []byte("# Read\n")},
	}
}

func TestArchivesUnpackWithTheToolsOfTheSystem(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name   string
		write  func(io.Writer, []archive.File, time.Time) error
		unpack []string
	}{
		{"tar.gz", archive.TarGzip, []string{"tar", "-xzf"}},
		{"zip", archive.Zip, []string{"unzip", "-q"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			var out bytes.Buffer
			modified := time.Date(2026, time.March, 4, 12, 0, 0, 0, time.UTC)
			if err := row.write(&out, files(), modified); err != nil {
				t.Fatal(err)
			}
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, "archive"), out.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
			run(t, folder, append(row.unpack, "archive")...)
			if got := run(t, folder, "./docgen"); got != "started\n" {
				t.Errorf("the program printed %q", got)
			}
			if got, err := os.ReadFile(filepath.Join(folder, "docs", "read.md")); err != nil || string(got) != "# Read\n" {
				t.Errorf("docs/read.md: got %q, %v", got, err)
			}
			info, err := os.Stat(filepath.Join(folder, "LICENSE"))
			if err != nil || !info.ModTime().Equal(modified) || info.Mode().Perm()&0o111 != 0 {
				t.Errorf("LICENSE: got %v, %v, want the time %v and no right to run", info, err, modified)
			}
		})
	}
}

func TestOrderOfFilesDoesNotChangeTheBytes(t *testing.T) {
	t.Parallel()
	backwards := files()
	slices.Reverse(backwards)
	modified, err := archive.Time("")
	if err != nil {
		t.Fatal(err)
	}
	for _, write := range []func(io.Writer, []archive.File, time.Time) error{archive.TarGzip, archive.Zip} {
		var first, second bytes.Buffer
		if err := write(&first, files(), modified); err != nil {
			t.Fatal(err)
		}
		if err := write(&second, backwards, modified); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Error("two archives of the same files differ")
		}
	}
}

func TestTimeIsOneThatArchivesCanStore(t *testing.T) {
	t.Parallel()
	if got, err := archive.Time("1700000000"); err != nil || got.Unix() != 1700000000 {
		t.Errorf("got %v, %v", got, err)
	}
	for _, text := range []string{"yesterday", "0", "-1", "99999999999", "1700000000.5"} {
		if _, err := archive.Time(text); err == nil || !strings.Contains(err.Error(), `found "`+text+`"`) {
			t.Errorf("%q: got %v", text, err)
		}
	}
}

// run returns what a command prints in folder.
func run(t *testing.T, folder string, command ...string) string {
	t.Helper()
	started := exec.CommandContext(t.Context(), command[0], command[1:]...)
	started.Dir = folder
	output, err := started.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", command, err, output)
	}
	return string(output)
}
