package revision

import (
	"fmt"
	"os"

	"github.com/docgen-cli/docgen/internal/diag"
)

// unknown returns the problem that there is no such ref.
func (r Refs) unknown(kind Kind, name string) error {
	fetch := "git fetch origin tag " + name
	other, hasOther := Branch, r.branches[name]+r.remote[name] != ""
	isWhole := r.origin.allTags && r.origin.allCommits
	if kind == Branch {
		fetch = "git fetch origin " + name + ":refs/remotes/origin/" + name
		other, hasOther = Tag, r.tags[name] != ""
		isWhole = r.origin.allHeads && r.origin.allCommits
	}
	text, near := fmt.Sprintf("git knows no %s %q", kind, name), diag.DidYouMean(name, r.names(kind))
	switch {
	case hasOther:
		return &Problem{text, fmt.Sprintf("there is a %s of that name: write %s: %s", other, other, name)}
	case r.origin.exists && !r.origin.allCommits:
		return &Problem{fmt.Sprintf("the git clone is shallow and lacks the %s %q", kind, name), Remedy(os.Getenv, fetch)}
	case r.origin.exists && !isWhole:
		return &Problem{fmt.Sprintf("the git clone has only a part of the repository and lacks the %s %q", kind, name), Remedy(os.Getenv, fetch)}
	case near != "":
		return &Problem{text, near}
	case r.origin.exists:
		return &Problem{text, fmt.Sprintf("if it is on the server, run %q", fetch)}
	}
	return &Problem{text, fmt.Sprintf("git %s --list shows those it knows", kind)}
}

// noMatch returns the problem that no tag matches a pattern.
func (r Refs) noMatch(pattern string) error {
	text := fmt.Sprintf("no git tag matches %q", pattern)
	switch {
	case r.origin.exists && !r.origin.allTags:
		return &Problem{text, "the git clone lacks tags: " + Remedy(os.Getenv, "git fetch --tags")}
	case len(r.tags) == 0 && r.origin.exists:
		return &Problem{text, `the repository has no tags; if they are on the server, run "git fetch --tags"`}
	case len(r.tags) == 0:
		return &Problem{text, "the repository has no tags"}
	}
	return &Problem{text, "git tag --list shows those it knows"}
}

// incomplete returns the problem that a shallow clone may lack tags.
func (r Refs) incomplete(pattern string) error {
	return &Problem{
		fmt.Sprintf("the git clone is shallow and may lack tags that match %q", pattern),
		Remedy(os.Getenv, "git fetch --unshallow --tags"),
	}
}

// Remedy says how to fetch what a clone lacks on the host that docgen runs on. Hosts identify
// themselves by environment variables. command is what to run where nothing else is known.
func Remedy(getenv func(string) string, command string) string {
	before := fmt.Sprintf("run %q before docgen in the build command", command)
	for _, host := range []struct{ variable, remedy string }{
		{"GITHUB_ACTIONS", `set "fetch-depth: 0" for actions/checkout in the workflow`},
		{"GITLAB_CI", `set "GIT_DEPTH: 0" under variables in .gitlab-ci.yml`},
		{"NETLIFY", before},
		{"VERCEL", "set the environment variable VERCEL_DEEP_CLONE=true in the settings of the project"},
		{"CF_PAGES", before},
		{"WORKERS_CI", before},
	} {
		if getenv(host.variable) != "" {
			return host.remedy
		}
	}
	return fmt.Sprintf("run %q", command)
}
