package policy

import (
	"net/url"
	"strings"
)

// service is what the files of a host load in turn, according to its documentation.
type service struct {
	host string // or its end, starting with a dot
	path string // a part of the URL's path; "" for any
	load Sources
}

// services returns the services that docs use most often.
func services() []service {
	cdn := Sources{}
	return []service{
		{"fonts.googleapis.com", "", Sources{"font-src": {"https://fonts.gstatic.com"}}},
		{"fonts.bunny.net", "", cdn},
		{"api.fontshare.com", "", Sources{"font-src": {"https://cdn.fontshare.com"}}},
		{"rsms.me", "", cdn},
		{"use.typekit.net", "", Sources{"style-src": {"https://p.typekit.net"}, "img-src": {"https://p.typekit.net"},
			"connect-src": {"https://performance.typekit.net"}}},
		{"kit.fontawesome.com", "", Sources{"connect-src": {"https://ka-f.fontawesome.com"}, "font-src": {"https://ka-f.fontawesome.com"},
			"style-src": {"https://ka-f.fontawesome.com"}}},
		{"use.fontawesome.com", "", cdn},

		{"plausible.io", "", cdn},
		{"www.googletagmanager.com", "", google()},
		{"www.google-analytics.com", "", google()},
		{"cdn.usefathom.com", "", Sources{"img-src": {"https://cdn.usefathom.com"}}},
		{"cloud.umami.is", "", Sources{"connect-src": {"https://api-gateway.umami.dev", "https://gateway.umami.is"}}},
		{"analytics.umami.is", "", cdn},
		{".posthog.com", "", Sources{"script-src": {"https://*.posthog.com"}, "connect-src": {"https://*.posthog.com"}, "img-src": {"https://*.posthog.com"}}},
		{"gc.zgo.at", "", Sources{"connect-src": {"https://*.goatcounter.com"}, "img-src": {"https://*.goatcounter.com"}}},
		{"scripts.simpleanalyticscdn.com", "", Sources{"connect-src": {"https://queue.simpleanalyticscdn.com"},
			"img-src": {"https://queue.simpleanalyticscdn.com"}}},
		{"static.cloudflareinsights.com", "", Sources{"connect-src": {"https://cloudflareinsights.com"}}},
		{"cdn.matomo.cloud", "", Sources{"connect-src": {"https://*.matomo.cloud"}, "img-src": {"https://*.matomo.cloud"}}},

		{"cdn.jsdelivr.net", "docsearch", Algolia()},
		{"cdn.jsdelivr.net", "algolia", Algolia()},
		{"cdn.jsdelivr.net", "", cdn},
		{"unpkg.com", "docsearch", Algolia()},
		{"unpkg.com", "algolia", Algolia()},
		{"unpkg.com", "", cdn},
		{"cdnjs.cloudflare.com", "", cdn},
		{"code.jquery.com", "", cdn},
		{"esm.sh", "", cdn},
		{"buttons.github.io", "", Sources{"connect-src": {"https://api.github.com"}}},
		{"giscus.app", "", Sources{"frame-src": {"https://giscus.app"}, "style-src": {"https://giscus.app"}}},
		{"utteranc.es", "", Sources{"frame-src": {"https://utteranc.es"}, "style-src": {"https://utteranc.es"}}},
	}
}

// google is what gtag.js loads (https://developers.google.com/tag-platform/security/guides/csp).
func google() Sources {
	return Sources{
		"script-src":  {"https://*.googletagmanager.com"},
		"connect-src": {"https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com", "https://www.google.com"},
		"img-src":     {"https://*.google-analytics.com", "https://*.googletagmanager.com"},
	}
}

// Algolia is what DocSearch loads.
func Algolia() Sources {
	return Sources{"connect-src": {"https://*.algolia.net", "https://*.algolianet.com", "https://*.algolia.io"}}
}

// KnownService returns what a script or a style sheet of a well-known service loads in turn,
// except from its own host.
func KnownService(href string) (Sources, bool) {
	address, err := url.Parse(strings.TrimSpace(href))
	if err != nil {
		return nil, false
	}
	host := strings.ToLower(address.Hostname())
	for _, service := range services() {
		isHost := host == service.host || strings.HasPrefix(service.host, ".") && strings.HasSuffix(host, service.host)
		if isHost && strings.Contains(strings.ToLower(address.Path), service.path) {
			return service.load, true
		}
	}
	return nil, false
}
