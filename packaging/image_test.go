// Package packaging tests what packages docgen: the container image and the scripts of a
// release. It is a module of its own, because BuildKit has more dependencies than docgen.
package packaging

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/moby/buildkit/client/llb"
	"github.com/moby/buildkit/client/llb/sourceresolver"
	"github.com/moby/buildkit/frontend/dockerfile/dockerfile2llb"
	"github.com/moby/buildkit/frontend/dockerfile/instructions"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
	"github.com/opencontainers/go-digest"
)

const dockerfile = "../Dockerfile"

// BuildKit's linter is what "docker build --check" runs.
func TestDockerfilePassesTheLinterOfBuildKit(t *testing.T) {
	t.Parallel()
	if problems := lint(t, readFile(t, dockerfile)); len(problems) > 0 {
		t.Errorf("got %s", strings.Join(problems, "\n"))
	}
	for text, want := range map[string]string{
		"FROM scratch\nENTRYPOINT docgen\n":              "JSONArgsRecommended",
		"FROM scratch\nCOPY ${NOWHERE}/docgen /docgen\n": "UndefinedVar",
		"FROM scratch\nCOPPY docgen /docgen\n":           "unknown instruction",
	} {
		if problems := lint(t, text); !strings.Contains(strings.Join(problems, "\n"), want) {
			t.Errorf("%q: got %v, want %s", text, problems, want)
		}
	}
}

// lint returns the warnings and the error of BuildKit for a Dockerfile.
func lint(t *testing.T, text string) (problems []string) {
	t.Helper()
	source := llb.NewSourceMap(nil, "Dockerfile", "Dockerfile", []byte(text))
	source.Definition = &llb.Definition{}
	results, err := dockerfile2llb.DockerfileLint(t.Context(), []byte(text), dockerfile2llb.ConvertOpt{SourceMap: source, MetaResolver: images{}})
	if err != nil {
		t.Fatal(err)
	}
	for _, warning := range results.Warnings {
		problems = append(problems, warning.RuleName+": "+warning.Detail)
	}
	if results.Error != nil {
		problems = append(problems, results.Error.Message)
	}
	return problems
}

// images answers for every image without a registry.
type images struct{}

func (images) ResolveImageConfig(_ context.Context, name string, _ sourceresolver.Opt) (string, digest.Digest, []byte, error) {
	config := []byte(`{"architecture": "amd64", "os": "linux", "config": {"Env": ["PATH=/usr/local/bin:/usr/bin:/bin"]}}`)
	return name, digest.FromBytes(config), config, nil
}

func TestImageRunsDocgenInTheSiteFolderAndNotAsRoot(t *testing.T) {
	t.Parallel()
	var user, folder string
	var entry, ports []string
	labels := map[string]string{}
	for _, command := range commandsOf(t) {
		switch command := command.(type) {
		case *instructions.UserCommand:
			user = command.User
		case *instructions.WorkdirCommand:
			folder = command.Path
		case *instructions.EntrypointCommand:
			entry = command.CmdLine
		case *instructions.ExposeCommand:
			ports = command.Ports
		case *instructions.LabelCommand:
			for _, label := range command.Labels {
				labels[label.Key] = label.Value
			}
		}
	}
	if user != "node" || folder != "/site" || !slices.Equal(entry, []string{"docgen"}) || !slices.Equal(ports, []string{"3000"}) {
		t.Errorf("got user %q, folder %q, entry point %q, ports %q", user, folder, entry, ports)
	}
	for _, name := range []string{"title", "description", "url", "source", "licenses", "version", "revision"} {
		if labels["org.opencontainers.image."+name] == "" {
			t.Errorf("the label %s is missing from %v", name, labels)
		}
	}
}

func commandsOf(t *testing.T) []instructions.Command {
	t.Helper()
	parsed, err := parser.Parse(bytes.NewReader([]byte(readFile(t, dockerfile))))
	if err != nil {
		t.Fatal(err)
	}
	stages, _, err := instructions.Parse(parsed.AST, nil)
	if err != nil || len(stages) != 1 {
		t.Fatalf("got %d stages, %v", len(stages), err)
	}
	return stages[0].Commands
}

// Where a Docker daemon runs, the image builds a site as a user that it does not know.
func TestImageBuildsASite(t *testing.T) {
	t.Parallel()
	if exec.CommandContext(t.Context(), "docker", "info").Run() != nil {
		t.Skip("no Docker daemon runs here")
	}
	build := t.TempDir()
	program := filepath.Join(build, "linux", runtime.GOARCH)
	execute(t, "..", "env", "CGO_ENABLED=0", "GOOS=linux", "go", "build", "-trimpath", "-o", filepath.Join(program, "docgen"), "./cmd/docgen")
	write(t, filepath.Join(program, "LICENSE"), readFile(t, "../LICENSE"))
	image := "docgen-test-" + strings.ToLower(filepath.Base(build))
	execute(t, ".", "docker", "build", "--tag", image, "--file", dockerfile, build)
	t.Cleanup(func() { exec.Command("docker", "rmi", "--force", image).Run() })
	site := t.TempDir()
	if err := os.Chmod(site, 0o777); err != nil {
		t.Fatal(err)
	}
	docgen := []string{"docker", "run", "--rm", "--read-only", "--tmpfs", "/tmp", "--user", "4242:4242", "--volume", site + ":/site", image}
	execute(t, ".", append(docgen, "init", ".")...)
	execute(t, ".", append(docgen, "build")...)
	if _, err := os.Stat(filepath.Join(site, "dist", "index.html")); err != nil {
		t.Error(err)
	}
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
}

// execute returns what a command prints in folder.
func execute(t *testing.T, folder string, command ...string) string {
	t.Helper()
	started := exec.CommandContext(t.Context(), command[0], command[1:]...)
	started.Dir = folder
	output, err := started.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", command, err, output)
	}
	return string(output)
}
