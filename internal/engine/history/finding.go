package history

import (
	"errors"
	"fmt"
	"os/exec"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/git"
)

// noHistory reports that there is no history, and why.
func noHistory(err error) diag.Diagnostic {
	finding := diag.Diagnostic{
		Severity: diag.Warning, Code: Code, Text: fmt.Sprintf("cannot show when pages last changed: %v", err),
		Hint: "turn the option off, or build in a clone of the site's repository",
	}
	switch {
	case errors.Is(err, exec.ErrNotFound):
		finding.Text, finding.Hint = "cannot show when pages last changed: git is not installed", "install git, or turn the option off"
	case strings.Contains(err.Error(), "dubious ownership"):
		finding.Text = "cannot show when pages last changed: the repository belongs to another user"
		finding.Hint = "run git config --global --add safe.directory '*', or turn the option off"
	case errors.Is(err, git.ErrNone):
		finding.Text = "cannot show when pages last changed: the site is not in a git repository"
	}
	return finding
}

// Untracked returns one warning for all docs that git does not track.
func Untracked(files []string) []diag.Diagnostic {
	if len(files) == 0 {
		return nil
	}
	text, hint := fmt.Sprintf("cannot show when %s last changed: git does not track it", files[0]), "commit it, or set last_update in its front matter"
	if len(files) > 1 {
		text = fmt.Sprintf("cannot show when %d docs last changed, such as %s: git does not track them", len(files), files[0])
		hint = "commit them, or set last_update in their front matter"
	}
	return []diag.Diagnostic{{Severity: diag.Warning, Code: Code, Text: text, Hint: hint}}
}
