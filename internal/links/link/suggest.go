package link

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// manyPaths is the number of paths up to which a broken link is compared with paths in other
// folders. In larger sites it is compared with paths in its own folder only, so that a
// thousand broken links in a site of ten thousand pages do not take minutes.
const manyPaths = 1000

// maxGuesses is the maximum number of broken links in one doc that get a suggestion. Each
// suggestion compares a link with every page or heading.
const maxGuesses = 250

// guesses counts the suggestions for one doc.
type guesses struct{ left int }

// take reports whether one more suggestion is allowed.
func (g *guesses) take() bool {
	if g == nil {
		return true
	}
	g.left--
	return g.left >= 0
}

// nearest returns the path that an author probably meant, or "". It prefers the only file with
// that name in another folder, then a similar name in the same folder, then a similar name in
// a similar folder.
func nearest(wanted string, paths []string) string {
	folder, name := path.Split(wanted)
	var inOtherFolder, inSameFolder, others []string
	for _, known := range paths {
		switch inFolder, called := path.Split(known); {
		case called == name && called != "":
			inOtherFolder = append(inOtherFolder, known)
		case inFolder == folder:
			inSameFolder = append(inSameFolder, called)
		case len(paths) <= manyPaths && diag.Nearest(name, []string{called}) != "":
			others = append(others, known)
		}
	}
	if len(inOtherFolder) == 1 {
		return inOtherFolder[0]
	}
	slices.Sort(inSameFolder)
	if near := diag.Nearest(name, inSameFolder); near != "" {
		return folder + near
	}
	others = append(others, inOtherFolder...)
	slices.Sort(others)
	return diag.Nearest(wanted, others)
}

func didYouMean(path string) string { return fmt.Sprintf("did you mean %q?", path) }

// relative returns the path from a folder to a file. Both are slash-separated and relative to
// the docs folder.
func relative(folder, file string) string {
	up := ""
	for folder != "." && !strings.HasPrefix(file, folder+"/") {
		up, folder = up+"../", path.Dir(folder)
	}
	return up + strings.TrimPrefix(file, folder+"/")
}

// localPathStart matches the start of a Windows path with a drive, or of a file URL.
var localPathStart = regexp.MustCompile(`^(?:[A-Za-z]:[\\/]|(?i:file:))`)

// isLocalPath reports whether a target is a path on the author's computer.
func isLocalPath(target string) bool { return localPathStart.MatchString(target) }

// localPath reports a link to a file on the author's computer. It suggests a file of the site
// that has the same name.
func (t Targets) localPath(doc content.Doc, link markdown.Link) *diag.Diagnostic {
	name := path.Base(strings.ReplaceAll(withoutSuffix(link.Target), `\`, "/"))
	finding := diag.Diagnostic{Severity: diag.Error, Code: "images"}
	suggested := t.fileHint(doc, name)
	if link.Kind != markdown.Image {
		finding.Severity, finding.Code = t.Severities.Links, "links"
		if !IsFileReference(markdown.Link{Target: name}) {
			suggested = t.docHint(doc, name, name)
		}
	}
	finding.Text = fmt.Sprintf(`"%s" is a path on your computer`, shortened(link.Target))
	finding.Hint = `write the path relative to this file, such as "../img/logo.svg"`
	if path.Base(suggested.fix) == name {
		finding.Hint, finding.Fix = suggested.hint, suggested.fix+suffix(link.Target)
	}
	if finding.Severity == diag.Ignore {
		return nil
	}
	return &finding
}

// host matches the start of a URL of another site without its scheme.
var host = regexp.MustCompile(`^(?:www\.[\w-]+\.|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|edu|gov|info|ai)(?:[/:?#]|$))`)

// typo suggests a fix for a link that cannot work as written: it has backslashes, or lacks the
// scheme of another site. It reports false for any other link.
func typo(link string) (suggestion, bool) {
	switch {
	case strings.Contains(link, `\`):
		return suggestion{`write "/" instead of "\"`, strings.ReplaceAll(link, `\`, "/")}, true
	case host.MatchString(link):
		return suggestion{fmt.Sprintf("to link to another site, write %q", "https://"+link), "https://" + link}, true
	}
	return suggestion{}, false
}

// inOtherFolder suggests a file if the path of a link starts in the wrong place: in a static
// folder instead of beside the doc, or the reverse.
func (t Targets) inOtherFolder(doc content.Doc, plain string) (found string, isThere bool) {
	if below, rooted := strings.CutPrefix(plain, "/"); rooted {
		file := path.Join(path.Dir(doc.Name), below)
		return "./" + below, doc.Name != "" && slices.Contains(t.filesIn(path.Dir(file)), file)
	}
	below := path.Clean("/" + plain)[1:]
	_, inFolder, _ := strings.Cut(below, "/")
	for _, name := range []string{below, inFolder} {
		if name != "" && t.Static[name] {
			return "/" + name, true
		}
	}
	return "", false
}
