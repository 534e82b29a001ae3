package typeset

import (
	"bytes"
	"compress/gzip"
	"os"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/rendertest"
	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/render/code"
)

// drawing returns a code.Node that rejects diagrams that contain an x.
func drawing(t *testing.T, program string) code.Node {
	t.Helper()
	var packed bytes.Buffer
	if err := gzip.NewWriter(&packed).Close(); err != nil {
		t.Fatal(err)
	}
	return code.Node{Program: program, Workers: 1, Theme: fstest.MapFS{"prepared/diagrams.js.gz": &fstest.MapFile{Data: packed.Bytes()}}, Stderr: os.Stderr}
}

func TestEqualDiagramsAreCheckedOnce(t *testing.T) {
	t.Parallel()
	engine := rendertest.NewEngine()
	result, _ := rendertest.SiteOf(t, engine, "markdown: {mermaid: true}\n", map[string]string{
		"a.md": "# A\n\n```mermaid\na\n```\n\n```mermaid\nb\n```\n", "b.md": "# B\n\n- ```mermaid\n  a\n  ```\n",
	})
	for _, program := range []string{os.Args[0], "no such program"} { // checked diagrams need no Node
		if findings, err := CheckDiagrams(t.Context(), result, engine, drawing(t, program)); err != nil || len(findings) > 0 {
			t.Fatal(program, err, findings)
		}
	}
}

func TestInvalidDiagramIsReportedAtEveryPlace(t *testing.T) {
	t.Parallel()
	engine := rendertest.NewEngine()
	result, _ := rendertest.SiteOf(t, engine, "markdown: {mermaid: true}\n", map[string]string{
		"a.md": "# A\n\n```mermaid\nx\n```\n\n```mermaid\nb\n```\n", "b.md": "# B\n\n> - ```mermaid\n>   x\n>   ```\n",
	})
	for range 2 { // failures are not cached
		findings, err := CheckDiagrams(t.Context(), result, engine, drawing(t, os.Args[0]))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, finding := range findings {
			got = append(got, finding.Place()+" "+finding.Text)
		}
		sitetest.Compare(t, "findings", got, []string{"content/a.md:4:1 the diagram cannot be parsed: wrong", "content/b.md:4:5 the diagram cannot be parsed: wrong"})
	}
}
