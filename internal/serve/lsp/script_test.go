package lsp_test

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/creachadair/jrpc2"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// Each script in testdata has the files of a site with marks such as ①, what to ask at each mark, and the answers:
//
//	① rename Other name
//	-- docgen.yaml --
//	title: Site
//	-- content/index.md --
//	## One① name
//	-- answers --
//	① rename Other name
//	content/index.md:1 ## Other name
//
// The editor shows the files with marks and counts in characters. A mark that occurs twice encloses a range. "UPDATE=1 go test"
// writes the answers.
func TestEditorsAreAnswered(t *testing.T) {
	t.Parallel()
	scripts, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(scripts) == 0 {
		t.Fatal("no scripts", err)
	}
	for _, each := range scripts {
		t.Run(strings.TrimSuffix(filepath.Base(each), ".txtar"), func(t *testing.T) {
			t.Parallel()
			written, err := os.ReadFile(each)
			if err != nil {
				t.Fatal(err)
			}
			asked, _, _ := strings.Cut("\n"+string(written), "\n-- ")
			s := begin(t, sitetest.Files(t, each))
			var answers strings.Builder
			for line := range strings.Lines(asked) {
				line = strings.TrimSpace(line)
				if line != "" && !strings.HasPrefix(line, "#") {
					fmt.Fprintf(&answers, "%s\n%s", line, s.answer(line))
				}
			}
			before, want, _ := strings.Cut(string(written), "-- answers --\n")
			if os.Getenv("UPDATE") == "1" {
				if err := os.WriteFile(each, []byte(before+"-- answers --\n"+answers.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			} else if answers.String() != want {
				t.Errorf("the answers differ from %s, where UPDATE=1 writes them\n got %s\nwant %s", each, answers.String(), want)
			}
		})
	}
}

// script is an editor that shows the files with marks.
type script struct {
	*editor
	texts map[string]string // by name, without marks
	marks map[rune]mark
}

// mark is a place in a file, or a range if the mark occurs twice.
type mark struct {
	name       string
	start, end object
}

func begin(t *testing.T, files map[string]string) *script {
	t.Helper()
	s := &script{texts: map[string]string{}, marks: map[rune]mark{}}
	for name, text := range files {
		if name != "answers" {
			s.texts[name] = s.unmarked(name, text)
		}
	}
	s.editor = open(t, s.texts)
	s.initialize("utf-32")
	shown := map[string]bool{}
	for _, each := range s.marks {
		if !shown[each.name] {
			shown[each.name] = true
			s.show(each.name, s.texts[each.name])
		}
	}
	for range s.sites() {
		<-s.read
	}
	return s
}

// sites returns the folders of the sites that the files with marks belong to.
func (s *script) sites() map[string]bool {
	found := map[string]bool{}
	for _, each := range s.marks {
		dir := path.Dir(each.name)
		for s.texts[path.Join(dir, "docgen.yaml")] == "" && dir != "." {
			dir = path.Dir(dir)
		}
		found[dir] = true
	}
	return found
}

// unmarked notes the marks in a file and returns it without them.
func (s *script) unmarked(name, text string) string {
	var plain strings.Builder
	line, column := 0, 0
	for _, character := range text {
		if character >= '①' && character <= '⑳' {
			found, isEnd := s.marks[character]
			if !isEnd {
				found = mark{name: name, start: at(line, column)}
			}
			found.end = at(line, column)
			s.marks[character] = found
			continue
		}
		plain.WriteRune(character)
		column++
		if character == '\n' {
			line, column = line+1, 0
		}
	}
	return plain.String()
}

// answer returns the answer to a line such as "① rename Other name".
func (s *script) answer(line string) string {
	s.t.Helper()
	marked, rest, _ := strings.Cut(line, " ")
	method, argument, _ := strings.Cut(rest, " ")
	where := s.marks[[]rune(marked)[0]]
	if method == "problems" {
		return s.problems()
	}
	known, isKnown := methods[method]
	if !isKnown || where.name == "" {
		s.t.Fatalf("cannot ask %q", line)
	}
	params := object{
		"textDocument": object{"uri": s.uri(where.name)}, "position": where.start, "range": between(where.start, where.end),
		"context": object{"diagnostics": []any{}}, "newName": argument, "query": argument, "positions": []any{where.start},
		"options": object{},
	}
	if known.params != nil {
		params = known.params(s, argument)
	}
	response, err := s.client.Call(s.t.Context(), known.method, params)
	if failed, isRefused := errors.AsType[*jrpc2.Error](err); isRefused {
		return "error: " + failed.Message + "\n"
	}
	if err != nil {
		s.t.Fatal(err)
	}
	var answer json.RawMessage
	if err := response.UnmarshalResult(&answer); err != nil {
		s.t.Fatal(err)
	}
	return known.print(s, answer, argument)
}

// problems returns the findings that the editor shows in all files. They come before the end of the first reading.
func (s *script) problems() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var lines []string
	for name, each := range s.received {
		for _, found := range each.Diagnostics {
			lines = append(lines, fmt.Sprintf("%s:%d:%d %s\n", name, found.Range.Start.Line+1, found.Range.Start.Character+1, found.Message))
		}
	}
	slices.Sort(lines)
	return cmp.Or(strings.Join(lines, ""), "nothing\n")
}

// decoded is an answer as a value.
func decoded[T any](s *script, answer json.RawMessage) T {
	s.t.Helper()
	var value T
	if err := json.Unmarshal(answer, &value); err != nil {
		s.t.Fatalf("%s: %v", answer, err)
	}
	return value
}
