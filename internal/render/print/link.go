package print

import (
	"net/url"
	"strings"
)

// link returns the target of a link: a place in the document if the document has the page, else
// the full URL, which works on paper too.
func (a adapter) link(href string) string {
	target, err := url.Parse(href)
	if err != nil || target.Scheme != "" && a.document.Origin+target.Path != target.Scheme+"://"+target.Host+target.Path {
		return href
	}
	base := url.URL{Path: a.part.Path}
	full := base.ResolveReference(&url.URL{Path: target.Path, RawPath: target.RawPath, RawQuery: target.RawQuery})
	if target.Host != "" && target.Scheme == "" {
		return href // of another host, by the same scheme
	}
	at, isInside := a.book.byPath[comparable(full.EscapedPath())]
	if target.Path == "" && target.RawQuery == "" {
		at, isInside = a.book.byPath[comparable(a.part.Path)]
	}
	if isInside {
		to := a.book.parts[at]
		if to.ids[target.Fragment] {
			return "#" + (&url.URL{Path: to.key + idSeparator + target.Fragment}).EscapedPath()
		}
		return "#" + to.key
	}
	full.Fragment, full.RawFragment = target.Fragment, target.RawFragment
	return a.document.Origin + full.String()
}

// isRelative reports whether a URL is relative to the page.
func isRelative(href string) bool {
	if href == "" || strings.HasPrefix(href, "/") || strings.HasPrefix(href, "#") {
		return false
	}
	target, err := url.Parse(href)
	return err == nil && target.Scheme == "" && target.Path != ""
}
