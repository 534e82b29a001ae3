// Package policy works out which sources a site's Content-Security-Policy must allow: the hosts
// from which the content loads images, frames, fonts and so on.
//
// [Sources] collects them. Its methods read elements, HTML, style sheets and code;
// [KnownService] returns what the scripts of well-known services load in turn. [Blocked]
// reports the parts of an element that no source allows. The package reads no files, and knows
// neither sites nor configurations.
package policy

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
)

// Sources are the sources of a policy by directive, without 'self'.
type Sources map[string][]string

// Add adds sources to a directive, without duplicates and empty ones.
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

// hostName matches a host, with or without a port, that a policy can name (CSP3, 2.3.1).
var hostName = regexp.MustCompile(`^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::[0-9]{1,5})?$`)

// Source returns the source for the URL of a file. It returns "" for a file of the site itself,
// and for a URL that no policy can name.
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

// IsElsewhere reports whether a URL names a host, valid or not.
func IsElsewhere(href string) bool {
	href = strings.ToLower(strings.TrimSpace(href))
	return strings.HasPrefix(href, "//") || strings.HasPrefix(href, "https:") || strings.HasPrefix(href, "http:")
}
