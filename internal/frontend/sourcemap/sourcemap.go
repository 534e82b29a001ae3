// Package sourcemap finds the source of generated JavaScript.
//
// Its main type is [Map], a source map as esbuild writes it (ECMA-426). The package does not
// know what the sources are.
package sourcemap

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Map is a source map.
type Map struct {
	Sources        []string
	SourcesContent []string
	Mappings       string
}

// Place is a place in a source.
type Place struct {
	Source       int // index of the source
	Line, Column int // 1-based; the column counts UTF-16 units
}

// Parse reads a source map from its JSON.
func Parse(text []byte) (Map, error) {
	var read Map
	if err := json.Unmarshal(text, &read); err != nil {
		return Map{}, fmt.Errorf("read a source map: %w", err)
	}
	return read, nil
}

// Find returns the source of a place in the generated text, given by its 1-based line and
// column. It returns false if the place has no source.
func (m Map) Find(line, column int) (Place, bool) {
	found := find(m.Mappings, line, column)
	if found.source < 0 || found.source >= len(m.Sources) {
		return Place{}, false
	}
	return Place{Source: found.source, Line: found.line + 1, Column: found.column + 1}, true
}

// mapping is one entry of a source map: a place in a source, all 0-based.
type mapping struct{ source, line, column int }

// find decodes a source map's mappings (ECMA-426, 9.2) up to a place in the text. It returns
// the last mapping at or before that place.
func find(mappings string, line, column int) mapping {
	current, best := mapping{}, mapping{source: -1}
	for number, segments := range strings.Split(mappings, ";") {
		if number > line-1 {
			break
		}
		at := 0
		for segment := range strings.SplitSeq(segments, ",") {
			fields := decodeVLQ(segment)
			if len(fields) == 0 {
				continue
			}
			at += fields[0]
			if len(fields) < 4 {
				continue
			}
			current.source += fields[1]
			current.line += fields[2]
			current.column += fields[3]
			if number == line-1 && at <= column-1 {
				best = current
			}
		}
	}
	return best
}

const base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// decodeVLQ decodes the numbers of a segment. Each digit has five bits, the sixth says that
// more follow, and the lowest bit of a number is its sign.
func decodeVLQ(segment string) []int {
	var fields []int
	value, shift := 0, 0
	for _, char := range []byte(segment) {
		digit := strings.IndexByte(base64Digits, char)
		if digit < 0 || shift > 30 {
			return nil
		}
		value |= digit & 31 << shift
		shift += 5
		if digit&32 != 0 {
			continue
		}
		if value&1 == 1 {
			fields = append(fields, -(value >> 1))
		} else {
			fields = append(fields, value>>1)
		}
		value, shift = 0, 0
	}
	return fields
}
