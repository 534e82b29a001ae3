//go:build servers

package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestPhoenixIsFriendlyToAgents has the tool of the Agent-Friendly Documentation Spec score all pages of the Phoenix
// site, as "docgen serve" serves it.
func TestPhoenixIsFriendlyToAgents(t *testing.T) {
	t.Parallel()
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	tool := filepath.Join(root, "e2e", "agents", "node_modules", "afdocs", "bin", "afdocs.mjs")
	if _, err := os.Stat(tool); err != nil {
		t.Fatal("the tool is missing: run npm ci --prefix e2e/agents")
	}
	out := filepath.Join(t.TempDir(), "dist")
	build := func(args ...string) {
		args = append([]string{"build", "-q", "--no-cache", "-C", root, "-o", out}, args...)
		if output, err := exec.Command("docgen", args...).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, output)
		}
	}
	build()
	origin := "http://" + docgenServe(t, root, "-o", out)
	build("--url", origin) // the lists for agents have absolute URLs

	command := exec.Command("node", tool, "check", origin+"/phoenix/", "--format", "json", "--score", "--quiet",
		"--sampling", "deterministic", "--max-links", "60", "--request-delay", "0", "--network-context", "ci")
	output, err := command.Output()
	var report struct {
		Scoring struct{ Overall float64 }
		Results []struct{ ID, Status, Message string }
	}
	if decodeErr := json.Unmarshal(output, &report); decodeErr != nil {
		t.Fatalf("%v: %s (%v)", decodeErr, output, err)
	}
	if report.Scoring.Overall < 95 || len(report.Results) < 23 {
		t.Errorf("the score is %v of 100", report.Scoring.Overall)
		for _, result := range report.Results {
			t.Logf("%s %s: %s", result.Status, result.ID, result.Message)
		}
	}
}
