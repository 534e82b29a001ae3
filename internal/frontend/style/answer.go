package style

import (
	"cmp"
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// answer is what style.js returns. Paths are absolute.
type answer struct {
	css      string
	files    []string
	folders  []folder
	warnings []mistake
	mistake  *mistake
	missing  string // an npm package that is not installed
	isPlugin bool   // whether the config names that package
}

// folder is a folder on whose files a style sheet depends, by a pattern; "" is all files.
type folder struct{ path, glob string }

type mistake struct {
	text, file   string
	line, column int
}

func readAnswer(value evaluate.Value) answer {
	found := answer{css: textAt(value, "css"), missing: textAt(value, "missing")}
	for _, file := range listAt(value, "files") {
		if name, isText := file.(string); isText {
			found.files = append(found.files, name)
		}
	}
	for _, each := range listAt(value, "folders") {
		found.folders = append(found.folders, folder{textAt(each, "dir"), textAt(each, "glob")})
	}
	for _, each := range listAt(value, "warnings") {
		found.warnings = append(found.warnings, readMistake(each))
	}
	found.isPlugin, _ = evaluate.Get(value, "isPlugin").(bool)
	if wrong := evaluate.Get(value, "mistake"); wrong != nil {
		read := readMistake(wrong)
		found.mistake = &read
	}
	return found
}

func readMistake(value evaluate.Value) mistake {
	line, _ := evaluate.Get(value, "line").(float64)
	column, _ := evaluate.Get(value, "column").(float64)
	return mistake{textAt(value, "text"), textAt(value, "file"), int(line), int(column)}
}

func textAt(value evaluate.Value, key string) string {
	text, _ := evaluate.Get(value, key).(string)
	return text
}

func listAt(value evaluate.Value, key string) []evaluate.Value {
	list, _ := evaluate.Get(value, key).([]evaluate.Value)
	return list
}

func (c *Compiler) mistake(found mistake) Mistake {
	text, _, _ := strings.Cut(strings.TrimSpace(found.text), "\n")
	return Mistake{File: c.name(found.file), Line: found.line, Column: found.column, Text: strings.TrimSuffix(text, ".")}
}

// missing reports a package that a style sheet needs, at its name in the config if that names it.
func (c *Compiler) missing(file string, found answer) Mistake {
	name := found.missing
	wrong := Mistake{File: c.name(file), Text: fmt.Sprintf("no npm package %q in node_modules", name), Hint: install(name)}
	if !found.isPlugin {
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
