// Package icon has the icons of Lucide (https://lucide.dev), by name.
//
// They are embedded in the binary, compressed, and read when the first one is needed. The package
// knows no Markdown and no pages.
package icon

import (
	"bufio"
	"bytes"
	"compress/gzip"
	_ "embed"
	"maps"
	"slices"
	"strings"
	"sync"
)

//go:generate go run ./generate ../../../node_modules/lucide-static/icon-nodes.json lucide.txt.gz
//go:embed lucide.txt.gz
var packed []byte

// elements maps names to the elements inside an <svg>.
var elements = sync.OnceValue(func() map[string]string {
	found := map[string]string{}
	unpacked, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		panic(err) // the file is part of the binary
	}
	for lines := bufio.NewScanner(unpacked); lines.Scan(); {
		name, shape, _ := strings.Cut(lines.Text(), "\t")
		found[name] = shape
	}
	return found
})

// Names returns the names of all icons, sorted.
func Names() []string { return slices.Sorted(maps.Keys(elements())) }

// Similar returns the names that someone may have meant who wrote a name that does not exist: those of
// about the same length with the same first letter.
func Similar(name string) []string {
	return slices.DeleteFunc(Names(), func(known string) bool {
		difference := len(known) - len(name)
		return name == "" || known[0] != name[0] || difference < -2 || difference > 2
	})
}

// Exists reports whether an icon has a name.
func Exists(name string) bool {
	_, exists := elements()[name]
	return exists
}

// attributes are those of every icon.
const attributes = ` viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`

// Symbol returns an icon as a <symbol> element whose id is the name, or "" if the name is unknown.
func Symbol(name string) string {
	shape, exists := elements()[name]
	if !exists {
		return ""
	}
	return `<symbol id="` + name + `"` + attributes + `>` + shape + `</symbol>`
}

// SVG returns an icon as an <svg> element in the color of the text, or "" if the name is unknown. Screen
// readers skip it.
func SVG(name string) string {
	shape, exists := elements()[name]
	if !exists {
		return ""
	}
	return `<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">` + shape + `</svg>`
}
