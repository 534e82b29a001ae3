package config

import (
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// checker reports values that are well-formed but make no sense, alone or together.
type checker struct {
	config   *Config
	decoding []diag.Diagnostic // problems that decoding has already reported
	findings []diag.Diagnostic
}

// report reports an error at the value at path.
func (c *checker) report(text, hint string, path ...any) {
	c.add(c.config.positions.Diagnostic(diag.Error, text, hint, path...))
}

// key reports an error at the last key of path.
func (c *checker) key(text, hint string, path ...any) {
	c.add(c.config.positions.KeyDiagnostic(diag.Error, text, hint, path...))
}

// add drops a problem that only follows from an error that decoding reported at the same place.
func (c *checker) add(finding diag.Diagnostic) {
	same := func(other diag.Diagnostic) bool {
		return other.Line == finding.Line && other.Column == finding.Column && finding.Column > 0
	}
	if !slices.ContainsFunc(c.decoding, same) {
		c.findings = append(c.findings, finding)
	}
}

// given reports whether the file sets the key under path.
func (c *checker) given(path []any, key string) bool {
	return c.config.Given(below(path, key)...)
}

// misspelled reports whether an unknown key under path is a misspelling of key.
func (c *checker) misspelled(path []any, key string) bool {
	return slices.ContainsFunc(c.config.positions.Keys(path...), func(given string) bool {
		return given != key && diag.Nearest(given, []string{key}) == key && c.unknown(below(path, given))
	})
}

// unknown reports whether decoding has reported an error at a key.
func (c *checker) unknown(path []any) bool {
	place := c.config.positions.Key(path...)
	return slices.ContainsFunc(c.decoding, func(finding diag.Diagnostic) bool {
		return finding.Line == place.Line && finding.Column == place.Column
	})
}

// below returns a copy of path with further steps.
func below(path []any, steps ...any) []any {
	return append(slices.Clone(path), steps...)
}

// dotted writes a path as in "navbar.items[2].docId".
func dotted(path []any) string {
	var text strings.Builder
	for i, step := range path {
		if number, ok := step.(int); ok {
			fmt.Fprintf(&text, "[%d]", number)
			continue
		}
		if i > 0 {
			text.WriteByte('.')
		}
		fmt.Fprint(&text, step)
	}
	return text.String()
}
