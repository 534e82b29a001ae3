package git

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// Command returns a git command that runs in the folder of the repository, as [Find] got it.
func (r Repository) Command(ctx context.Context, args ...string) *exec.Cmd {
	return command(ctx, append([]string{"-C", r.folder, "--git-dir", r.gitDir, "--work-tree", r.Root}, args...)...)
}

// Run runs a command with a short output, and returns the output. The error has git's own message.
func (r Repository) Run(ctx context.Context, args ...string) (string, error) {
	return output(r.Command(ctx, args...))
}

// command returns a git command that prints English messages, asks for nothing, and starts no other program: no hook,
// no monitor of files, no pager, and nothing that fetches objects which a partial clone lacks.
func command(ctx context.Context, args ...string) *exec.Cmd {
	safe := []string{"--no-pager", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=" + os.DevNull}
	git := exec.CommandContext(ctx, "git", append(safe, args...)...)
	// In a hook, git says here which repository it works on.
	git.Env = slices.DeleteFunc(os.Environ(), func(variable string) bool {
		name, _, _ := strings.Cut(variable, "=")
		return name == "GIT_DIR" || name == "GIT_WORK_TREE" || name == "GIT_EXTERNAL_DIFF"
	})
	// Versions of git that do not know the second of these obey the third.
	git.Env = append(git.Env, "LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0")
	return git
}

func output(command *exec.Cmd) (string, error) {
	var out, stderr strings.Builder
	command.Stdout, command.Stderr = &out, &stderr
	if err := command.Run(); err != nil {
		return "", Error(err, stderr.String())
	}
	return out.String(), nil
}

// Error returns the error of a command that failed: git's own message, or [ErrNone] or [ErrPartial].
func Error(err error, stderr string) error {
	line, _, _ := strings.Cut(strings.TrimSpace(stderr), "\n")
	switch line = strings.TrimPrefix(line, "fatal: "); {
	case line == "":
		return err
	case strings.Contains(stderr, "lazy fetching"), strings.Contains(stderr, "promisor remote"):
		return ErrPartial
	case strings.Contains(line, "not a git repository"):
		return ErrNone
	}
	return fmt.Errorf("git reports %q", line)
}
