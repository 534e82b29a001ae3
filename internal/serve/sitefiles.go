package serve

import (
	"io"
	"io/fs"
	"net/http"
	"slices"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/links/redirect/rules"
)

// largestRules limits how much of a _headers or _redirects file is read, in bytes.
const largestRules = 8 << 20

// parsed is what a file of the site says, as it was when info was read.
type parsed[V any] struct {
	info  fs.FileInfo
	value V
}

// setSiteHeaders sets the headers that the site's _headers file has for the path of a
// request, so that a preview matches the host. The file cannot set headers that describe
// the bytes of the response.
func (h *handler) setSiteHeaders(r *http.Request, header http.Header) {
	found, err := h.open(r.Context(), []string{headers.FileName})
	if err != nil {
		return
	}
	defer found.file.Close()
	rules, _ := read(h.headers, found, text(headers.Parse)) // a file that cannot be read has no rules
	setHeaders(header, rules.For(r.URL.Path))
}

func setHeaders(header http.Header, fields []headers.Field) {
	reserved := []string{"Content-Encoding", "Content-Length", "Content-Range", "Etag", "Transfer-Encoding", "Vary"}
	for _, field := range fields {
		switch name := http.CanonicalHeaderKey(field.Name); {
		case slices.Contains(reserved, name):
		case name == "Link":
			header.Add(name, field.Value)
		default:
			header.Set(name, field.Value)
		}
	}
}

// read makes a value from the content of a file, or returns the one that a cache has.
func read[V any](known *cache[parsed[V]], found siteFile, parse func(io.Reader) (V, error)) (V, error) {
	earlier, ok := known.get(found.name)
	if ok && found.isAsBefore(earlier.info) {
		return earlier.value, nil
	}
	value, err := parse(found.reader())
	if err == nil && found.info != nil {
		known.put(found.name, parsed[V]{info: found.info, value: value})
	}
	return value, err
}

// text returns a function that parses a file as a text.
func text[V any](parse func(string) V) func(io.Reader) (V, error) {
	return func(content io.Reader) (value V, err error) {
		text, err := io.ReadAll(io.LimitReader(content, largestRules))
		if err != nil {
			return value, err
		}
		return parse(string(text)), nil
	}
}

// redirectsFile is the name of the file with the redirects of a site.
const redirectsFile = "_redirects"

// redirects returns the rules of the site's _redirects file.
func (h *handler) redirects(r *http.Request) rules.List {
	found, err := h.open(r.Context(), []string{redirectsFile})
	if err != nil {
		return nil
	}
	defer found.file.Close()
	list, _ := read(h.rules, found, text(func(text string) rules.List {
		list, _ := rules.Parse(text)
		return list
	}))
	return list
}

// followRule redirects a request as the site's _redirects file says, and reports whether it did.
// Like Cloudflare, it redirects even if there is a file, because docgen writes a page at each
// retired URL for hosts that read no rules. The browser may not keep the redirect: another site
// may be at this URL tomorrow.
func (h *handler) followRule(w http.ResponseWriter, r *http.Request) bool {
	to, status, found := h.redirects(r).Find(r.URL)
	if found {
		w.Header().Set("Cache-Control", revalidate)
		w.Header().Set("Location", to)
		w.WriteHeader(status)
	}
	return found
}
