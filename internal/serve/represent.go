package serve

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"path"
	"regexp"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/media"
	"github.com/docgen-cli/docgen/internal/render/twin"
)

const (
	maxTags         = 20_000   // files
	maxBodies       = 64 << 20 // bytes
	smallestGzipped = 1 << 10  // bytes; a smaller file fits into one packet anyway
	largestGzipped  = 32 << 20 // bytes
	tagBytes        = 16
)

// noTime keeps ServeContent from sending Last-Modified: its resolution of a second is too
// coarse for frequent builds, and the entity tag is enough.
var noTime = time.Time{}

// represent chooses the encoding of a file, sets the headers that describe it, and returns
// the bytes to send.
func (h *handler) represent(header http.Header, r *http.Request, found siteFile) (io.ReadSeeker, error) {
	tag, err := h.tag(found)
	if err != nil {
		return nil, err
	}
	kind := media.Of(found.name)
	header.Set("Content-Type", kind)
	header.Set("Cache-Control", revalidate)
	if isImmutable(found.name) && h.files == nil {
		header.Set("Cache-Control", forever)
	}
	header.Set("ETag", `"`+tag+`"`)
	if !media.IsText(kind) || found.size < smallestGzipped || found.size > largestGzipped || h.files != nil {
		return found.file, nil
	}
	vary(header, "Accept-Encoding")
	if r.Header.Get("Range") != "" || !acceptsGzip(r.Header.Values("Accept-Encoding")) {
		return found.file, nil
	}
	body, err := h.gzipped(found, tag)
	if err != nil {
		return nil, err
	}
	header.Set("ETag", `"`+tag+`-gzip"`)
	header.Set("Content-Encoding", "gzip")
	return bytes.NewReader(body), nil
}

// tag returns the hash of a file's content. It does not reuse the hash of another file with
// the same name, size and time, because two builds can follow each other within the
// resolution of the file system's clock.
func (h *handler) tag(found siteFile) (string, error) {
	return read(h.tags, found, func(content io.Reader) (string, error) {
		hash := sha256.New()
		if _, err := io.Copy(hash, content); err != nil {
			return "", fmt.Errorf("hash %s: %w", found.name, err)
		}
		return hex.EncodeToString(hash.Sum(nil)[:tagBytes]), nil
	})
}

// gzipped returns the compressed content of a file. If many clients request a new file at
// once, only one compresses it, and the others find it in the cache.
func (h *handler) gzipped(found siteFile, tag string) ([]byte, error) {
	if body, ok := h.bodies.get(tag); ok {
		return body, nil
	}
	h.compressing <- struct{}{}
	defer func() { <-h.compressing }()
	if body, ok := h.bodies.get(tag); ok {
		return body, nil
	}
	var body bytes.Buffer
	compressor := gzip.NewWriter(&body)
	if _, err := io.Copy(compressor, found.reader()); err != nil {
		return nil, fmt.Errorf("compress %s: %w", found.name, err)
	}
	if err := compressor.Close(); err != nil {
		return nil, fmt.Errorf("compress %s: %w", found.name, err)
	}
	h.bodies.put(tag, body.Bytes())
	return body.Bytes(), nil
}

// reader reads the file from its start without moving the file offset.
func (f siteFile) reader() io.Reader {
	return io.NewSectionReader(f.file, 0, f.size)
}

// acceptsGzip reports whether the Accept-Encoding headers allow gzip and do not prefer
// identity.
func acceptsGzip(headers []string) bool {
	weights := map[string]float64{}
	for _, header := range headers {
		for offer := range strings.SplitSeq(header, ",") {
			coding, parameters, _ := strings.Cut(offer, ";")
			weights[strings.ToLower(strings.TrimSpace(coding))] = twin.Quality(parameters)
		}
	}
	gzip, named := weights["gzip"]
	if !named {
		gzip, named = weights["x-gzip"]
	}
	if !named {
		gzip = weights["*"]
	}
	return gzip > 0 && gzip >= weights["identity"]
}

// hashedName matches a content hash before the file extensions: eight or more hex digits in
// one case, or the eight base 32 digits that esbuild writes.
var hashedName = regexp.MustCompile(`[.-]([0-9a-f]{8,64}|[0-9A-F]{8,64}|[A-Z2-7]{8})(\.[0-9a-z]+)+$`)

// isImmutable reports whether a file name includes a hash of the content, as docgen's own
// assets do.
func isImmutable(name string) bool {
	if !strings.HasPrefix(name, "assets/") {
		return false
	}
	match := hashedName.FindStringSubmatch(path.Base(name))
	return match != nil && (strings.ContainsAny(match[1], "0123456789") || match[1] == strings.ToUpper(match[1]))
}
