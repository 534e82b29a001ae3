//go:build deploy

package deploy_test

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/deploy"
)

// ownAction matches the published name of the composite action.
var ownAction = regexp.MustCompile(`docgen-cli/docgen@v[0-9.]+`)

// All workflows stand in one repository, with the composite action in its root, so that actionlint runs once.
func TestWorkflowsPassActionlint(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	write(t, filepath.Join(root, "action.yml"), read(t, "../../../action.yml"))
	git(t, root, "init", "-q")
	for i, row := range repositories() {
		for _, host := range deploy.Names() {
			_, plan := row.plan(t, host)
			for j, file := range plan.Files {
				if strings.HasPrefix(file.Path, ".github/workflows/") {
					name := filepath.Join(root, ".github", "workflows", fmt.Sprintf("%d-%s-%d", i, host, j))
					write(t, name+".yml", file.Text)
					write(t, name+"-own.yml", ownAction.ReplaceAllString(file.Text, "./"))
				}
			}
		}
	}
	lint(t, root)
}

// lint reports what actionlint finds in the workflows of a repository.
func lint(t *testing.T, root string) {
	t.Helper()
	tool := exec.CommandContext(t.Context(), "go", "tool", "-n", "-modfile=e2e/tools/go.mod", "actionlint")
	tool.Dir = filepath.Join("..", "..", "..")
	path, err := tool.Output()
	if err != nil {
		t.Fatalf("find actionlint: %v", err)
	}
	actionlint := exec.CommandContext(t.Context(), strings.TrimSpace(string(path)))
	actionlint.Dir = root
	if found, err := actionlint.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, found)
	}
}
