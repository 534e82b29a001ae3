//go:build deploy

package deploy_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/goccy/go-yaml"
)

// action is the composite action, as action.yml describes it.
type action struct {
	Name, Description string
	Branding          map[string]string
	Inputs            map[string]struct{ Description, Default string }
	Outputs           map[string]struct{ Description, Value string }
	Runs              struct {
		Using string
		Steps []actionStep
	}
}

type actionStep struct {
	Name, ID, If, Uses, Shell, Run string
	Env, With                      map[string]string
}

func readAction(t *testing.T) action {
	t.Helper()
	var found action
	if err := yaml.UnmarshalWithOptions([]byte(read(t, "../../../action.yml")), &found, yaml.Strict()); err != nil {
		t.Fatal(err)
	}
	return found
}

// runner executes the steps of an action as GitHub does, except that it only records the
// actions that they use. npm and npx are scripts that record their arguments.
type runner struct {
	t         *testing.T
	workspace string
	temp      string // of the runner
	tools     string // a folder that comes first in PATH
	values    map[string]string
	failed    bool

	used   []string // actions, with their inputs
	log    string   // what the steps print
	called string   // the commands of npm and npx
}

// docgen builds docgen, once for all tests.
var docgen = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "docgen-deploy")
	if err != nil {
		return "", err
	}
	file := filepath.Join(dir, "docgen")
	out, err := exec.Command("go", "build", "-o", file, "../../../cmd/docgen").CombinedOutput()
	os.Stderr.Write(out)
	return file, err
})

func TestMain(m *testing.M) {
	code := m.Run()
	if file, err := docgen(); err == nil {
		os.RemoveAll(filepath.Dir(file))
	}
	os.Exit(code)
}

const fakeNPM = `#!/bin/sh
case "$*" in
  "--yes @docgen-cli/docgen@"* | "--no docgen "*) shift 2; exec "$DOCGEN" "$@" ;;
  "--yes corepack yarn docgen "*) shift 4; exec "$DOCGEN" "$@" ;;
esac
echo "$(basename "$0") $*" >> "$CALLED"
case $1$2 in
  install--global) [ -z "$NO_NETWORK" ] && mkdir -p "$6/bin" && ln -s "$DOCGEN" "$6/bin/docgen" ;;
  *) ! grep -qs docgen-cli package.json || { mkdir -p node_modules/.bin && ln -sf "$DOCGEN" node_modules/.bin/docgen; } ;;
esac
`

func newRunner(t *testing.T, workspace string) *runner {
	t.Helper()
	built, err := docgen()
	if err != nil {
		t.Fatal(err)
	}
	run := &runner{t: t, workspace: workspace, temp: t.TempDir(), tools: t.TempDir(), values: map[string]string{"github.sha": "abc123"}}
	for _, name := range []string{"npm", "npx"} {
		run.tool(name, fakeNPM)
	}
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	run.values["env"] = strings.Join([]string{
		"GITHUB_ACTION_PATH=" + root, "RUNNER_TEMP=" + run.temp, "RUNNER_OS=Linux", "GITHUB_WORKSPACE=" + workspace,
		"GITHUB_RUN_ID=7", "GITHUB_REPOSITORY=you/docs", "DOCGEN=" + built, "CALLED=" + filepath.Join(run.temp, "called"),
	}, "\n")
	return run
}

// tool adds a program to PATH.
func (r *runner) tool(name, script string) {
	write(r.t, filepath.Join(r.tools, name), script)
	if err := os.Chmod(filepath.Join(r.tools, name), 0o755); err != nil {
		r.t.Fatal(err)
	}
}

// run executes the action with some inputs.
func (r *runner) run(inputs map[string]string) {
	r.t.Helper()
	described := readAction(r.t)
	for name, input := range described.Inputs {
		r.values["inputs."+name] = input.Default
	}
	for name, value := range inputs {
		if _, known := described.Inputs[name]; !known {
			r.t.Fatalf("the action has no input %q", name)
		}
		r.values["inputs."+name] = value
	}
	for _, step := range described.Runs.Steps {
		if r.failed || !r.holds(step.If) {
			continue
		}
		if step.Uses != "" {
			r.use(step)
		} else {
			r.execute(step)
		}
	}
	r.called, _ = r.file("called")
	for name, output := range described.Outputs {
		r.values["outputs."+name] = r.resolve(output.Value)
	}
}

var expression = regexp.MustCompile(`\$\{\{ (\S+) \}\}`)

// resolve replaces expressions, which are all names of values.
func (r *runner) resolve(text string) string {
	return expression.ReplaceAllStringFunc(text, func(found string) string {
		return r.values[expression.FindStringSubmatch(found)[1]]
	})
}

// holds evaluates a condition: comparisons with a string, joined by &&.
func (r *runner) holds(condition string) bool {
	for part := range strings.SplitSeq(condition, " && ") {
		words := strings.Fields(part)
		switch {
		case len(words) == 0:
		case len(words) != 3 || words[1] != "==" && words[1] != "!=":
			r.t.Fatalf("unknown condition %q", part)
		case (r.values[words[0]] == strings.Trim(words[2], "'")) != (words[1] == "=="):
			return false
		}
	}
	return true
}

func (r *runner) use(step actionStep) {
	with := []string{step.Uses}
	for _, name := range []string{"node-version", "name", "path", "key", "restore-keys"} {
		if value, given := step.With[name]; given {
			with = append(with, name+"="+r.resolve(value))
		}
	}
	r.used = append(r.used, strings.Join(with, " "))
	r.values["steps."+step.ID+".outputs.cache-primary-key"] = r.resolve(step.With["key"])
}

func (r *runner) execute(step actionStep) {
	r.t.Helper()
	if step.Shell != "bash" {
		r.t.Errorf("step %q: the shell is %q", step.Name, step.Shell)
	}
	added, _ := r.file("path")
	search := r.tools + ":" + os.Getenv("PATH")
	for line := range strings.Lines(added) {
		search = strings.TrimSpace(line) + ":" + search
	}
	command := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step.Run)
	command.Dir = r.workspace
	command.Env = append(os.Environ(), strings.Split(r.values["env"], "\n")...)
	command.Env = append(command.Env, "PATH="+search, "CI=true")
	for variable, name := range map[string]string{"GITHUB_OUTPUT": "output", "GITHUB_PATH": "path", "GITHUB_STEP_SUMMARY": "summary", "GITHUB_ENV": "env"} {
		command.Env = append(command.Env, variable+"="+filepath.Join(r.temp, name))
	}
	for name, value := range step.Env {
		command.Env = append(command.Env, name+"="+r.resolve(value))
	}
	out, err := command.CombinedOutput()
	r.log += string(out)
	r.failed = err != nil
	outputs, _ := r.file("output")
	for line := range strings.Lines(outputs) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		r.values["steps."+step.ID+".outputs."+name] = value
	}
	_ = os.Remove(filepath.Join(r.temp, "output"))
}

// file reads a file that the steps wrote.
func (r *runner) file(name string) (string, error) {
	text, err := os.ReadFile(filepath.Join(r.temp, name))
	return string(text), err
}
