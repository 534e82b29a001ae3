package serve

import (
	"io"
	"io/fs"
	"net/http"
	"os"
	"slices"

	"github.com/docgen-cli/docgen/internal/headers"
)

// largestHeaders limits how much of a _headers file is read, in bytes.
const largestHeaders = 1 << 20

// parsedHeaders holds the rules of a _headers file as it was when info was read.
type parsedHeaders struct {
	info  fs.FileInfo
	rules headers.Rules
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
	setHeaders(header, h.rules(found).For(r.URL.Path))
}

func setHeaders(header http.Header, fields []headers.Field) {
	for _, field := range fields {
		if !slices.Contains(ownFields(), http.CanonicalHeaderKey(field.Name)) {
			header.Set(field.Name, field.Value)
		}
	}
}

func ownFields() []string {
	return []string{"Content-Encoding", "Content-Length", "Content-Range", "Etag", "Transfer-Encoding", "Vary"}
}

func (h *handler) rules(found siteFile) headers.Rules {
	known, ok := h.headers.get(found.name)
	if ok && known.info.Size() == found.info.Size() && known.info.ModTime().Equal(found.info.ModTime()) && os.SameFile(known.info, found.info) {
		return known.rules
	}
	text, err := io.ReadAll(io.LimitReader(found.reader(), largestHeaders))
	if err != nil {
		return nil
	}
	rules := headers.Parse(string(text))
	h.headers.put(found.name, parsedHeaders{info: found.info, rules: rules})
	return rules
}
