package deploy

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os/exec"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/git"
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
	found, err := git.Find(ctx, dir)
	switch {
	case errors.Is(err, exec.ErrNotFound), errors.Is(err, git.ErrNone):
		return dir, ".", Repository{Branch: "main"}, nil
	case err != nil:
		return "", "", Repository{}, fmt.Errorf("find the git repository: %w", err)
	}
	run := func(args ...string) string {
		text, _ := found.Run(ctx, args...) // what git does not know is empty
		return strings.TrimSuffix(text, "\n")
	}
	repository.Found, repository.Branch = true, branch(run)
	repository.Host, repository.Path = parseRemote(run("remote", "get-url", "origin"))
	return found.Root, found.Prefix, repository, nil
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

// parseRemote splits the URL of a remote, or host:path as ssh writes it.
func parseRemote(remote string) (host, name string) {
	parsed, err := url.Parse(remote)
	if err != nil || parsed.Host == "" {
		before, after, isSSH := strings.Cut(remote, ":")
		if !isSSH || strings.Contains(before, "/") || len(before) < 2 { // a local path, perhaps with a drive
			return "", ""
		}
		parsed = &url.URL{Host: before[strings.LastIndex(before, "@")+1:], Path: after}
	}
	return strings.ToLower(parsed.Hostname()), strings.TrimSuffix(strings.Trim(parsed.Path, "/"), ".git")
}

// Source is a file or a folder of the repository that a site reads.
type Source struct {
	Path     string // from the root of the repository
	IsFolder bool
}

// Sources returns what a site reads, so that other changes need not build it. It is nil if
// the site may read the whole repository.
func (s Site) Sources() []Source {
	if s.Folder == "." {
		return nil
	}
	list := []Source{{s.Folder, true}}
	for _, folder := range s.Settings.Folders() {
		switch from := s.Path(folder); {
		case from == "." || from == ".." || strings.HasPrefix(from, "../"):
			return nil
		case !strings.HasPrefix(from, s.Folder+"/"):
			list = append(list, Source{from, true})
		}
	}
	for _, blog := range s.Settings.Blogs {
		switch from := s.Path(blog.Changelog); {
		case blog.Changelog == "" || strings.HasPrefix(from, s.Folder+"/"):
		case strings.HasPrefix(from, "../"):
			return nil
		default:
			list = append(list, Source{from, false})
		}
	}
	if s.Packages.Lock != "" && !strings.HasPrefix(s.Packages.Lock, s.Folder+"/") {
		list = append(list, Source{path.Join(path.Dir(s.Packages.Lock), "package.json"), false}, Source{s.Packages.Lock, false})
	}
	return list
}
