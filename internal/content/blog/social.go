package blog

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Social is the page of an author on another site.
type Social struct {
	Platform string // "github"; in lower case if docgen knows the platform
	URL      string
}

// profiles are the addresses of profiles on platforms that Docusaurus knows, with %s for the name
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
