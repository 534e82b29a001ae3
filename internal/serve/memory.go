package serve

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"strings"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/engine/media"
	"github.com/docgen-cli/docgen/internal/render/twin"
)

// Files is a site that is not in a folder.
type Files interface {
	// File returns a file by its name in the site. If there is none, the error is
	// fs.ErrNotExist.
	File(ctx context.Context, name string) ([]byte, error)
}

// serveFromMemory sends the first file that exists, or the site's 404 page.
func (h *handler) serveFromMemory(w http.ResponseWriter, r *http.Request, names []string) {
	name, content, err := h.firstOf(r.Context(), names)
	missing := errors.Is(err, fs.ErrNotExist)
	if missing {
		if vary(w.Header(), "Accept"); wantsMarkdown(r) {
			h.setMemoryHeaders(r, w.Header())
			h.refuseInMarkdown(w, r)
			return
		}
		name, content, err = h.firstOf(r.Context(), notFoundPages(strings.TrimPrefix(r.URL.Path, h.base)))
	}
	if err != nil {
		w.Header().Set("Cache-Control", "no-store")
		refuse(w, http.StatusInternalServerError, fmt.Sprintf("%s: %v", r.URL.Path, err))
		return
	}
	if !missing {
		name, content = h.chooseInMemory(w.Header(), r, name, content)
	}
	sum := sha256.Sum256(content)
	w.Header().Set("Content-Type", media.Of(name))
	w.Header().Set("Cache-Control", revalidate)
	w.Header().Set("ETag", `"`+hex.EncodeToString(sum[:tagBytes])+`"`)
	h.setMemoryHeaders(r, w.Header())
	if missing {
		w.Header().Set("Content-Type", media.Of(name)) // _headers has the type of the file that is not there
		sendNotFound(w, r, bytes.NewReader(content))
		return
	}
	http.ServeContent(w, r, "", noTime, bytes.NewReader(content))
}

// chooseInMemory returns the twin of a page for readers who prefer Markdown, or else the page.
func (h *handler) chooseInMemory(header http.Header, r *http.Request, name string, content []byte) (chosen string, its []byte) {
	other, text, err := h.firstOf(r.Context(), twin.Names(name))
	if err != nil || !h.offerTwin(header, r, other) {
		return name, content
	}
	return other, text
}

func (h *handler) firstOf(ctx context.Context, names []string) (name string, content []byte, err error) {
	for _, name := range names {
		content, err := h.files.File(ctx, name)
		if !errors.Is(err, fs.ErrNotExist) {
			return name, content, err
		}
	}
	return "", nil, fs.ErrNotExist
}

// setMemoryHeaders sets the headers from the site's _headers file, as a host would.
func (h *handler) setMemoryHeaders(r *http.Request, header http.Header) {
	if text, err := h.files.File(r.Context(), headers.FileName); err == nil {
		setHeaders(header, headers.Parse(string(text)).For(r.URL.Path))
	}
}
