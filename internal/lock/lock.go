// Package lock keeps the URLs and anchors that a release of the site had, so that
// none of them disappears unnoticed.
//
// A [Lock] is what is recorded, in a file that is committed. [Lock.Check] compares
// it with the site as it is. The package reads and writes no file, and knows
// neither docs nor routes: paths are those of the site without its base URL.
package lock

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"docgen/internal/diag"
)

// Code names this package's diagnostics.
const Code = "lock"

// FileName is that of the lock, in the site folder.
const FileName = "docgen.lock.json"

// version is that of the file's form.
const version = 1

// Pages are the anchors of the pages of a site, sorted, by path.
type Pages map[string][]string

// Lock is what was recorded.
type Lock struct {
	Pages   Pages
	Retired map[string]string // paths, with an anchor or without, that are gone on purpose, and why

	text []byte // of the file; nil for a new one
}

// form is the file.
type form struct {
	Version int               `json:"version"`
	Pages   Pages             `json:"pages"`
	Retired map[string]string `json:"retired"`
}

// Parse reads the text of a lock file.
func Parse(text []byte) (Lock, []diag.Diagnostic) {
	var read form
	wrong := func(finding diag.Diagnostic) (Lock, []diag.Diagnostic) {
		finding.Severity, finding.Code, finding.File = diag.Error, Code, FileName
		finding.Hint = `restore the file from the last release, or delete it and run "docgen lock"`
		return Lock{}, []diag.Diagnostic{finding}
	}
	if err := json.Unmarshal(text, &read); err != nil {
		var syntax *json.SyntaxError
		line := 0
		if errors.As(err, &syntax) {
			line = 1 + bytes.Count(text[:min(int(syntax.Offset), len(text))], []byte("\n"))
		}
		return wrong(diag.Diagnostic{Line: line, Text: "invalid lock file: " + err.Error()})
	}
	if read.Version != version {
		return wrong(diag.Diagnostic{Text: fmt.Sprintf("the lock file has version %d, but this docgen supports only version %d", read.Version, version)})
	}
	return Lock{Pages: read.Pages, Retired: read.Retired, text: text}, nil
}

// Format writes the file, a page on each line, so that changes of several people
// merge.
func (l Lock) Format() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "{\n  \"version\": %d,\n  \"pages\": {", version)
	separator := "\n"
	for _, path := range slices.Sorted(maps.Keys(l.Pages)) {
		out.WriteString(separator + "    " + quote(path) + ": [")
		for i, anchor := range l.Pages[path] {
			if i > 0 {
				out.WriteString(", ")
			}
			out.WriteString(quote(anchor))
		}
		out.WriteByte(']')
		separator = ",\n"
	}
	out.WriteString("\n  },\n  \"retired\": {")
	separator = "\n"
	for _, url := range slices.Sorted(maps.Keys(l.Retired)) {
		out.WriteString(separator + "    " + quote(url) + ": " + quote(l.Retired[url]))
		separator = ",\n"
	}
	out.WriteString("\n  }\n}\n")
	return out.Bytes()
}

// quote writes a text in JSON as people would.
func quote(text string) string {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(text); err != nil {
		return `""` // texts always encode
	}
	return strings.TrimSpace(out.String())
}

// With returns the lock with the pages and anchors of a new release. What was
// recorded before stays, but for what is retired: URLs that are redirected must
// stay so.
func (l Lock) With(pages Pages) Lock {
	merged := Lock{Pages: Pages{}, Retired: l.Retired}
	for _, source := range []Pages{l.Pages, pages} {
		for path, anchors := range source {
			if _, retired := l.Retired[path]; retired && pages[path] == nil {
				continue
			}
			kept := slices.DeleteFunc(slices.Clone(anchors), func(anchor string) bool {
				_, retired := l.Retired[path+"#"+anchor]
				return retired && !slices.Contains(pages[path], anchor)
			})
			kept = append(kept, merged.Pages[path]...)
			slices.Sort(kept)
			merged.Pages[path] = append([]string{}, slices.Compact(kept)...)
		}
	}
	return merged
}

// Counts are the numbers of pages and anchors.
func (l Lock) Counts() (pages, anchors int) {
	for _, list := range l.Pages {
		anchors += len(list)
	}
	return len(l.Pages), anchors
}
