package revision_test

import (
	"context"
	"os/exec"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/revision"
)

func TestBranchesAndTagsAreCommits(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(map[string]string{"docs/a.md": "old"})
	repo.git("tag", "light")
	repo.git("tag", "-m", "text", "annotated", "light")
	repo.git("tag", "-m", "text", "twice", "annotated")
	repo.git("branch", "docs/2.x")
	repo.commit(map[string]string{"docs/a.md": "new"})
	out, err := exec.Command("git", "-C", repo.root, "rev-parse", "light").Output()
	check(t, err)
	old := strings.TrimSpace(string(out))
	_, refs := open(t, repo.root)
	for _, name := range []string{"light", "annotated", "twice"} {
		got, err := refs.Tag(name)
		check(t, err)
		sitetest.Compare(t, name, []any{got.Kind, got.Name, got.Commit}, []any{revision.Tag, name, old})
	}
	branch, err := refs.Branch("docs/2.x")
	check(t, err)
	sitetest.Compare(t, "branch", branch.Commit, old)
	head, err := refs.Head()
	check(t, err)
	sitetest.Compare(t, "head differs", head.Commit != old, true)

	_, refs = open(t, repo.clone().root)
	branch, err = refs.Branch("docs/2.x")
	check(t, err)
	sitetest.Compare(t, "branch of the remote", branch.Commit, old)
}

func TestUnknownRefHasTheWayOut(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(map[string]string{"a.md": "a"})
	repo.git("tag", "v1.4.2")
	repo.git("branch", "docs/2.x")
	repo.git("branch", "next")
	repo.git("tag", "blob", "HEAD:a.md")
	repo.commit(nil)
	clones := map[string]repository{
		"own": repo, "clone": repo.clone(), "shallow": repo.clone("--depth", "1"), "single": repo.clone("--single-branch"),
		"no tags": repo.clone("--no-tags"),
	}
	for _, each := range []struct{ name, clone, kind, ref, want string }{
		{"typing error", "own", "tag", "v1.4.3", `git knows no tag "v1.4.3" (did you mean "v1.4.2"?)`},
		{"branch that is a tag", "own", "branch", "v1.4.2", `git knows no branch "v1.4.2" (there is a tag of that name: write tag: v1.4.2)`},
		{"tag that is a branch", "clone", "tag", "next", `git knows no tag "next" (there is a branch of that name: write branch: next)`},
		{"nothing like it", "own", "branch", "release", `git knows no branch "release" (git branch --list shows those it knows)`},
		{"expression", "own", "tag", "v1.4.2~0", `git knows no tag "v1.4.2~0" (did you mean "v1.4.2"?)`},
		{"option", "own", "tag", "--all", `git knows no tag "--all" (git tag --list shows those it knows)`},
		{"file", "own", "tag", "blob", `the tag "blob" leads to no commit ()`},
		{"not fetched yet", "clone", "branch", "release", `git knows no branch "release" (if it is on the server, run "git fetch origin release:refs/remotes/origin/release")`},
		{"shallow clone", "shallow", "tag", "v1.4.2", `the git clone is shallow and lacks the tag "v1.4.2" (run "git fetch origin tag v1.4.2")`},
		{"shallow clone", "shallow", "branch", "docs/2.x",
			`the git clone is shallow and lacks the branch "docs/2.x" (run "git fetch origin docs/2.x:refs/remotes/origin/docs/2.x")`},
		{"single branch", "single", "branch", "docs/2.x",
			`the git clone has only a part of the repository and lacks the branch "docs/2.x" (run "git fetch origin docs/2.x:refs/remotes/origin/docs/2.x")`},
		{"no tags", "no tags", "tag", "v1.4.2", `the git clone has only a part of the repository and lacks the tag "v1.4.2" (run "git fetch origin tag v1.4.2")`},
		{"pattern in a shallow clone", "shallow", "tags", "v1.*",
			`the git clone is shallow and may lack tags that match "v1.*" (run "git fetch --unshallow --tags")`},
		{"pattern without tags", "no tags", "tags", "v1.*", `no git tag matches "v1.*" (the git clone lacks tags: run "git fetch --tags")`},
		{"pattern that matches nothing", "own", "tags", "v2.*", `no git tag matches "v2.*" (git tag --list shows those it knows)`},
		{"invalid pattern", "own", "tags", "v[", `"v[" is not a valid pattern ("*" stands for any characters, "?" for one, "[...]" for one of a list)`},
	} {
		t.Run(each.name, func(t *testing.T) {
			t.Parallel()
			_, refs := open(t, clones[each.clone].root)
			var err error
			switch each.kind {
			case "tag":
				_, err = refs.Tag(each.ref)
			case "branch":
				_, err = refs.Branch(each.ref)
			default:
				_, err = refs.Tags(each.ref)
			}
			sitetest.Compare(t, each.ref, problem(t, err), each.want)
		})
	}
}

