package refactor

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/lock"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Remedy is a change that fixes a finding, and that the author may want to go on with.
type Remedy struct {
	Title string
	Change
}

// Remedies returns changes that fix a finding, besides its own fix.
func (p Project) Remedies(finding diag.Diagnostic) []Remedy {
	remedies, isKnown := map[string]func(diag.Diagnostic) []Remedy{
		"links": p.createPage, "alt-text": p.describeImage, lock.Code: p.addRedirect,
	}[finding.Code]
	if !isKnown || finding.Column == 0 {
		return nil
	}
	return remedies(finding)
}

// createPage creates the page that a link names by its file.
func (p Project) createPage(finding diag.Diagnostic) []Remedy {
	written := slug.Decoded(withoutSuffix(p.at(finding)))
	if !isFile(written) || strings.HasPrefix(written, "/") || strings.Contains(written, ":") {
		return nil
	}
	name := FileFrom(finding.File, written)
	if _, err := p.files().Stat(name); err == nil || strings.HasPrefix(name, "../") {
		return nil
	}
	c := newChange()
	c.Creates = map[string]string{name: "# " + titled(path.Base(name)) + "\n"}
	return []Remedy{{fmt.Sprintf("Create %s", name), *c}}
}

// describeImage adds alt text that is made of the name of the file.
func (p Project) describeImage(finding diag.Diagnostic) []Remedy {
	line := []rune(p.lineOf(finding.File, finding.Line))
	at, written := min(finding.Column-1, len(line)), p.at(finding)
	c := newChange()
	switch before := strings.TrimSuffix(string(line[:at]), "<"); {
	case strings.HasSuffix(before, "]("):
		alt := titled(path.Base(slug.Decoded(written)))
		c.add(finding.File, diag.Edit{Line: finding.Line, Column: length(before) - 1, Text: alt})
	case strings.HasPrefix(written, "<img"):
		_, source, _ := strings.Cut(written, "src=")
		alt := titled(path.Base(strings.Trim(source, `"'/> `)))
		c.add(finding.File, diag.Edit{Line: finding.Line, Column: finding.Column + len("<img"), Text: " alt=" + strconv.Quote(alt)})
	default:
		return nil
	}
	return []Remedy{{"Add alt text from the name of the file", *c}}
}

// addRedirect makes the page with the most similar URL lead on from one that the site no longer has.
func (p Project) addRedirect(finding diag.Diagnostic) []Remedy {
	old, err := strconv.Unquote(p.at(finding))
	if err != nil || !strings.HasPrefix(old, "/") {
		return nil
	}
	edition := p.Site.Editions[0]
	paths := map[string]string{} // as the lock has them
	for _, page := range edition.Pages {
		if page.Text != nil {
			paths["/"+strings.TrimPrefix(page.Route.Path, edition.Routes.Home())] = page.Route.Path
		}
	}
	near := diag.Nearest(old, slices.Sorted(maps.Keys(paths)))
	if near == "" {
		return nil
	}
	c := newChange()
	page := p.pages[paths[near]]
	p.redirect(c, page, old)
	return []Remedy{{fmt.Sprintf("Redirect %s to %s", old, page.Text.Name), *c}}
}

// titled returns a title for a file, from its name: "Set up" for "set-up.md".
func titled(name string) string {
	words := []rune(strings.NewReplacer("-", " ", "_", " ").Replace(strings.TrimSuffix(name, path.Ext(name))))
	if len(words) > 0 {
		words = append([]rune(strings.ToUpper(string(words[:1]))), words[1:]...)
	}
	return string(words)
}

// Wrappings are the directives that lines can go into.
var Wrappings = []string{"note", "tip", "info", "warning", "danger", "details[Title]"}

// Wrapped returns the lines that open and close a directive around others. It has more colons than any directive in it.
func Wrapped(name string, lines []string) (above, below string) {
	colons := 3
	for _, line := range lines {
		line = strings.TrimLeft(line, " ")
		if inner := len(line) - len(strings.TrimLeft(line, ":")); inner >= colons {
			colons = inner + 1
		}
	}
	mark := strings.Repeat(":", colons)
	return mark + name, mark
}
