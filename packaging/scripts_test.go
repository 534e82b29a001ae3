package packaging

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestPackagesOfPlatformsArePublishedFirst(t *testing.T) {
	t.Parallel()
	release := t.TempDir()
	for _, name := range []string{"docgen", "docgen-darwin-x64", "docgen-linux-x64", "docgen-win32-arm64"} {
		pack(t, release, name)
	}
	output, code, calls := publish(t, release)
	want := "publish acme-docgen-darwin-x64-1.2.3.tgz\npublish acme-docgen-win32-arm64-1.2.3.tgz\npublish acme-docgen-1.2.3.tgz\n"
	if code != 0 || calls != want {
		t.Errorf("exit code %d, published:\n%s\nwant:\n%s\n%s", code, calls, want, output)
	}
	if !strings.Contains(output, "@acme/docgen-linux-x64@1.2.3 is already published") {
		t.Errorf("printed %s", output)
	}
}

func TestScriptsNeedARelease(t *testing.T) {
	t.Parallel()
	empty := t.TempDir()
	if output, code, _ := publish(t, empty); code != 1 || output != "publish: "+empty+" has no npm packages; run make release first\n" {
		t.Errorf("publish.sh: exit code %d, printed %s", code, output)
	}
	output, err := exec.CommandContext(t.Context(), "sh", "image.sh", empty, filepath.Join(t.TempDir(), "image")).CombinedOutput()
	if err == nil || string(output) != "image: "+empty+" has no archive for linux amd64; run make release first\n" {
		t.Errorf("image.sh: %v, printed %s", err, output)
	}
}

func TestContextOfTheImageHasAFolderForEachPlatform(t *testing.T) {
	t.Parallel()
	release, context := t.TempDir(), filepath.Join(t.TempDir(), "image")
	for _, processor := range []string{"amd64", "arm64"} {
		files := t.TempDir()
		write(t, filepath.Join(files, "docgen"), processor)
		execute(t, files, "tar", "-czf", filepath.Join(release, "docgen-1.2.3-linux-"+processor+".tar.gz"), "docgen")
	}
	write(t, filepath.Join(context, "linux", "riscv64", "docgen"), "left by an older release")
	execute(t, ".", "sh", "image.sh", release, context)
	for _, processor := range []string{"amd64", "arm64"} {
		if got := readFile(t, filepath.Join(context, "linux", processor, "docgen")); got != processor {
			t.Errorf("%s: got %q", processor, got)
		}
	}
	if _, err := os.Stat(filepath.Join(context, "linux", "riscv64")); err == nil {
		t.Error("files of an older release are left")
	}
}

func pack(t *testing.T, release, name string) {
	t.Helper()
	files := t.TempDir()
	write(t, filepath.Join(files, "package", "package.json"), `{"name": "@acme/`+name+`", "version": "1.2.3"}`)
	execute(t, files, "tar", "-czf", filepath.Join(release, "acme-"+name+"-1.2.3.tgz"), "package")
}

// publish runs publish.sh with an npm that records what it publishes. It already has the
// package for linux x64.
func publish(t *testing.T, release string) (output string, code int, calls string) {
	t.Helper()
	tools := t.TempDir()
	record := filepath.Join(tools, "calls")
	write(t, filepath.Join(tools, "npm"), `#!/bin/sh
case "$1 $2" in
"view @acme/docgen-linux-x64@1.2.3") echo 1.2.3 ;;
view*) echo "npm error 404" >&2; exit 1 ;;
*) echo "$1 ${2##*/}" >> `+record+` ;;
esac
`)
	command := exec.CommandContext(t.Context(), "sh", "publish.sh", release)
	command.Env = append(os.Environ(), "PATH="+tools+string(os.PathListSeparator)+os.Getenv("PATH"))
	printed, _ := command.CombinedOutput()
	recorded, _ := os.ReadFile(record) // absent if there were no calls
	return string(printed), command.ProcessState.ExitCode(), string(recorded)
}

func TestNotesOfAReleaseAreItsSectionOfTheChangelog(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, tag, changelog, want string }{
		{"dated", "v1.2.3", "# Changelog\n\n## 1.2.3 (2026-03-04)\n\n* New.\n\n## 1.2.2\n\n* Old.\n", "\n* New.\n"},
		{"last", "v1.2.3", "## 1.2.30\n\n* Other.\n\n## 1.2.3\n\n* New.\n", "\n* New.\n"},
		{"other tag", "v1.2.4", "## 1.2.3\n\n* New.\n", "notes: the tag is v1.2.4, but internal/release/product has version 1.2.3; bump one of them\n"},
		{"no section", "v1.2.3", "## 1.2.2\n\n* Old.\n", "notes: CHANGELOG.md has no section 1.2.3\n"},
		{"unreleased", "v1.2.3", "## 1.2.3 (unreleased)\n\n* New.\n", "notes: CHANGELOG.md lists 1.2.3 as unreleased; replace that with the date\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			folder := t.TempDir()
			write(t, filepath.Join(folder, "CHANGELOG.md"), row.changelog)
			write(t, filepath.Join(folder, "internal", "release", "product", "product.go"), "const (\n\tVersion = \"1.2.3\"\n)\n")
			script, err := filepath.Abs("notes.sh")
			if err != nil {
				t.Fatal(err)
			}
			command := exec.CommandContext(t.Context(), "sh", script, row.tag)
			command.Dir = folder
			got, err := command.CombinedOutput()
			if string(got) != row.want || (err != nil) != strings.HasPrefix(row.want, "notes: ") {
				t.Errorf("got %q, %v, want %q", got, err, row.want)
			}
		})
	}
}

// The tag of the version in the sources passes, once the changelog has a date.
func TestVersionOfDocgenHasNotes(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	write(t, filepath.Join(folder, "CHANGELOG.md"), strings.Replace(readFile(t, "../CHANGELOG.md"), "(unreleased)", "(2026-03-04)", 1))
	write(t, filepath.Join(folder, "internal", "release", "product", "product.go"), readFile(t, "../internal/release/product/product.go"))
	script, err := filepath.Abs("notes.sh")
	if err != nil {
		t.Fatal(err)
	}
	if notes := execute(t, folder, "sh", script, "v"+product.Version); !strings.Contains(notes, "### Added") || strings.Contains(notes, "## "+product.Version) {
		t.Errorf("got %s", notes)
	}
}
