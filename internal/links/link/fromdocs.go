package link

import "strings"

// FromDocs returns a link for a target in the config: a URL, or a path from the folder of the docs.
func FromDocs(target string) string {
	if hasScheme(target) || strings.HasPrefix(target, "/") {
		return target
	}
	return "/" + target
}
