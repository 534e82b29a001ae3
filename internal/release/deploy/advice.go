package deploy

import (
	"fmt"
	"net/url"
	"strings"
)

// wish lists options of docgen.yaml that fit a host. Empty fields do not matter to it.
type wish struct {
	url, baseURL  string
	trailingSlash *bool // if docgen.yaml does not decide
	metaTag       bool  // because the host cannot send headers
}

// adjust returns a step that changes docgen.yaml to fit a host, or nil if it fits already.
func (s Site) adjust(want wish) []string {
	var lines []string
	if want.url != "" && want.url != s.Settings.URL {
		lines = append(lines, "url: "+quoteYAML(want.url))
	}
	if want.baseURL != "" && want.baseURL != s.Settings.BaseURL {
		lines = append(lines, "baseUrl: "+quoteYAML(want.baseURL))
	}
	if want.trailingSlash != nil && s.Settings.TrailingSlash == nil {
		lines = append(lines, fmt.Sprintf("trailingSlash: %t", *want.trailingSlash))
	}
	if want.metaTag && !s.Settings.Security.MetaTag {
		lines = append(lines, "security:", "  metaTag: true")
	}
	if len(lines) == 0 {
		return nil
	}
	return []string{"In " + s.Config + ", set:\n  " + strings.Join(lines, "\n  ")}
}

// push returns the step that publishes the site for the first time.
func (s Site) push(host string) string {
	if !s.Repository.Found {
		return "Create a git repository here, commit everything, and push it to " + host + "."
	}
	return "Commit the new files, and push them to " + s.Repository.Branch + "."
}

// elsewhere returns a warning if the repository is on another host than its workflow needs.
func (s Site) elsewhere(host, title string) []string {
	if s.Repository.Host == "" || s.Repository.Host == host {
		return nil
	}
	return []string{fmt.Sprintf("the remote %q of this repository is on %s, not on %s", "origin", s.Repository.Host, title)}
}

// host returns the host of the site's URL; "" if docgen.yaml still has the one of a new site.
func (s Site) host() string {
	parsed, err := url.Parse(s.Settings.URL)
	if err != nil || s.Placeholder() {
		return ""
	}
	return parsed.Hostname()
}

// onlyFiles says what a host that only sends files cannot do, and what readers get instead.
func onlyFiles(title string) string {
	return title + " cannot redirect. docgen writes a small page at each old URL that sends readers on.\n" +
		"Agents get Markdown from the .md file of a page."
}
