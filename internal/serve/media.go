package serve

import (
	"path"
	"regexp"
	"strings"
)

// hashedName matches a content hash before the file extensions: eight or more hex digits in
// one case, or the eight base 32 digits that esbuild writes.
var hashedName = regexp.MustCompile(`[.-]([0-9a-f]{8,64}|[0-9A-F]{8,64}|[A-Z2-7]{8})(\.[0-9a-z]+)+$`)

// isImmutable reports whether a file name includes a hash of the content, as docgen's own
// assets do.
func isImmutable(name string) bool {
	if !strings.HasPrefix(name, "assets/") {
		return false
	}
	match := hashedName.FindStringSubmatch(path.Base(name))
	return match != nil && (strings.ContainsAny(match[1], "0123456789") || match[1] == strings.ToUpper(match[1]))
}
