package serve

import (
	"net/http"

	"github.com/docgen-cli/docgen/internal/links/redirect/rules"
)

// redirectsFile is the name of the file with the redirects of a site.
const redirectsFile = "_redirects"

// redirects returns the rules of the site's _redirects file.
func (h *handler) redirects(r *http.Request) rules.List {
	found, err := h.open(r.Context(), []string{redirectsFile})
	if err != nil {
		return nil
	}
	defer found.file.Close()
	return read(h.rules, found, func(text string) rules.List {
		list, _ := rules.Parse(text)
		return list
	})
}

// followRule redirects a request as the site's _redirects file says, and reports whether it did.
// Like Cloudflare, it redirects even if there is a file, because docgen writes a page at each
// retired URL for hosts that read no rules. The browser may not keep the redirect: another site
// may be at this address tomorrow.
func (h *handler) followRule(w http.ResponseWriter, r *http.Request) bool {
	to, status, found := h.redirects(r).Find(r.URL)
	if found {
		w.Header().Set("Cache-Control", revalidate)
		w.Header().Set("Location", to)
		w.WriteHeader(status)
	}
	return found
}
