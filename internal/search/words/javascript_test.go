package words_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"
)

// run runs a script of the folder of this package in Node, with its input as JSON.
func run[Answer any](t *testing.T, script string, input any) Answer {
	t.Helper()
	folder, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	result := api.Build(api.BuildOptions{
		Stdin:  &api.StdinOptions{Contents: script, ResolveDir: folder, Loader: api.LoaderTS},
		Bundle: true, Platform: api.PlatformNode, Format: api.FormatESModule,
	})
	for _, message := range result.Errors {
		t.Fatal(message.Text)
	}
	encoded, err := json.Marshal(input)
	if err != nil {
		t.Fatal(err)
	}
	bundled := filepath.Join(t.TempDir(), "script.mjs")
	if err := os.WriteFile(bundled, result.OutputFiles[0].Contents, 0o644); err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), "node", bundled)
	command.Stdin = strings.NewReader(string(encoded))
	output, err := command.Output()
	if err != nil {
		complaint := ""
		if exit, ok := err.(*exec.ExitError); ok {
			complaint = string(exit.Stderr)
		}
		t.Fatalf("run node, which needs the npm packages that make installs: %v\n%s", err, complaint)
	}
	var answer Answer
	if err := json.Unmarshal(output, &answer); err != nil {
		t.Fatal(err)
	}
	return answer
}
