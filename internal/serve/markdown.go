package serve

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/media"
	"github.com/docgen-cli/docgen/internal/render/twin"
)

// wantsMarkdown reports whether a reader prefers the Markdown twin of a page to its HTML.
func wantsMarkdown(r *http.Request) bool { return twin.Wanted(r.Header.Values("Accept")) }

// vary adds a request header that the response depends on.
func vary(header http.Header, name string) {
	if known := header.Get("Vary"); known != "" {
		name = known + ", " + name
	}
	header.Set("Vary", name)
}

// choose returns the twin of a page for readers who prefer Markdown, or else the page itself, and
// closes the other file. If there is a twin, it sets the headers that say so.
func (h *handler) choose(header http.Header, r *http.Request, page siteFile) siteFile {
	names := twin.Names(page.name)
	if names == nil {
		return page
	}
	other, err := h.open(r.Context(), names)
	if err != nil {
		return page
	}
	href := (&url.URL{Path: h.base + other.name}).EscapedPath()
	vary(header, "Accept")
	header.Add("Link", fmt.Sprintf("<%s>; rel=%q; type=%q", href, "alternate", twin.MediaType))
	if !wantsMarkdown(r) {
		other.file.Close()
		return page
	}
	header.Set("Content-Location", href)
	page.file.Close()
	return other
}

// refuseInMarkdown tells a reader who prefers Markdown that there is no such page, without the
// navigation of the 404 page.
func (h *handler) refuseInMarkdown(w http.ResponseWriter, r *http.Request) {
	text := fmt.Sprintf("# Page not found\n\nThere is no page at %s. The home page of this site is at %s.\n", r.URL.EscapedPath(), h.base)
	w.Header().Set("Cache-Control", revalidate)
	w.Header().Set("Content-Type", media.Of("404"+twin.Extension))
	w.WriteHeader(http.StatusNotFound)
	if r.Method == http.MethodGet {
		_, _ = io.Copy(w, strings.NewReader(text)) // the client has gone away
	}
}
