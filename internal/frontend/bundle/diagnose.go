package bundle

import (
	"cmp"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/diag/othertools"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
)

// diagnostics converts esbuild's messages. It drops warnings about npm packages.
func diagnostics(site string, result api.BuildResult) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, message := range unclosedTags(result.Errors) {
		findings = append(findings, diagnostic(site, diag.Error, message))
	}
	for _, message := range result.Warnings {
		finding := diagnostic(site, diag.Warning, message)
		if finding.File != "" && !strings.Contains("/"+finding.File, "/node_modules/") {
			findings = append(findings, finding)
		}
	}
	return oncePerPackage(findings)
}

// oncePerPackage keeps the first finding about each npm package that is not installed, or whose components docgen lacks.
func oncePerPackage(findings []diag.Diagnostic) []diag.Diagnostic {
	first, count := map[string]int{}, map[string]int{}
	var kept []diag.Diagnostic
	for _, finding := range findings {
		at, isKnown := first[finding.Text]
		switch {
		case !strings.HasPrefix(finding.Text, missingPackage) && !strings.HasPrefix(finding.Text, missingTheme):
			kept = append(kept, finding)
		case !isKnown:
			first[finding.Text] = len(kept)
			kept = append(kept, finding)
		default:
			count[finding.Text]++
			if isBefore(finding, kept[at]) {
				kept[at] = finding
			}
		}
	}
	for text, others := range count {
		noun := "places need"
		if others == 1 {
			noun = "place needs"
		}
		kept[first[text]].Hint += fmt.Sprintf("; %d more %s it", others, noun)
	}
	return kept
}

func isBefore(a, b diag.Diagnostic) bool {
	return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) < 0
}

// missingPackage begins the text about an npm package that is not installed.
const missingPackage = "no npm package "

// missingTheme begins the text about components of a theme that docgen cannot run.
const missingTheme = "docgen has no components of "

// MissingPackage returns the npm package that a finding says is not installed, or "".
func MissingPackage(found diag.Diagnostic) string {
	var name string
	if _, err := fmt.Sscanf(found.Text, missingPackage+"%q", &name); err != nil || !strings.HasPrefix(found.Hint, "run ") {
		return ""
	}
	return name
}

// unbalanced matches esbuild's message about a bracket that it misses at the end.
var unbalanced = regexp.MustCompile(`^Expected "(.)" to go with "(.)"$`)

// atBracket moves a message about a missing bracket to the one that is never closed.
func atBracket(message api.Message) api.Message {
	match := unbalanced.FindStringSubmatch(message.Text)
	if match == nil || len(message.Notes) == 0 || message.Notes[0].Location == nil {
		return message
	}
	message.Text, message.Location = fmt.Sprintf("%q is never closed", match[2]), message.Notes[0].Location
	message.Notes = []api.Note{{Text: fmt.Sprintf("close it with %q", match[1])}}
	return message
}

func diagnostic(site string, severity diag.Severity, message api.Message) diag.Diagnostic {
	message = atBracket(message)
	finding := diag.Diagnostic{Severity: severity, Code: Code, Text: strings.TrimSuffix(message.Text, ".")}
	if place := message.Location; place != nil {
		finding.File = filepath.ToSlash(strings.TrimPrefix(place.File, themeNamespace+":"))
		if unique, isStyle := strings.CutPrefix(finding.File, styleNamespace+":"); isStyle {
			finding.File = siteStyle(unique)
		}
		if loader, below, isData := strings.Cut(finding.File, loaderMark+":"); isData && !strings.Contains(loader, "/") {
			finding.File = below
		}
		if place.Line > 0 {
			finding.Line, finding.Column = place.Line, 1+utf8.RuneCountInString(cut(place.LineText, 0, place.Column))
			finding.Length = utf8.RuneCountInString(cut(place.LineText, place.Column, place.Column+place.Length))
			finding.Source, finding.Hint = place.LineText, suggestion(place.Suggestion)
		}
	}
	if finding.Hint == "" && len(message.Notes) > 0 && !strings.HasPrefix(message.Notes[0].Text, `The plugin "`) {
		finding.Hint = strings.TrimSuffix(message.Notes[0].Text, ".")
	}
	if finding.Hint == "" && message.ID == "css-syntax-error" {
		finding.Hint = "browsers skip this rule: look for an unclosed bracket or quote above it"
	}
	if cause, isKnown := message.Detail.(cause); isKnown {
		finding.Cause = string(cause)
	}
	finding = unresolved(site, withoutLoader(withoutExport(finding)))
	finding.Text = lowerFirst(finding.Text)
	return finding
}

