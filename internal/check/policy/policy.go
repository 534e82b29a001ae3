// Package policy works out which sources a site's Content-Security-Policy must allow: the hosts
// from which the content loads images, frames, fonts and so on.
//
// [Sources] collects them. Its methods read elements, HTML, style sheets and code;
// [KnownService] returns what the scripts of well-known services load in turn. [Blocked]
// reports the parts of an element that no source allows. The package reads no files, and knows
// neither sites nor configurations.
package policy

import (
	_ "embed"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
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
	parsed, err := url.Parse(strings.TrimSpace(href))
	if err != nil || parsed.Host == "" {
		return ""
	}
	host := strings.ToLower(parsed.Hostname())
	if port := parsed.Port(); port != "" {
		host += ":" + port
	}
	switch {
	case !hostName.MatchString(host):
		return ""
	case parsed.Scheme == "":
		return host
	case parsed.Scheme == "https" || parsed.Scheme == "http" || parsed.Scheme == "wss" || parsed.Scheme == "ws":
		return parsed.Scheme + "://" + host
	}
	return ""
}

// IsElsewhere reports whether a URL names a host, valid or not.
func IsElsewhere(href string) bool {
	href = strings.ToLower(strings.TrimSpace(href))
	return strings.HasPrefix(href, "//") || strings.HasPrefix(href, "https:") || strings.HasPrefix(href, "http:")
}

// service is what the files of a host load in turn.
type service struct {
	host string // or its end, starting with a dot
	path string // a part of the URL's path; "" for any
	load Sources
}

//go:embed services.tsv
var serviceTable string

// services returns the services that docs use most often.
var services = sync.OnceValue(func() []service {
	var all []service
	for line := range strings.Lines(serviceTable) {
		at, load, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if strings.HasPrefix(at, "#") {
			continue
		}
		host, path, _ := strings.Cut(at, "/")
		next := service{host, path, Sources{}}
		for part := range strings.SplitSeq(load, "; ") {
			directive, sources, _ := strings.Cut(part, " ")
			next.load.Add(directive, strings.Fields(sources)...)
		}
		all = append(all, next)
	}
	return all
})

// Algolia is what DocSearch loads.
func Algolia() Sources {
	found, _ := KnownService("https://cdn.jsdelivr.net/docsearch")
	return found
}

// KnownService returns what a script or a style sheet of a well-known service loads in turn,
// except from its own host.
func KnownService(href string) (Sources, bool) {
	parsed, err := url.Parse(strings.TrimSpace(href))
	if err != nil {
		return nil, false
	}
	host := strings.ToLower(parsed.Hostname())
	for _, service := range services() {
		isHost := host == service.host || strings.HasPrefix(service.host, ".") && strings.HasSuffix(host, service.host)
		if isHost && strings.Contains(strings.ToLower(parsed.Path), service.path) {
			return service.load, true
		}
	}
	return nil, false
}
