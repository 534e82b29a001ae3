package deploy

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// Repository is the git repository of a site.
type Repository struct {
	Found  bool   // whether the site is in a repository
	Branch string // the branch that people publish from, such as main
	Host   string // of the remote "origin", such as github.com; "" without a remote
	Path   string // of the remote, without .git, such as you/docs
}

// readRepository returns the root of the repository that contains a folder, and the path of
// the folder in it. Outside a repository, the folder itself is the root.
func readRepository(ctx context.Context, dir string) (root, folder string, repository Repository, err error) {
	git := func(args ...string) string {
		text, err := runGit(ctx, dir, args...)
		if err != nil {
			return ""
		}
		return text
	}
	top, err := runGit(ctx, dir, "rev-parse", "--show-toplevel")
	switch {
	case errors.Is(err, errNoRepository):
		return dir, ".", Repository{Branch: "main"}, nil
	case err != nil:
		return "", "", Repository{}, fmt.Errorf("find the git repository: %w", err)
	}
	repository.Found, repository.Branch = true, branch(git)
	repository.Host, repository.Path = parseRemote(git("remote", "get-url", "origin"))
	return filepath.FromSlash(top), path.Clean(git("rev-parse", "--show-prefix")), repository, nil
}

// branch returns the default branch of the remote, or else main or master if they exist, or
// else the current branch.
func branch(git func(...string) string) string {
	if remote := git("symbolic-ref", "--short", "refs/remotes/origin/HEAD"); remote != "" {
		return strings.TrimPrefix(remote, "origin/")
	}
	for _, name := range []string{"main", "master"} {
		if git("rev-parse", "--verify", "--quiet", "refs/heads/"+name) != "" {
			return name
		}
	}
	if current := git("symbolic-ref", "--short", "HEAD"); current != "" {
		return current
	}
	return "main"
}

// parseRemote splits the address of a remote: a URL, or host:path as ssh writes it.
func parseRemote(address string) (host, name string) {
	parsed, err := url.Parse(address)
	if err != nil || parsed.Host == "" {
		before, after, isSSH := strings.Cut(address, ":")
		if !isSSH || strings.Contains(before, "/") || len(before) < 2 { // a local path, perhaps with a drive
			return "", ""
		}
		parsed = &url.URL{Host: before[strings.LastIndex(before, "@")+1:], Path: after}
	}
	return strings.ToLower(parsed.Hostname()), strings.TrimSuffix(strings.Trim(parsed.Path, "/"), ".git")
}

// errNoRepository means that git is not installed, or that a folder is not in a repository.
var errNoRepository = errors.New("not a git repository")

// runGit runs git in a folder, and returns its output without the line break at the end.
func runGit(ctx context.Context, dir string, args ...string) (string, error) {
	var out, stderr strings.Builder
	command := exec.CommandContext(ctx, "git", append([]string{"-C", dir}, args...)...)
	command.Stdout, command.Stderr, command.Env = &out, &stderr, append(os.Environ(), "LC_ALL=C")
	err := command.Run()
	message, _, _ := strings.Cut(strings.TrimPrefix(stderr.String(), "fatal: "), "\n")
	switch {
	case err == nil:
		return strings.TrimSuffix(out.String(), "\n"), nil
	case errors.Is(err, exec.ErrNotFound), strings.Contains(message, "not a git repository"):
		return "", errNoRepository
	case message != "":
		return "", errors.New(message)
	}
	return "", err
}
