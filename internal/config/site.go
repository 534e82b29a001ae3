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
	parsed, err := url.Parse(written)
	switch {
	case err != nil, !isWeb(parsed):
		problem := Problem{Text: "must be an http or https URL", Hint: `for example, "https://example.com"`}
		host, _, _ := strings.Cut(strings.TrimLeft(written, "/"), "/")
		if !strings.Contains(written, ":") && strings.Contains(host, ".") {
			problem.Hint = `write "https://` + host + `"`
		}
		return "", problem
	case parsed.RawQuery != "" || parsed.Fragment != "" || parsed.ForceQuery || parsed.User != nil || strings.HasSuffix(written, "#"):
		return "", Problem{Text: "must contain only a scheme and a host", Hint: `write "` + originOf(parsed) + `"`}
	case parsed.Path != "" && parsed.Path != "/":
		return "", Problem{Text: "must not contain a path", Hint: `write "url: ` + originOf(parsed) + `" and "baseUrl: ` + withSlashes(parsed.Path) + `"`}
	}
	return originOf(parsed), Problem{}
}

// BasePath validates the site's baseUrl and adds missing slashes at the start and end.
func BasePath(written string) (string, Problem) {
	parsed, err := url.Parse(written)
	switch {
	case err == nil && isWeb(parsed):
		return "/", Problem{Text: "must be a path without a host",
			Hint: `write "url: ` + originOf(parsed) + `" and "baseUrl: ` + withSlashes(parsed.Path) + `"`}
	case strings.ContainsAny(written, "?#\\ \t\n") || strings.Contains(written, "://"):
		return "/", Problem{Text: "must be a path", Hint: `for example, "/docs/"`}
	}
	return withSlashes(written), Problem{}
}

func isWeb(parsed *url.URL) bool {
	return (parsed.Scheme == "http" || parsed.Scheme == "https") && parsed.Host != ""
}

func originOf(parsed *url.URL) string { return parsed.Scheme + "://" + parsed.Host }

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
