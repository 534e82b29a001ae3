package blog

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// wrongAddress returns what is wrong with the value of a field of an author if the field is an
// address, and a way out. An image may have a path that is relative to the static folders.
func wrongAddress(field, value string) (problem, hint string) {
	isImage := slices.Contains([]string{"image_url", "imageURL", "author_image_url", "authorImageURL"}, field)
	isLink := slices.Contains([]string{"url", "author_url", "authorURL"}, field)
	if value == "" || !isImage && !isLink {
		return "", ""
	}
	address, err := url.Parse(value)
	isAddress := err == nil && !strings.ContainsAny(value, " \t\n")
	switch {
	case isAddress && isImage && slices.Contains([]string{"", "http", "https", "data"}, address.Scheme):
		return "", ""
	case isAddress && isLink && slices.Contains([]string{"http", "https", "mailto"}, address.Scheme):
		return "", ""
	case isAddress && isLink && strings.HasPrefix(value, "/"):
		return "", ""
	case isImage:
		return fmt.Sprintf("the %s %q is not a URL", field, value), "write a URL, or the path of a file in a static folder"
	}
	return fmt.Sprintf("the %s %q is not a URL", field, value), "write a URL that starts with https://, or a path that starts with /"
}
