package deploy_test

import (
	"io"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rhysd/actionlint"

	"github.com/docgen-cli/docgen/internal/deploy"
)

// lint reports what actionlint finds in a workflow. With a project, it knows the actions in it.
func lint(t *testing.T, name, text string, project *actionlint.Project) {
	t.Helper()
	shellcheck, _ := exec.LookPath("shellcheck") // "" turns it off
	linter, err := actionlint.NewLinter(io.Discard, &actionlint.LinterOptions{Shellcheck: shellcheck})
	if err != nil {
		t.Fatal(err)
	}
	found, err := linter.Lint(name, []byte(text), project)
	if err != nil {
		t.Fatal(err)
	}
	for _, problem := range found {
		t.Errorf("%s\n%s", problem, text)
	}
}

// actionProject is a repository with the composite action in its root.
func actionProject(t *testing.T) *actionlint.Project {
	t.Helper()
	root := t.TempDir()
	write(t, filepath.Join(root, "action.yml"), read(t, "../../action.yml"))
	write(t, filepath.Join(root, ".github", "workflows", "x.yml"), "")
	git(t, root, "init", "-q")
	project, err := actionlint.NewProject(root)
	if err != nil {
		t.Fatal(err)
	}
	return project
}

// ownAction matches the published name of the composite action.
var ownAction = regexp.MustCompile(`docgen-cli/docgen@v[0-9.]+`)

func TestWorkflowsPassActionlint(t *testing.T) {
	t.Parallel()
	project := actionProject(t)
	for _, row := range repositories() {
		for _, host := range deploy.Names() {
			t.Run(row.name+"/"+host, func(t *testing.T) {
				t.Parallel()
				_, plan := row.plan(t, host)
				for _, file := range plan.Files {
					if !strings.HasPrefix(file.Path, ".github/workflows/") {
						continue
					}
					lint(t, file.Path, file.Text, project)
					lint(t, file.Path, ownAction.ReplaceAllString(file.Text, "./"), project)
				}
			})
		}
	}
}
