package policy

import (
	_ "embed"
	"net/url"
	"strings"
	"sync"
)

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
