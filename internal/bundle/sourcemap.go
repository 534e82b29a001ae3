package bundle

import (
	"encoding/json"
	"path"
	"strings"
)

// Origin is a place in the site's own code that a place in Server came from.
type Origin struct {
	File         string // below the site folder, with slashes
	Line, Column int    // 1-based; the column in UTF-16 units
	Text         string // of the line
}

// Origin finds where a place in Server came from, by its 1-based line and column.
// It reports false if that is in the theme or in an npm package.
func (b Bundle) Origin(line, column int) (Origin, bool) {
	var sources struct {
		Sources        []string
		SourcesContent []string
		Mappings       string
	}
	if len(b.ServerMap) == 0 || json.Unmarshal(b.ServerMap, &sources) != nil {
		return Origin{}, false
	}
	found := find(sources.Mappings, line, column)
	if found.source < 0 || found.source >= len(sources.Sources) {
		return Origin{}, false
	}
	// esbuild names files from the output folder, which is the root
	file, inSite := strings.CutPrefix(path.Join("/", sources.Sources[found.source]), path.Clean(b.Site)+"/")
	if !inSite || strings.Contains("/"+file, "/node_modules/") {
		return Origin{}, false
	}
	origin := Origin{File: file, Line: found.line + 1, Column: found.column + 1}
	if lines := strings.Split(sources.SourcesContent[found.source], "\n"); found.line < len(lines) {
		origin.Text = strings.TrimSuffix(lines[found.line], "\r")
	}
	return origin, true
}

// mapping is one entry of a source map: a place in a source, all 0-based.
type mapping struct{ source, line, column int }

// find decodes a source map's mappings (ECMA-426, 9.2) up to a place in the text,
// and returns the last mapping that is not after it.
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

// decodeVLQ decodes the numbers of one segment: five bits to a digit, the sixth
// says that more follow, and the lowest bit of a number is its sign.
func decodeVLQ(segment string) []int {
	var fields []int
	value, shift := 0, 0
	for _, char := range []byte(segment) {
		digit := strings.IndexByte(base64Digits, char)
		if digit < 0 || shift > 30 {
			return nil
		}
		value |= digit & 31 << shift
		if shift += 5; digit&32 != 0 {
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
