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

	"github.com/docgen-cli/docgen/internal/headers"
	"github.com/docgen-cli/docgen/internal/media"
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
		name, content, err = h.firstOf(r.Context(), notFoundPages(strings.TrimPrefix(r.URL.Path, h.base)))
	}
	if err != nil {
		w.Header().Set("Cache-Control", "no-store")
		refuse(w, http.StatusInternalServerError, fmt.Sprintf("%s: %v", r.URL.Path, err))
		return
	}
	sum := sha256.Sum256(content)
	w.Header().Set("Content-Type", media.Of(name))
	w.Header().Set("Cache-Control", revalidate)
	w.Header().Set("ETag", `"`+hex.EncodeToString(sum[:tagBytes])+`"`)
	h.setMemoryHeaders(r, w.Header())
	if missing {
		sendNotFound(w, r, bytes.NewReader(content))
		return
	}
	http.ServeContent(w, r, "", noTime, bytes.NewReader(content))
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
