package lunr_test

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"testing"
)

// ask asks JavaScript and lunr questions of one kind.
func ask[Answer, Question any](t *testing.T, kind string, questions []Question) []Answer {
	t.Helper()
	encoded, err := json.Marshal(questions)
	if err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), "node", "testdata/oracle.mjs", kind)
	command.Stdin = bytes.NewReader(encoded)
	output, err := command.Output()
	if err != nil {
		var complaint []byte
		if exit, ok := err.(*exec.ExitError); ok {
			complaint = exit.Stderr
		}
		t.Fatalf("ask node, which needs the npm packages that make installs: %v\n%s", err, complaint)
	}
	var answers []Answer
	if err := json.Unmarshal(output, &answers); err != nil {
		t.Fatal(err)
	}
	if len(answers) != len(questions) {
		t.Fatalf("%d answers to %d questions", len(answers), len(questions))
	}
	return answers
}
