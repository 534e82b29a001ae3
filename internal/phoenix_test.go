package internal

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/theme"
)

// page is a page of the Phoenix documentation.
type page struct {
	name        string
	text        string
	frontMatter string // front matter
	prose       string // without front matter and code
	blocks      []block
}

// block is one fenced code block.
type block struct {
	language, code string
	line           int
	isSignature    bool
}

var (
	signature = regexp.MustCompile(`:::signature.*\n\z`)
	fence     = regexp.MustCompile("(?ms)^( *)```(\\w+)[^\n]*\n(.*?)^ *```$")
	inline    = regexp.MustCompile("`[^`\n]+`")
	target    = regexp.MustCompile(`\]\([^)]*\)`)
)

func phoenixPages(t *testing.T) []page {
	t.Helper()
	names, err := filepath.Glob("../content/*/*.md")
	if err != nil {
		t.Fatal(err)
	}
	names = append(names, "../content/index.md")
	if len(names) != 30 {
		t.Fatalf("%d pages, want 30", len(names))
	}
	pages := make([]page, len(names))
	for i, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		_, after, _ := strings.Cut(string(text), "---\n")
		frontMatter, body, found := strings.Cut(after, "\n---\n")
		if !found {
			t.Errorf("%s has no front matter", name)
		}
		pages[i] = page{name: name, text: string(text), frontMatter: frontMatter}
		for _, match := range fence.FindAllStringSubmatchIndex(string(text), -1) {
			pages[i].blocks = append(pages[i].blocks, block{
				language: string(text[match[4]:match[5]]), code: string(text[match[6]:match[7]]),
				line: strings.Count(string(text[:match[0]]), "\n") + 1, isSignature: signature.Match(text[:match[0]]),
			})
		}
		pages[i].prose = target.ReplaceAllString(inline.ReplaceAllString(fence.ReplaceAllString(body, ""), ""), "]")
	}
	return pages
}

func TestPhoenixPagesPassEveryCheck(t *testing.T) {
	t.Parallel()
	result, err := build.Check(context.Background(), build.CheckOptions{Options: build.Options{Dir: "..", Config: "docgen.yaml", Jobs: 2, Theme: theme.Files}})
	if err != nil {
		t.Fatal(err)
	}
	for _, finding := range result.Findings {
		t.Errorf("%s: %s: %s", finding.Place(), finding.Severity, finding.Text)
	}
}

func TestPhoenixPagesHaveTitleAndDescription(t *testing.T) {
	t.Parallel()
	fields := map[string]*regexp.Regexp{
		"title":       regexp.MustCompile(`(?m)^title: \S`),
		"description": regexp.MustCompile(`(?m)^description: .{60,157}$`),
	}
	for _, page := range phoenixPages(t) {
		for name, pattern := range fields {
			if !pattern.MatchString(page.frontMatter) {
				t.Errorf("%s: no good %s in the front matter", page.name, name)
			}
		}
	}
}

func TestPhoenixExamplesParse(t *testing.T) {
	t.Parallel()
	loaders := map[string]api.Loader{"js": api.LoaderJS, "ts": api.LoaderTS}
	counts := map[string]int{}
	for _, page := range phoenixPages(t) {
		for _, block := range page.blocks {
			counts[block.language]++
			if block.language == "json" && !json.Valid([]byte(block.code)) {
				t.Errorf("%s:%d: not JSON", page.name, block.line)
			}
			loader, isScript := loaders[block.language]
			if !isScript || block.isSignature { // docgen reads the members in signatures
				continue
			}
			result := api.Transform(block.code, api.TransformOptions{Loader: loader, LogLevel: api.LogLevelSilent})
			for _, message := range result.Errors {
				t.Errorf("%s:%d: %s", page.name, block.line+message.Location.Line, message.Text)
			}
		}
	}
	if counts["js"] < 100 || counts["ts"] < 20 {
		t.Errorf("found only %v blocks", counts)
	}
}

// The tests in testdata/phoenix run the scripts of the pages on the simulated desktop of playground/. They use
// each script, and check what the recipes of the introduction do.
func TestPhoenixScriptsDoWhatThePagesSay(t *testing.T) {
	t.Parallel()
	model := filepath.Join(t.TempDir(), "model.cjs")
	result := api.Build(api.BuildOptions{
		Stdin: &api.StdinOptions{
			ResolveDir: "../playground",
			Contents: `export { run } from "./desktop"
				export * from "./model/absent"
				export * from "./model/managed"
				export * from "./model/names"
				export * from "./model/phoenix"`,
		},
		Bundle: true, Format: api.FormatCommonJS, Platform: api.PlatformNode, Outfile: model, Write: true,
	})
	for _, message := range result.Errors {
		t.Fatalf("%s: %s", message.Location.File, message.Text)
	}
	command := exec.Command("node", "--test", "--test-reporter=spec")
	command.Dir = "testdata/phoenix"
	command.Env = append(command.Environ(), "PHOENIX_MODEL="+model)
	if out, err := command.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestEveryAPIPageHasItsInterfaceAndTwoExamples(t *testing.T) {
	t.Parallel()
	for _, page := range phoenixPages(t) {
		if !strings.Contains(page.name, "/api/") {
			continue
		}
		examples := 0
		if _, after, found := strings.Cut(page.text, "\n## Examples\n"); found {
			section, _, _ := strings.Cut(after, "\n## ")
			examples = strings.Count(section, "```js")
		}
		if examples < 2 {
			t.Errorf("%s has %d examples, want at least 2", page.name, examples)
		}
		isList := strings.HasSuffix(page.name, "/events.md") || strings.HasSuffix(page.name, "/keys.md")
		if !isList && !regexp.MustCompile("(?s)\n## Interface\n+(?::::members\n)?```ts types\n").MatchString(page.text) {
			t.Errorf("%s has no interface", page.name)
		}
	}
}

func TestPhoenixPagesUseOneSpelling(t *testing.T) {
	t.Parallel()
	american := regexp.MustCompile(`(?i)\b(colors?|behaviors?|minimiz\w+|maximiz\w+|centered|centers|organiz\w+|recogniz\w+|initializ\w+|licensed?|canceled|customiz\w+|gray|neighbors?)\b`)
	filler := regexp.MustCompile(`(?i)\b(simply|just|easily|obviously|of course|powerful)\b`)
	for _, page := range phoenixPages(t) {
		for _, word := range american.FindAllString(page.prose, -1) {
			t.Errorf("%s: %q is not British spelling", page.name, word)
		}
		for _, word := range filler.FindAllString(page.prose, -1) {
			t.Errorf("%s: %q is filler", page.name, word)
		}
		if strings.ContainsAny(page.prose, "—") {
			t.Errorf("%s has an em dash", page.name)
		}
	}
}
