//go:build editors

package editors

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// neovim returns a command of Neovim without the user's settings: the one in PATH, or that of neovim.sh.
func neovim(ctx context.Context, t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	home := t.TempDir()
	command := exec.CommandContext(ctx, "nvim", args...)
	command.Env = append(os.Environ(), "HOME="+home, "XDG_STATE_HOME="+home, "XDG_CACHE_HOME="+home)
	if _, err := exec.LookPath("nvim"); err == nil {
		return command
	}
	own := absolute(t, "../../bin/neovim/usr")
	processor := map[string]string{"amd64": "x86_64", "arm64": "aarch64"}[runtime.GOARCH]
	command.Path, command.Err = filepath.Join(own, "bin/nvim"), nil
	command.Env = append(command.Env, "VIMRUNTIME="+filepath.Join(own, "share/nvim/runtime"), "LD_LIBRARY_PATH="+filepath.Join(own, "lib", processor+"-linux-gnu"))
	return command
}

func absolute(t *testing.T, name string) string {
	t.Helper()
	path, err := filepath.Abs(name)
	if err != nil {
		t.Fatal(err)
	}
	return path
}

func TestNeovimWorksWithASite(t *testing.T) {
	t.Parallel()
	site := t.TempDir()
	sitetest.Write(t, site, sitetest.Files(t, "testdata/neovim.txtar"))
	ctx, stop := context.WithTimeout(t.Context(), 2*time.Minute)
	defer stop()
	command := neovim(ctx, t, "--headless", "--clean", "-n", "-S", absolute(t, "neovim.lua"))
	command.Dir = site
	command.Env = append(command.Env, "DOCGEN="+absolute(t, "../../bin/docgen"))
	var errors strings.Builder
	command.Stderr = &errors
	printed, err := command.Output()
	if err != nil {
		t.Errorf("%v\n%s", err, errors.String())
	}
	sitetest.Compare(t, "steps", string(printed), `diagnostics: no page "setp.md": did you mean "setup.md"?
completion: on-windows
hover: **Setup** › On Windows
definition: line 3
code action: Change to "setup.md" -> See [the setup](setup.md).
end: stopped
`)
}
