package content

import (
	"fmt"
	"net/url"
	"path"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Prefix splits a file or folder name into its number prefix and the rest. It follows
// Docusaurus: digits, one or more of "-", "_" and "." with optional spaces around, and a name.
// Dates and versions ("2021-11-foo", "7.0-foo") have no prefix.
func Prefix(name string) (rest string, number int, found bool) {
	digits := len(name) - len(strings.TrimLeft(name, "0123456789"))
	if digits == 0 {
		return name, 0, false
	}
	after := strings.TrimLeft(name[digits:], " \t")
	separated := strings.TrimLeft(after, "-_.")
	if len(separated) == len(after) || looksLikeDateOrVersion(name[digits:]) {
		return name, 0, false
	}
	rest = strings.TrimLeft(separated, " \t")
	if rest == "" || strings.ContainsRune("-_.", rune(rest[0])) {
		return name, 0, false
	}
	number, _ = strconv.Atoi(name[:digits]) // the largest int if it overflows
	return rest, number, true
}

// looksLikeDateOrVersion reports whether a number is followed by one separator and a digit, as
// in "2021-11-foo".
func looksLikeDateOrVersion(afterDigits string) bool {
	return len(afterDigits) > 1 && strings.ContainsRune("-_.", rune(afterDigits[0])) && afterDigits[1] >= '0' && afterDigits[1] <= '9'
}

// stripPrefixes removes the number prefix from every segment of a slash-separated folder.
func stripPrefixes(folder string) string {
	segments := strings.Split(folder, "/")
	for i, segment := range segments {
		segments[i], _, _ = Prefix(segment)
	}
	return strings.Join(segments, "/")
}

// IsCategoryIndex reports whether a doc is the index of its folder: its name is index, readme
// or the name of the folder.
func (d Doc) IsCategoryIndex() bool { return isCategoryIndex(d.File) }

func isCategoryIndex(file string) bool {
	folder, name := path.Split(file)
	name = strings.ToLower(strings.TrimSuffix(name, path.Ext(name)))
	return name == "index" || name == "readme" || (folder != "" && name == strings.ToLower(path.Base(folder)))
}

// slugOf returns the path below the version's root. It is the slug in the front matter, the
// folder for a category index, or else the folder and the base id.
func slugOf(file File, frontMatter FrontMatter, folder, base string) (string, []diag.Diagnostic) {
	if frontMatter.Slug == nil {
		if isCategoryIndex(file.Path) {
			return strings.TrimSuffix("/"+folder, "/") + "/", nil
		}
		return "/" + path.Join(folder, base), nil
	}
	slug, isPath := ReadSlug(*frontMatter.Slug, folder)
	if !isPath {
		return "/" + path.Join(folder, base), []diag.Diagnostic{file.diagnostic("slug", diag.Error,
			fmt.Sprintf("the slug %q is not a path", *frontMatter.Slug), slugHint)}
	}
	return slug, nil
}

const slugHint = "write a path such as /my/page"

// ReadSlug returns the path that a slug in front matter means, from a folder if it is relative. It
// returns false if the slug is not a path.
func ReadSlug(written, folder string) (string, bool) {
	slug, err := url.PathUnescape(written)
	if !strings.HasPrefix(slug, "/") {
		slug = resolve(folder, slug)
	}
	return slug, err == nil && !strings.ContainsAny(written, "?#\\") && !strings.Contains(written, "//") &&
		(path.Clean(slug) == slug || path.Clean(slug)+"/" == slug)
}

// resolve resolves a relative path against a folder and keeps a trailing slash.
func resolve(folder, relative string) string {
	full := path.Join("/", folder, relative)
	if strings.HasSuffix(relative, "/") && full != "/" {
		full += "/"
	}
	return full
}
