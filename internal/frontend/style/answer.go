package style

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// answer is what style.js returns. Paths are absolute.
type answer struct {
	CSS      string    `json:"css"`
	Files    []string  `json:"files"`
	Folders  []folder  `json:"folders"`
	Warnings []mistake `json:"warnings"`
	Mistake  *mistake  `json:"mistake"`
	Missing  string    `json:"missing"`  // an npm package that is not installed
	IsPlugin bool      `json:"isPlugin"` // whether the config names that package
}

// folder is a folder on whose files a style sheet depends, by a pattern; "" is all files.
type folder struct {
	Path string `json:"dir"`
	Glob string `json:"glob"`
}

type mistake struct {
	Text   string  `json:"text"`
	File   string  `json:"file"`
	Line   float64 `json:"line"` // from 1; 0 if unknown
	Column float64 `json:"column"`
}

func readAnswer(value evaluate.Value) (found answer, err error) {
	text, isText := value.(string)
	if !isText {
		return found, nil // the script failed
	}
	return found, json.Unmarshal([]byte(text), &found)
}

func (c *Compiler) mistake(found mistake) Mistake {
	text, _, _ := strings.Cut(strings.TrimSpace(found.Text), "\n")
	return Mistake{File: c.name(found.File), Line: int(found.Line), Column: int(found.Column), Text: strings.TrimSuffix(text, ".")}
}

// missing reports a package that a style sheet needs, at its name in the config if that names it.
func (c *Compiler) missing(file string, found answer) Mistake {
	name := found.Missing
	wrong := Mistake{File: c.name(file), Text: fmt.Sprintf("no npm package %q in node_modules", name), Hint: install(name)}
	if !found.IsPlugin {
		return wrong
	}
	config := cmp.Or(c.setup.config, c.options.Config)
	text, _ := os.ReadFile(c.path(config)) // without it, the place is the style sheet
	for i, line := range strings.Split(string(text), "\n") {
		if before, _, found := strings.Cut(line, name); found && wrong.Line == 0 && !strings.Contains(before, "#") {
			wrong.File, wrong.Line, wrong.Column, wrong.Length = config, i+1, len([]rune(before))+1, len([]rune(name))
		}
	}
	return wrong
}

func install(name string) string {
	return fmt.Sprintf("run \"npm install %s\" in the site folder", name)
}

var absentModule = regexp.MustCompile(`^Cannot find (?:module|package) '((?:@[^/']+/)?[^./'@][^/']*)`)

// failed reports code of the site, or of a package, that failed.
func (c *Compiler) failed(found *evaluate.Failure) Mistake {
	wrong := Mistake{File: found.File, Line: found.Line, Column: found.Column, Text: found.Text, Hint: found.Hint}
	if match := absentModule.FindStringSubmatch(found.Text); match != nil {
		wrong.Text, wrong.Hint = fmt.Sprintf("no npm package %q in node_modules", match[1]), install(match[1])
	}
	if wrong.File == "style.js" { // no frame of the site's own code
		wrong.File = c.setup.config
	}
	return wrong
}
