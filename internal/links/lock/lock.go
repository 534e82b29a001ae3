// Package lock records the URLs and anchors of a release, so that none disappears
// unnoticed.
//
// A [Lock] is the content of the lock file, which authors commit. [Lock.Check] compares it
// with the current site. The package reads and writes no files, and must not know about
// docs or routes: its paths are relative to the base URL.
package lock

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// Code is the code of this package's diagnostics.
const Code = "lock"

// FileName is the name of the lock file in the site folder.
const FileName = "docgen.lock.json"

// version is the version of the file format.
const version = 1

// Pages maps the paths of pages to their anchors, sorted.
type Pages map[string][]string

// Lock is the content of a lock file.
type Lock struct {
	Pages   Pages
	Retired map[string]string // reasons by path, with or without an anchor; a path with a slash at the end is a folder with everything in it

	text []byte // of the file; nil for a new one
}

// fileFormat is the JSON form of the file.
type fileFormat struct {
	Version int               `json:"version"`
	Pages   Pages             `json:"pages"`
	Retired map[string]string `json:"retired"`
}

// Parse parses a lock file.
func Parse(text []byte) (Lock, []diag.Diagnostic) {
	var read fileFormat
	wrong := func(finding diag.Diagnostic) (Lock, []diag.Diagnostic) {
		finding.Severity, finding.Code, finding.File = diag.Error, Code, FileName
		finding.Hint = `restore the file from the last release, or delete it and run "docgen lock"`
		return Lock{}, []diag.Diagnostic{finding}
	}
	if err := json.Unmarshal(text, &read); err != nil {
		var syntax *json.SyntaxError
		var wrongType *json.UnmarshalTypeError
		line, reason := 0, err.Error()
		if errors.As(err, &wrongType) {
			reason = fmt.Sprintf("%q cannot be a JSON %s", wrongType.Field, wrongType.Value)
		}
		if errors.As(err, &syntax) {
			line = 1 + bytes.Count(text[:min(int(syntax.Offset), len(text))], []byte("\n"))
		}
		return wrong(diag.Diagnostic{Line: line, Text: "invalid lock file: " + reason})
	}
	if read.Version != version {
		return wrong(diag.Diagnostic{Text: fmt.Sprintf("the lock file has version %d, but this docgen supports only version %d", read.Version, version)})
	}
	return Lock{Pages: read.Pages, Retired: read.Retired, text: text}, nil
}

// Format returns the text of the lock file. Each page has its own line, so that git can
// merge changes.
func (l Lock) Format() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "{\n  \"version\": %d,\n  \"pages\": {", version)
	separator := "\n"
	for _, path := range slices.Sorted(maps.Keys(l.Pages)) {
		out.WriteString(separator + "    " + plainjson.Quote(path) + ": [")
		for i, anchor := range l.Pages[path] {
			if i > 0 {
				out.WriteString(", ")
			}
			out.WriteString(plainjson.Quote(anchor))
		}
		out.WriteByte(']')
		separator = ",\n"
	}
	out.WriteString("\n  },\n  \"retired\": {")
	separator = "\n"
	for _, url := range slices.Sorted(maps.Keys(l.Retired)) {
		out.WriteString(separator + "    " + plainjson.Quote(url) + ": " + plainjson.Quote(l.Retired[url]))
		separator = ",\n"
	}
	out.WriteString("\n  }\n}\n")
	return out.Bytes()
}

// With adds the pages and anchors of a new release. It keeps everything recorded before
// except what is retired, because redirected URLs must remain redirected.
func (l Lock) With(pages Pages) Lock {
	merged := Lock{Pages: Pages{}, Retired: l.Retired}
	for _, source := range []Pages{l.Pages, pages} {
		for path, anchors := range source {
			if l.isRetired(path) && pages[path] == nil {
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

// Counts returns the numbers of pages and anchors.
func (l Lock) Counts() (pages, anchors int) {
	for _, list := range l.Pages {
		anchors += len(list)
	}
	return len(l.Pages), anchors
}