// cause is the detail of messages that one change of the site would fix.
type cause string

// suggestion is a hint to write a text, which may have its own quotes.
func suggestion(text string) string {
	switch {
	case text == "":
		return ""
	case strings.ContainsAny(text, `"'`):
		return "write " + text
	}
	return `write "` + text + `"`
}

// lowerFirst starts a message of esbuild in lower case, unless it starts with an acronym or
// the name of a file.
func lowerFirst(text string) string {
	first, _, _ := strings.Cut(text, " ")
	if len(first) < 2 || first[1] < 'a' || first[1] > 'z' || strings.Contains(first, ".") {
		return text
	}
	return strings.ToLower(text[:1]) + text[1:]
}

var (
	unclosedTag = regexp.MustCompile(`^(?:Unexpected end of file before a|Unexpected) closing (?:"([^"]*)" tag|fragment tag)`)
	strayBrace  = regexp.MustCompile(`^The character "[}>]" is not valid inside a JSX element$`)
)

// unclosedTags moves esbuild's messages about unclosed tags to the tags themselves, and removes
// messages that only follow from them.
func unclosedTags(messages []api.Message) []api.Message {
	type unclosed struct {
		file  string
		isEnd bool // esbuild noticed it at the end of the file
	}
	lines := map[unclosed]int{} // of the first such tag
	var moved []api.Message
	for _, message := range messages {
		if unclosedTag.MatchString(message.Text) && message.Location != nil && len(message.Notes) > 0 && message.Notes[0].Location != nil {
			at := message.Notes[0].Location // of the name
			tag := cut(at.LineText, at.Column, at.Column+at.Length) + ">"
			key := unclosed{at.File, isAtEnd(message)}
			if key.isEnd && lines[unclosed{file: at.File}] > 0 {
				continue
			}
			lines[key] = at.Line
			message.Text, message.Location = fmt.Sprintf("%q is never closed", "<"+tag), withBracket(at)
			message.Notes = []api.Note{{Text: fmt.Sprintf("close it with %q", "</"+tag)}}
		}
		moved = append(moved, message)
	}
	return slices.DeleteFunc(moved, func(message api.Message) bool {
		if message.Location == nil || !strayBrace.MatchString(message.Text) {
			return false
		}
		file := message.Location.File
		line := max(lines[unclosed{file, true}], lines[unclosed{file, false}])
		return line > 0 && message.Location.Line >= line
	})
}

// withBracket extends the place of a tag's name to the bracket before it.
func withBracket(name *api.Location) *api.Location {
	place := *name
	if strings.HasSuffix(cut(name.LineText, 0, name.Column), "<") {
		place.Column, place.Length = place.Column-1, place.Length+1
	}
	return &place
}

func isAtEnd(message api.Message) bool {
	return strings.HasPrefix(message.Text, "Unexpected end of file")
}

// cut returns a range of bytes, limited to the text.
func cut(text string, from, to int) string {
	to = min(max(to, 0), len(text))
	return text[min(max(from, 0), to):to]
}

var missingExportText = regexp.MustCompile(`^No matching export in "([^"]+)" for import "([^"]+)"$`)

// withoutExport explains a missing export: a page without a component, or a component of the
// theme without that export.
func withoutExport(finding diag.Diagnostic) diag.Diagnostic {
	match := missingExportText.FindStringSubmatch(finding.Text)
	if match == nil {
		return finding
	}
	if strings.HasPrefix(finding.File, entryNamespace+":") && match[2] == "default" {
		return diag.Diagnostic{
			Severity: diag.Error, Code: Code, File: match[1], Text: "the page does not export a component",
			Hint: `write "export default function Page()"; if the file is not a page, start its name with "_"`,
		}
	}
	source := match[1]
	if _, file, inTheme := strings.Cut(source, ":"); inTheme {
		source = componentPrefix + strings.TrimSuffix(path.Base(file), path.Ext(file))
	}
	finding.Text = fmt.Sprintf("%s does not export %q", source, match[2])
	return finding
}

