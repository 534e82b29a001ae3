//go:build deploy

package deploy_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

// gitlabTool returns a file of the tools in e2e/gitlab.
func gitlabTool(t *testing.T, name string) string {
	t.Helper()
	file, err := filepath.Abs(filepath.Join("../../../e2e/gitlab", name))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat("../../../e2e/gitlab/node_modules"); err != nil {
		t.Fatal("the tools for GitLab are missing: run npm ci --prefix e2e/gitlab")
	}
	return file
}

func TestPipelinesFitTheSchemaOfGitLab(t *testing.T) {
	t.Parallel()
	args := []string{gitlabTool(t, "validate.js")}
	for _, row := range repositories() {
		root, plan := row.plan(t, "gitlab")
		if err := plan.Write(); err != nil {
			t.Fatal(err)
		}
		args = append(args, filepath.Join(root, ".gitlab-ci.yml"))
	}
	if out, err := exec.Command("node", args...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	wrong := filepath.Join(t.TempDir(), "wrong.yml")
	write(t, wrong, "job: {script: [x], pages: {path_prefixx: y}}\n")
	if out, err := exec.Command("node", args[0], wrong).CombinedOutput(); err == nil {
		t.Errorf("a wrong pipeline passes: %s", out)
	}
}

func TestPipelineRunsTheRightJobs(t *testing.T) {
	t.Parallel()
	root, plan := repository{remote: "https://gitlab.com/you/docs.git"}.plan(t, "gitlab")
	if err := plan.Write(); err != nil {
		t.Fatal(err)
	}
	git(t, root, "add", "-A")
	git(t, root, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "x")
	rows := []struct {
		name      string
		variables []string
		want      []string
	}{
		{"default branch", []string{"CI_PIPELINE_SOURCE=push", "CI_COMMIT_BRANCH=main"}, []string{"docs-pages"}},
		{"other branch", []string{"CI_PIPELINE_SOURCE=push", "CI_COMMIT_BRANCH=x"}, nil},
		{"merge request", []string{"CI_PIPELINE_SOURCE=merge_request_event", "CI_COMMIT_BRANCH="}, []string{"docs-check"}},
		{"merge request, with a license", []string{"CI_PIPELINE_SOURCE=merge_request_event", "CI_COMMIT_BRANCH=",
			"GITLAB_FEATURES=a,pages_multiple_versions,b"}, []string{"docs-check", "docs-preview"}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			args := []string{
				gitlabTool(t, "node_modules/gitlab-ci-local/src/index.js"), "--list-csv", "--json-schema-validation=false",
				"--ignore-predefined-vars", "CI_PIPELINE_SOURCE,CI_COMMIT_BRANCH,GITLAB_FEATURES",
			}
			for _, variable := range row.variables {
				args = append(args, "--variable", variable)
			}
			command := exec.Command("node", args...)
			command.Dir = root
			var stderr strings.Builder
			command.Stderr = &stderr
			out, err := command.Output()
			if err != nil {
				t.Fatalf("%v\n%s", err, stderr.String())
			}
			var got []string
			for line := range strings.Lines(string(out)) {
				if name, _, _ := strings.Cut(line, ";"); strings.HasPrefix(name, "docs-") {
					got = append(got, name)
				}
			}
			if !slices.Equal(got, row.want) {
				t.Errorf("got %q, want %q", got, row.want)
			}
		})
	}
}

// gitlabJob is what a test needs of a job.
type gitlabJob struct {
	Variables    map[string]string
	BeforeScript []string `yaml:"before_script"`
	Script       []string
	Pages        struct{ Publish string }
}

func TestPipelineBuildsTheSite(t *testing.T) {
	t.Parallel()
	for _, row := range repositories() {
		if !row.builds {
			continue
		}
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			root, plan := row.plan(t, "gitlab")
			dir := filepath.Join(root, filepath.FromSlash(row.folder))
			write(t, filepath.Join(dir, "content", "index.md"), siteText)
			write(t, filepath.Join(dir, "content", "more.md"), "# More\n")
			if row.name == "docs outside" {
				write(t, filepath.Join(root, "content", "index.md"), siteText)
				write(t, filepath.Join(root, "content", "more.md"), "# More\n")
			}
			var jobs map[string]gitlabJob
			if err := yaml.Unmarshal([]byte(plan.Files[0].Text), &jobs); err != nil {
				t.Fatal(err)
			}
			if jobs[".docs"].Variables["GIT_DEPTH"] != "0" {
				t.Errorf("variables %v", jobs[".docs"].Variables)
			}
			wants := map[string]string{"docs-pages": "/project/more"}
			if row.pages != "" {
				wants["docs-pages"] = row.pages
			}
			if row.name == "root" {
				wants["docs-check"], wants["docs-preview"] = "/more", "/project/more"
			}
			run := newRunner(t, root)
			run.values["env"] += "\nCI_PAGES_URL=https://you.gitlab.io/project\nCI_PROJECT_DIR=" + root
			for name, want := range wants {
				script := strings.Join(append(jobs[".docs"].BeforeScript, jobs[name].Script...), "\n")
				run.execute(actionStep{Name: name, Shell: "bash", Run: script})
				if run.failed {
					t.Fatalf("%s\n%s", script, run.log)
				}
				if page := read(t, filepath.Join(root, "public", "index.html")); !strings.Contains(page, `Read <a href="`+want) {
					t.Errorf("%s: no link to %s", name, want)
				}
				if name != "docs-check" && jobs[name].Pages.Publish != "public" {
					t.Errorf("%s publishes %q", name, jobs[name].Pages.Publish)
				}
			}
			if _, err := os.Stat(filepath.Join(dir, "hacked")); err == nil {
				t.Error("a name was executed")
			}
		})
	}
}

func TestPipelineGoesBesideAnExistingOne(t *testing.T) {
	t.Parallel()
	_, plan := repository{files: map[string]string{".gitlab-ci.yml": "job: {script: [x]}\n", "public/index.html": "mine"}}.plan(t, "gitlab")
	if got := plan.Files[0].Path; got != ".gitlab/docs.gitlab-ci.yml" {
		t.Errorf("wrote %s", got)
	}
	if !strings.Contains(strings.Join(plan.Next, "\n"), "include:\n  - local: .gitlab/docs.gitlab-ci.yml") {
		t.Errorf("next steps: %q", plan.Next)
	}
	if !strings.Contains(plan.Files[0].Text, "publish: public-docs\n") {
		t.Error("the site replaces a folder of the repository")
	}
}
