package syntax

import (
	"fmt"
	"regexp"
	"strings"

	meta "github.com/yuin/goldmark-meta"

	"docgen/internal/markdown/input"
)

// variableSet holds the variables in the front matter of a document.
type variableSet struct {
	read   bool
	values map[string]string
}

// ReadFields reads the variables in the front matter, once. Mistakes are reported even if
// no variable is used.
func (s *State) ReadFields() {
	if s.fields.read {
		return
	}
	s.fields.read = true
	fields, err := meta.TryGet(s.context)
	if err != nil || fields["variables"] == nil {
		return
	}
	given, ok := fields["variables"].(map[any]any)
	if !ok {
		s.reportField("variables", input.Finding{Code: input.VariableCode, Text: `front matter field "variables" must be a mapping of names to texts`})
		return
	}
	s.fields.values = map[string]string{}
	for key, value := range given {
		name, written := fmt.Sprint(key), fmt.Sprint(value)
		if _, isText := value.(string); !isText && s.writtenValue(name) != written {
			s.reportField(name, input.Finding{Code: input.VariableCode, Text: fmt.Sprintf("the value of variable %q is read as %q", name, written),
				Hint: "put it between quotes"})
		}
		s.fields.values[name] = written
	}
}

// fieldPattern finds a field in the front matter.
func fieldPattern(name string) *regexp.Regexp {
	return regexp.MustCompile(`(?m)(?:^|[{,\s])(` + regexp.QuoteMeta(name) + `)["']?[ \t]*:[ \t]*([^,}\n#]*)`)
}

// frontMatter is the text between the first lines of dashes.
func (s *State) frontMatter() []byte {
	head, _, _ := strings.Cut(strings.TrimPrefix(string(s.Text.Bytes), "---\n"), "\n---")
	return s.Text.Bytes[:min(len(s.Text.Bytes), len("---\n")+len(head))]
}

func (s *State) writtenValue(name string) string {
	match := fieldPattern(name).FindSubmatch(s.frontMatter())
	if match == nil {
		return ""
	}
	return strings.TrimSpace(string(match[2]))
}

func (s *State) reportField(name string, finding input.Finding) {
	start, stop := 0, 3
	if match := fieldPattern(name).FindSubmatchIndex(s.frontMatter()); match != nil {
		start, stop = match[2], match[3]
	}
	s.Text.Report(start, stop, finding)
}
