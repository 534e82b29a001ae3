package markdown_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// snippet is one case of the corpus.
type snippet struct{ name, source string }

// readCorpus reads cases that start with "=== name" lines.
func readCorpus(t testing.TB) []snippet {
	t.Helper()
	files, err := filepath.Glob("testdata/mdx/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	var snippets []snippet
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for part := range strings.SplitSeq("\n"+string(text), "\n=== ") {
			name, source, _ := strings.Cut(part, "\n")
			if strings.TrimSpace(name) != "" {
				snippets = append(snippets, snippet{strings.TrimSuffix(filepath.Base(file), ".txt") + ": " + name, source})
			}
		}
	}
	return snippets
}

// compile returns the CommonJS text of a snippet, or "" if the snippet is invalid.
func compile(source string) (module, why string) {
	parser := markdown.With(markdown.Options{})
	document := parser.ParseMDX("", []byte(source))
	for _, finding := range document.Findings {
		if finding.Code == markdown.MDXCode {
			return "", finding.Text
		}
	}
	links := make([]markdown.Resolved, len(document.Links))
	for i, link := range document.Links {
		links[i] = asWritten(link)
	}
	written := parser.Module(document, markdown.ModuleOptions{}, links)
	result := api.Transform(written.Text, api.TransformOptions{Loader: api.LoaderTSX, Format: api.FormatCommonJS, JSX: api.JSXAutomatic, Target: api.ES2022})
	if len(result.Errors) > 0 {
		return "", result.Errors[0].Text + "\n" + written.Text
	}
	return string(result.Code), ""
}

// known.tsv lists the snippets whose result differs from the reference compiler, each with the
// reason after a tab. The list may only shrink: remove a snippet from it once its result
// matches.
func TestSnippetsMatchTheReferenceCompiler(t *testing.T) {
	t.Parallel()
	snippets := readCorpus(t)
	if len(snippets) < 200 {
		t.Errorf("the corpus has %d snippets, want at least 200", len(snippets))
	}
	type question struct {
		Source string `json:"source"`
		Module string `json:"module"`
	}
	questions, whys := make([]question, len(snippets)), make([]string, len(snippets))
	for i, snippet := range snippets {
		questions[i].Source = snippet.source
		questions[i].Module, whys[i] = compile(snippet.source)
	}
	encoded, err := json.Marshal(questions)
	if err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), "node", "testdata/mdx/oracle.mjs")
	command.Stdin = bytes.NewReader(encoded)
	var complaint bytes.Buffer
	command.Stderr = &complaint
	output, err := command.Output()
	if err != nil {
		t.Fatalf("run node, which needs the npm packages (run npm ci first): %v\n%s", err, complaint.String())
	}
	var answers []struct{ Want, Got, Why, OurWhy string }
	if err := json.Unmarshal(output, &answers); err != nil {
		t.Fatal(err)
	}
	known := knownDifferences(t)
	for i, answer := range answers {
		name := snippets[i].name
		reason, isKnown := known[name]
		delete(known, name)
		switch {
		case answer.Want == answer.Got && isKnown:
			t.Errorf("%s matches the reference compiler: remove it from known.tsv", name)
		case answer.Want != answer.Got && !isKnown:
			t.Errorf("%s\n%s\nwant %s (%s)\ngot  %s (%s%s)", name, snippets[i].source, answer.Want, answer.Why, answer.Got, whys[i], answer.OurWhy)
		case isKnown && strings.TrimSpace(reason) == "":
			t.Errorf("%s differs without a reason in known.tsv", name)
		}
	}
	for name := range known {
		t.Errorf("known.tsv names %q, which is not in the corpus", name)
	}
}

func knownDifferences(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile("testdata/mdx/known.tsv")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]string{}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	if !slices.IsSorted(lines) {
		t.Error("known.tsv is not sorted")
	}
	for _, line := range lines {
		if name, reason, found := strings.Cut(line, "\t"); found {
			known[name] = reason
		}
	}
	return known
}