// The commands in the hints must work.
func TestFetchCommandsFetchTheRef(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(nil)
	repo.git("tag", "v1.4.2")
	repo.git("branch", "docs/2.x")
	repo.commit(nil)
	for _, fetch := range []string{
		"fetch -q origin tag v1.4.2", "fetch -q origin docs/2.x:refs/remotes/origin/docs/2.x", "fetch -q --unshallow --tags",
	} {
		clone := repo.clone("--depth", "1")
		clone.git(strings.Fields(fetch)...)
		_, refs := open(t, clone.root)
		var err error
		switch {
		case strings.Contains(fetch, "2.x"):
			_, err = refs.Branch("docs/2.x")
		case strings.Contains(fetch, "--tags"):
			_, err = refs.Tags("v*")
		default:
			_, err = refs.Tag("v1.4.2")
		}
		check(t, err)
	}
}

func TestPatternsMatchTagsByNumber(t *testing.T) {
	t.Parallel()
	repo := newRepository(t)
	repo.commit(nil)
	for _, name := range []string{
		"v1.2.0", "v1.10.1", "v1.10.0", "v1.9.2", "v1.9.10", "v1.11.0-rc.2", "v1.9", "v2.0.0-rc.2", "v2.0.0-rc.10", "v2.0.0-beta", "docs/v1.0", "nightly",
	} {
		repo.git("tag", name)
	}
	_, refs := open(t, repo.root)
	for _, each := range []struct{ pattern, all, patches string }{
		{"v1.*", "v1.10.1 v1.10.0 v1.9.10 v1.9.2 v1.9 v1.2.0", "v1.10.1 v1.9.10 v1.2.0"},
		{"v1.?.*", "v1.9.10 v1.9.2 v1.2.0", "v1.9.10 v1.2.0"},
		{"v2.*", "v2.0.0-rc.10 v2.0.0-rc.2 v2.0.0-beta", "v2.0.0-rc.10"},
		{"d*v1*", "docs/v1.0", "docs/v1.0"},
		{"night*", "nightly", "nightly"},
	} {
		found, err := refs.Tags(each.pattern)
		check(t, err)
		sitetest.Compare(t, each.pattern, names(found), each.all)
		sitetest.Compare(t, each.pattern+", newest patches", names(revision.Patches(found)), each.patches)
	}
}

func names(refs []revision.Ref) string {
	var list []string
	for _, ref := range refs {
		list = append(list, ref.Name)
	}
	return strings.Join(list, " ")
}

func TestFolderWithoutRepositoryIsAProblem(t *testing.T) {
	t.Parallel()
	_, err := revision.Open(context.Background(), t.TempDir())
	sitetest.Compare(t, "no repository", problem(t, err), "the site is not in a git repository (build in a clone of the site's repository)")
}

// Not parallel, because it changes the environment of the process.
func TestMissingGitIsAProblem(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, err := revision.Open(context.Background(), t.TempDir())
	sitetest.Compare(t, "no git", problem(t, err), "git is not installed (install git)")
}

func TestRemedyIsThatOfTheHost(t *testing.T) {
	t.Parallel()
	for variable, want := range map[string]string{
		"GITHUB_ACTIONS": "fetch-depth: 0", "GITLAB_CI": "GIT_DEPTH: 0", "VERCEL": "VERCEL_DEEP_CLONE=true",
		"NETLIFY": "in the build command", "CF_PAGES": "in the build command", "WORKERS_CI": "in the build command", "OTHER": `run "git fetch"`,
	} {
		got := revision.Remedy(func(name string) string {
			if name == variable {
				return "1"
			}
			return ""
		}, "git fetch")
		if !strings.Contains(got, want) {
			t.Errorf("%s\n got %q\nwant %q in it", variable, got, want)
		}
	}
}
