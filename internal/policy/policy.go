// Package policy works out what a site's content needs of its Content-Security-Policy: from
// which places it loads pictures, frames, fonts and the like.
//
// [Sources] is what was found. Methods of it read elements, HTML, style sheets and code;
// [KnownService] tells what the scripts of well-known services load in turn. [Blocked] says
// what an element holds that no source allows. The package reads no file, and knows neither
// sites nor configurations.
package policy

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
)

// Sources are the sources of a policy by directive. The site itself is not among them.
type Sources map[string][]string

// Add adds sources to a directive, each once and none that is empty.
func (s Sources) Add(directive string, sources ...string) {
	for _, source := range sources {
		if source != "" && !slices.Contains(s[directive], source) {
			s[directive] = append(s[directive], source)
		}
	}
}

// Merge adds all sources of others.
func (s Sources) Merge(others Sources) {
	for directive, sources := range others {
		s.Add(directive, sources...)
	}
}

// hostName is a host as a policy can name it (CSP3, 2.3.1), with a port or without.
var hostName = regexp.MustCompile(`^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::[0-9]{1,5})?$`)

// Source is what a policy calls the place of a file; "" for the site itself, and for a place
// that no policy can name.
func Source(href string) string {
	if strings.HasPrefix(strings.ToLower(strings.TrimSpace(href)), "data:") {
		return "data:"
	}
	address, err := url.Parse(strings.TrimSpace(href))
	if err != nil || address.Host == "" {
		return ""
	}
	host := strings.ToLower(address.Hostname())
	if port := address.Port(); port != "" {
		host += ":" + port
	}
	switch {
	case !hostName.MatchString(host):
		return ""
	case address.Scheme == "":
		return host
	case address.Scheme == "https" || address.Scheme == "http" || address.Scheme == "wss" || address.Scheme == "ws":
		return address.Scheme + "://" + host
	}
	return ""
}

// IsElsewhere reports whether a URL names a host, well or badly.
func IsElsewhere(href string) bool {
	href = strings.ToLower(strings.TrimSpace(href))
	return strings.HasPrefix(href, "//") || strings.HasPrefix(href, "https:") || strings.HasPrefix(href, "http:")
}
