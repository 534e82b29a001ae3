package signature

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestSignaturesAreRead compares what is read from the signatures in a file, which are apart by blank lines.
func TestSignaturesAreRead(t *testing.T) {
	written, err := os.ReadFile("testdata/signatures.ts")
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	for text := range strings.SplitSeq(strings.TrimSpace(string(written)), "\n\n") {
		lines, ok := Parse(text)
		if !ok {
			fmt.Fprintf(&got, "cannot be read: %s\n\n", text)
			continue
		}
		for _, line := range lines {
			fmt.Fprintf(&got, "%s: %s\n", line.Kind, line.Text)
			for _, at := range line.Breaks {
				fmt.Fprintf(&got, "  break before %.12q\n", line.Text[at:])
			}
			describe(&got, line.Text, line.Members, "  ")
			if !line.Result.Empty() {
				fmt.Fprintf(&got, "  returns %s\n", line.Result.In(line.Text))
			}
		}
		got.WriteByte('\n')
	}
	const golden = "testdata/signatures.golden"
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(golden, []byte(got.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("%s differs; got:\n%s", golden, got.String())
	}
}

func describe(out *strings.Builder, text string, members []Member, indent string) {
	for _, member := range members {
		fmt.Fprintf(out, "%s%q: %s", indent, member.Name, member.Type.In(text))
		if member.Optional {
			out.WriteString(", optional")
		}
		if !member.Default.Empty() {
			fmt.Fprintf(out, ", default %s", member.Default.In(text))
		}
		if member.IsFunction {
			fmt.Fprintf(out, ", returns %s", member.Result.In(text))
		}
		out.WriteByte('\n')
		describe(out, text, member.Members, indent+"  ")
	}
}

func FuzzAnySignatureIsReadOrRefused(f *testing.F) {
	for _, text := range []string{
		"static at(point: Point): Window | undefined", "a(b: (c: { d?: e }) => f<g>, ...h: i[] = []): j", "interface P { x: number; y: number }",
		"const f = <T>(x: T) => x < 1 ? `}` : '{'", "[a: string]: (b)", "class A<B extends C = {}> { 'd-e': (f", "a(b = c < d, e > f)", "a?.(b)", "(((((((((((",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		lines, _ := Parse(text)
		for _, line := range lines {
			describe(new(strings.Builder), line.Text, line.Members, "")
			_ = line.Result.In(line.Text) + line.Group.In(line.Text)
		}
	})
}
