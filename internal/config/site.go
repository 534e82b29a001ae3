package config

import (
	"net/url"
	"path"
	"strings"
)

// Problem describes what is wrong with a value, and how to correct it. The zero value means no
// problem.
type Problem struct{ Text, Hint string }

// Origin validates and normalizes the site's url, which consists of a scheme and a host.
func Origin(written string) (string, Problem) {
	address, err := url.Parse(written)
	switch {
	case err != nil, !isWeb(address):
		problem := Problem{Text: "must be an http or https URL", Hint: `for example, "https://example.com"`}
		host, _, _ := strings.Cut(strings.TrimLeft(written, "/"), "/")
		if !strings.Contains(written, ":") && strings.Contains(host, ".") {
			problem.Hint = `write "https://` + host + `"`
		}
		return "", problem
	case address.RawQuery != "" || address.Fragment != "" || address.ForceQuery || address.User != nil || strings.HasSuffix(written, "#"):
		return "", Problem{Text: "must contain only a scheme and a host", Hint: `write "` + originOf(address) + `"`}
	case address.Path != "" && address.Path != "/":
		return "", Problem{Text: "must not contain a path", Hint: `write "url: ` + originOf(address) + `" and "baseUrl: ` + withSlashes(address.Path) + `"`}
	}
	return originOf(address), Problem{}
}

// BasePath validates the site's baseUrl and adds missing slashes at the start and end.
func BasePath(written string) (string, Problem) {
	address, err := url.Parse(written)
	switch {
	case err == nil && isWeb(address):
		return "/", Problem{Text: "must be a path without a host",
			Hint: `write "url: ` + originOf(address) + `" and "baseUrl: ` + withSlashes(address.Path) + `"`}
	case strings.ContainsAny(written, "?#\\ \t\n") || strings.Contains(written, "://"):
		return "/", Problem{Text: "must be a path", Hint: `for example, "/docs/"`}
	}
	return withSlashes(written), Problem{}
}

func isWeb(address *url.URL) bool {
	return (address.Scheme == "http" || address.Scheme == "https") && address.Host != ""
}

func originOf(address *url.URL) string { return address.Scheme + "://" + address.Host }

func withSlashes(written string) string {
	clean := path.Clean("/" + written)
	if clean == "/" {
		return clean
	}
	return clean + "/"
}

// site checks the options at the top level.
func (c *checker) site() {
	origin, problem := Origin(c.config.URL)
	if problem != (Problem{}) && c.config.URL != "" {
		c.report(`url `+problem.Text+`, found "`+c.config.URL+`"`, problem.Hint, "url")
	}
	c.config.URL = origin
	base, problem := BasePath(c.config.BaseURL)
	if problem != (Problem{}) {
		c.report(`baseUrl `+problem.Text+`, found "`+c.config.BaseURL+`"`, problem.Hint, "baseUrl")
	}
	c.config.BaseURL = base
}
