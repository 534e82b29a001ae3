package serve

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"runtime"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/engine/media"
	"github.com/docgen-cli/docgen/internal/links/redirect/rules"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

const (
	notFoundPage = "404.html"
	revalidate   = "no-cache"
	forever      = "public, max-age=31536000, immutable"
)

// Handler serves the site in options.Files or options.Dir under options.BaseURL.
// options.Host determines which host names it accepts; options.Wrap receives only requests
// that pass this check.
func Handler(options Options) http.Handler {
	var site http.Handler = &handler{
		dir:         options.Dir,
		files:       options.Files,
		base:        basePath(options.BaseURL),
		newBase:     options.NewBaseURL,
		headers:     newCache(1, func(parsed[headers.Rules]) int { return 1 }),
		rules:       newCache(1, func(parsed[rules.List]) int { return 1 }),
		tags:        newCache(maxTags, func(parsed[string]) int { return 1 }),
		bodies:      newCache(maxBodies, func(body []byte) int { return len(body) }),
		compressing: make(chan struct{}, runtime.GOMAXPROCS(0)),
	}
	if options.Wrap != nil {
		site = options.Wrap(site)
	}
	return newHostGuard(options, site)
}

type handler struct {
	dir         string
	files       Files  // used instead of dir; nil for none
	base        string // starts and ends with a slash, not percent-encoded
	newBase     func() string
	headers     *cache[parsed[headers.Rules]]
	rules       *cache[parsed[rules.List]]
	tags        *cache[parsed[string]]
	bodies      *cache[[]byte] // by entity tag
	compressing chan struct{}  // bounds the memory of concurrent compression
}

// basePath returns the path of a base URL: not percent-encoded, with a slash at both ends.
func basePath(base string) string {
	if trimmed := strings.Trim(slug.Decoded(base), "/"); trimmed != "" {
		return "/" + trimmed + "/"
	}
	return "/"
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if h.newBase != nil {
		now := *h
		now.base = basePath(h.newBase())
		h = &now
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		refuse(w, http.StatusMethodNotAllowed, "this server accepts only GET and HEAD requests")
		return
	}
	path := r.URL.Path
	if path+"/" == h.base || path == "/" && h.base != "/" {
		h.redirect(w, r)
		return
	}
	if h.followRule(w, r) {
		return
	}
	var names []string
	if rest, below := strings.CutPrefix(path, h.base); below {
		names = candidates(rest)
	}
	h.answer(w, r, names)
}

// redirect redirects to the home page. A permanent redirect would stay in the browser's
// cache after this preview.
func (h *handler) redirect(w http.ResponseWriter, r *http.Request) {
	home := url.URL{Path: h.base, RawQuery: r.URL.RawQuery}
	w.Header().Set("Cache-Control", revalidate)
	http.Redirect(w, r, home.String(), http.StatusFound)
}

// answer sends the first file that exists, or the site's 404 page.
func (h *handler) answer(w http.ResponseWriter, r *http.Request, names []string) {
	found, err := h.open(r.Context(), names)
	missing := errors.Is(err, errNotFound)
	if missing {
		if vary(w.Header(), "Accept"); wantsMarkdown(r) {
			h.setSiteHeaders(r, w.Header())
			h.refuseInMarkdown(w, r)
			return
		}
		found, err = h.open(r.Context(), notFoundPages(strings.TrimPrefix(r.URL.Path, h.base)))
	}
	if errors.Is(err, errNotFound) {
		refuse(w, http.StatusNotFound, fmt.Sprintf("no page at %q; the site's home page is at %q", r.URL.Path, h.base))
		return
	}
	if err != nil {
		h.fail(w, r, err)
		return
	}
	if !missing {
		found = h.choose(w.Header(), r, found)
	}
	defer found.file.Close()
	content, err := h.represent(w.Header(), r, found)
	if err != nil {
		h.fail(w, r, err)
		return
	}
	kind := w.Header().Get("Content-Type")
	h.setSiteHeaders(r, w.Header())
	if missing {
		w.Header().Set("Content-Type", kind) // _headers has the type of the file that is not there
		h.sendNotFound(w, r, content)
		return
	}
	http.ServeContent(w, r, "", noTime, content)
}

// sendNotFound sends the 404 page. It ignores conditional and range requests.
func (h *handler) sendNotFound(w http.ResponseWriter, r *http.Request, page io.ReadSeeker) {
	size, err := page.Seek(0, io.SeekEnd)
	if err == nil {
		_, err = page.Seek(0, io.SeekStart)
	}
	if err != nil {
		h.fail(w, r, err)
		return
	}
	w.Header().Del("ETag")
	w.Header().Set("Cache-Control", revalidate)
	w.Header().Set("Content-Length", strconv.FormatInt(size, 10))
	w.WriteHeader(http.StatusNotFound)
	if r.Method == http.MethodGet {
		_, _ = io.Copy(w, page) // the client has gone away
	}
}

// fail responds to a failure of the machine: a missing folder, or an unreadable file. A site in memory says what is
// wrong itself.
func (h *handler) fail(w http.ResponseWriter, r *http.Request, err error) {
	if h.files != nil {
		refuse(w, http.StatusInternalServerError, fmt.Sprintf("%s: %v", r.URL.Path, err))
		return
	}
	for _, name := range []string{"Content-Encoding", "Content-Location", "ETag", "Link", "Vary"} {
		w.Header().Del(name)
	}
	if errors.Is(err, ErrNoSite) {
		w.Header().Set("Retry-After", "1")
		refuse(w, http.StatusServiceUnavailable, "the built site is missing; run \"docgen build\", then reload this page")
		return
	}
	refuse(w, http.StatusInternalServerError, "cannot read the file; check its permissions")
}

func refuse(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Cache-Control", revalidate)
	w.Header().Set("Content-Type", media.PlainText)
	w.WriteHeader(status)
	_, _ = io.WriteString(w, text+"\n") // the client has gone away
}
