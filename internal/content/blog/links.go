package blog

import (
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"
)

// Social is the page of an author on another site.
type Social struct {
	Platform string // "github"; in lower case if docgen knows the platform
	URL      string
}

// profiles are the URLs of profiles on platforms that Docusaurus knows, with %s for the name
// of the account.
var profiles = map[string]string{
	"x": "https://x.com/%s", "twitter": "https://twitter.com/%s", "github": "https://github.com/%s",
	"linkedin": "https://www.linkedin.com/in/%s/", "stackoverflow": "https://stackoverflow.com/users/%s",
	"bluesky": "https://bsky.app/profile/%s", "instagram": "https://www.instagram.com/%s", "threads": "https://www.threads.net/@%s",
	"mastodon": "https://mastodon.social/@%s", "twitch": "https://twitch.tv/%s", "youtube": "https://youtube.com/@%s", "email": "mailto:%s",
}

// newSocial returns the page of an account. It returns what is wrong if the value is neither the
// name of an account nor a URL.
func newSocial(platform, value string) (Social, string) {
	isURL := strings.HasPrefix(value, "https://") || strings.HasPrefix(value, "http://") || strings.HasPrefix(value, "mailto:")
	pattern, isKnown := profiles[strings.ToLower(platform)]
	switch {
	case isURL:
		if isKnown {
			platform = strings.ToLower(platform)
		}
		return Social{platform, value}, ""
	case value == "" || strings.Contains(value, "/") || !isKnown:
		return Social{}, fmt.Sprintf("the value of %s must be the name of an account or a URL, found %q", platform, value)
	}
	return Social{strings.ToLower(platform), fmt.Sprintf(pattern, value)}, ""
}

// socialsHint says what docgen understands.
func socialsHint() string {
	return "write a URL that starts with https://; docgen knows where accounts are on " + strings.Join(slices.Sorted(maps.Keys(profiles)), ", ")
}

// wrongURL returns what is wrong with the value of a field of an author if the field is a
// URL, and a way out. An image may have a path that is relative to the static folders.
func wrongURL(field, value string) (problem, hint string) {
	isImage := slices.Contains([]string{"image_url", "imageURL", "author_image_url", "authorImageURL"}, field)
	isLink := slices.Contains([]string{"url", "author_url", "authorURL"}, field)
	if value == "" || !isImage && !isLink {
		return "", ""
	}
	parsed, err := url.Parse(value)
	isURL := err == nil && !strings.ContainsAny(value, " \t\n")
	switch {
	case isURL && isImage && slices.Contains([]string{"", "http", "https", "data"}, parsed.Scheme):
		return "", ""
	case isURL && isLink && slices.Contains([]string{"http", "https", "mailto"}, parsed.Scheme):
		return "", ""
	case isURL && isLink && strings.HasPrefix(value, "/"):
		return "", ""
	case isImage:
		return fmt.Sprintf("the %s %q is not a URL", field, value), "write a URL, or the path of a file in a static folder"
	}
	return fmt.Sprintf("the %s %q is not a URL", field, value), "write a URL that starts with https://, or a path that starts with /"
}
