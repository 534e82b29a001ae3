package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// Some output folders cannot be moved: a mount point, and a folder from the lower layer of
// an overlay file system, as in a container. Builds replace their files one by one.
func TestOutputThatCannotBeMovedIsBuiltInPlace(t *testing.T) {
	t.Parallel()
	const build = `
docgen build -q || exit 1
echo "More." >> content/index.md
mkdir content/new && mv content/old.md content/new/new.md
docgen build -q || exit 1
docgen build -q --no-cache -o clean && diff -r dist clean || exit 1
test ! -e dist/old && ls -A | tr '\n' ' '
echo mine > dist/mine.txt
docgen clean -q && ls -A dist | tr '\n' ' '`
	for _, test := range []struct{ name, mount string }{
		{"mount point", "mkdir site/dist && mount -t tmpfs none site/dist && cd site"},
		{"overlay", "docgen build -q -C site && mkdir upper work merged && mount -t overlay overlay -o lowerdir=site,upperdir=upper,workdir=work,userxattr merged && cd merged"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			t.Cleanup(func() { // an overlay leaves a folder that only root can remove as it is
				left, _ := filepath.Glob(filepath.Join(dir, "*", "work"))
				for _, folder := range left {
					_ = os.Chmod(folder, 0o700)
				}
			})
			sitetest.Write(t, dir, map[string]string{
				"site/docgen.yaml": "title: Site\nurl: https://example.org\n", "site/content/index.md": "# Welcome\n", "site/content/old.md": "# Old\n",
			})
			inside := func(script string) (string, error) {
				command := exec.Command("unshare", "--map-root-user", "--mount", "sh", "-c", script)
				command.Dir = dir
				command.Env = append(command.Environ(), "SOURCE_DATE_EPOCH=1700000000")
				printed, err := command.CombinedOutput()
				return string(printed), err
			}
			if printed, err := inside("mkdir l u w m p && mount -t tmpfs none p && mount -t overlay overlay -o lowerdir=l,upperdir=u,workdir=w,userxattr m"); err != nil {
				t.Skip("this system cannot mount anything: ", printed)
			}
			printed, err := inside(test.mount + " || exit 1" + build)
			if want := ".docgen clean content dist docgen.yaml .docgen-manifest mine.txt "; err != nil || !strings.HasSuffix(printed, want) {
				t.Errorf("got %q, %v, want %q", printed, err, want)
			}
		})
	}
}
