package history

import (
	"errors"
	"fmt"
	"os/exec"
	"strings"

	"docgen/internal/diag"
)

// explained is what git says of a failure, where it says something.
func explained(err error, complaint string) error {
	line, _, _ := strings.Cut(strings.TrimSpace(complaint), "\n")
	if line = strings.TrimPrefix(line, "fatal: "); line != "" {
		return errors.New(line)
	}
	return err
}

// unknown says that there is no history, and why.
func unknown(err error) diag.Diagnostic {
	finding := diag.Diagnostic{
		Severity: diag.Warning, Code: Code, Text: "pages cannot say when they last changed: git says " + fmt.Sprintf("%q", err.Error()),
		Hint: "turn the option off, or build in a clone of the site's repository",
	}
	switch {
	case errors.Is(err, exec.ErrNotFound):
		finding.Text, finding.Hint = "pages cannot say when they last changed: git is not installed", "install git, or turn the option off"
	case strings.Contains(err.Error(), "not a git repository"):
		finding.Text = "pages cannot say when they last changed: the site is in no git repository"
	}
	return finding
}

// Untracked is one warning for all docs that git does not know.
func Untracked(files []string) []diag.Diagnostic {
	if len(files) == 0 {
		return nil
	}
	text := fmt.Sprintf("git does not know %s: its page cannot say when it last changed", files[0])
	if len(files) > 1 {
		text = fmt.Sprintf("git does not know %d docs, %s among them: their pages cannot say when they last changed", len(files), files[0])
	}
	return []diag.Diagnostic{{Severity: diag.Warning, Code: Code, Text: text, Hint: "commit it, or give it last_update in its front matter"}}
}