var noLoaderText = regexp.MustCompile(`^No loader is configured for "([^"]+)" files: .+$`)

// withoutLoader explains an import of a file that the bundler cannot read, such as TOML.
func withoutLoader(finding diag.Diagnostic) diag.Diagnostic {
	match := noLoaderText.FindStringSubmatch(finding.Text)
	if match == nil {
		return finding
	}
	finding.Text = fmt.Sprintf("code cannot import %q files", match[1])
	finding.Hint = fmt.Sprintf(`add "?raw" to the import to get its text, or write into docgen.yaml: loaders: {%s: text}`, match[1])
	switch match[1] {
	case ".toml", ".json5":
		finding.Hint = "convert the file to JSON or YAML; or " + finding.Hint
	case ".csv":
		finding.Hint = "write into docgen.yaml: loaders: {.csv: csv}"
	}
	return finding
}

var unresolvedText = regexp.MustCompile(`^Could not resolve "([^"]+)"$`)

// aliased matches imports whose first part no npm package can have. Projects give such names to their folders.
var aliased = regexp.MustCompile(`^(?:@/|[~#$])`)

// unresolved explains an import that esbuild cannot resolve: a missing npm package or file.
func unresolved(site string, finding diag.Diagnostic) diag.Diagnostic {
	match := unresolvedText.FindStringSubmatch(finding.Text)
	if match == nil {
		return finding
	}
	wanted := match[1]
	if below, ok := strings.CutPrefix(wanted, sitePrefix); ok {
		finding.Text, finding.Hint = fmt.Sprintf("no file %q", wanted), nearFile(site, below, strings.TrimSuffix(wanted, path.Base(wanted)))
		return finding
	}
	if strings.HasPrefix(wanted, ".") || strings.HasPrefix(wanted, "/") {
		relative := path.Join(path.Dir(finding.File), wanted)
		prefix := strings.TrimSuffix(wanted, path.Base(wanted))
		finding.Text, finding.Hint = fmt.Sprintf("no file %q", wanted), nearFile(site, relative, prefix)
		return finding
	}
	if aliased.MatchString(wanted) {
		alias, _, _ := strings.Cut(wanted, "/")
		finding.Text = fmt.Sprintf("no file %q", wanted)
		finding.Hint = fmt.Sprintf("if %q stands for a folder, say so in docgen.yaml: aliases: {'%[1]s': src}", alias)
		return finding
	}
	name := disk.PackageName(wanted)
	finding.Text = fmt.Sprintf(missingPackage+"%q in node_modules", name)
	finding.Hint = fmt.Sprintf("run \"npm install %s\" in the site folder", name)
	if form, found := othertools.Find(othertools.Package, wanted); found {
		finding.Hint = fmt.Sprintf("it belongs to %s; %s", form.Tool, form.Instead)
	}
	if disk.IsFile(filepath.Join(site, "node_modules", filepath.FromSlash(name), "package.json")) {
		finding.Text, finding.Hint = fmt.Sprintf("the npm package %q has no module %q for browsers", name, wanted), ""
	}
	return finding
}

// nearFile suggests the file in a folder whose name is nearest to the import.
func nearFile(site, wanted, prefix string) string {
	entries, err := os.ReadDir(filepath.Join(site, filepath.FromSlash(path.Dir(wanted))))
	if err != nil {
		return ""
	}
	var names []string
	for _, entry := range entries {
		name := entry.Name()
		names = append(names, name)
		if bare := strings.TrimSuffix(name, path.Ext(name)); bare != name {
			names = append(names, bare)
		}
	}
	near := diag.Nearest(path.Base(wanted), names)
	if near == "" {
		return ""
	}
	return fmt.Sprintf("did you mean %q?", prefix+near)
}
