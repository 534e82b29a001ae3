package accepted

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// line matches a line of the lock file; the groups are the hash, the file and the section.
var line = regexp.MustCompile(`^([0-9a-f]{16}) ([^#\s][^#]*)(#[^#]*)?$`)

// Parse parses the lock file with a name. It leaves out lines that it cannot read, and reports
// the first of them.
func Parse(name, text string) (Lock, []diag.Diagnostic) {
	lock, isKnown := Lock{hashes: map[string]map[string]string{}}, false
	number := 0
	wrong := func(text string) []diag.Diagnostic {
		return []diag.Diagnostic{{
			Severity: diag.Warning, Code: "translations", File: name, Line: number, Text: text,
			Hint: `restore the file from git, or run "docgen translate accept --all" if all translations are up to date`,
		}}
	}
	var findings []diag.Diagnostic
	for written := range strings.Lines(text) {
		number++
		written = strings.TrimRight(written, "\r\n")
		match := line.FindStringSubmatch(written)
		switch {
		case written == "" || strings.HasPrefix(written, "#"):
		case !isKnown:
			if written != versionLine {
				return Lock{}, wrong(fmt.Sprintf("the lock file starts with %q, but this docgen supports only %q", written, versionLine))
			}
			isKnown = true
		case match == nil:
			if findings == nil {
				findings = wrong(fmt.Sprintf("invalid line %q in the lock file", written))
			}
		default:
			file := unescape(match[2])
			if lock.hashes[file] == nil {
				lock.hashes[file] = map[string]string{}
			}
			key := orderKey
			if match[3] != "" {
				key = "#" + unescape(match[3][1:])
			}
			lock.hashes[file][key] = match[1]
		}
	}
	return lock, findings
}
