package serve

import (
	"path"
	"regexp"
	"strings"
)

const (
	plainText   = "text/plain; charset=utf-8"
	unknownType = "application/octet-stream"
)

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

// isText reports whether a media type is text, which gzip makes smaller.
func isText(media string) bool {
	kind, _, _ := strings.Cut(media, ";")
	_, subtype, _ := strings.Cut(kind, "/")
	return strings.HasPrefix(kind, "text/") || subtype == "json" || subtype == "xml" ||
		strings.HasSuffix(subtype, "+json") || strings.HasSuffix(subtype, "+xml")
}

// mediaType returns the media type for a file extension. It does not depend on the
// machine's configuration. XML and SVG declare their own encoding.
func mediaType(name string) string {
	extension := strings.ToLower(strings.TrimPrefix(path.Ext(name), "."))
	for _, find := range []func(string) string{textType, imageType, mediaFileType, otherType} {
		if media := find(extension); media != "" {
			return media
		}
	}
	return unknownType
}

func textType(extension string) string {
	switch extension {
	case "html", "htm":
		return "text/html; charset=utf-8"
	case "css":
		return "text/css; charset=utf-8"
	case "js", "mjs", "cjs":
		return "text/javascript; charset=utf-8"
	case "json", "map":
		return "application/json; charset=utf-8"
	case "webmanifest":
		return "application/manifest+json; charset=utf-8"
	case "txt", "text", "log":
		return plainText
	case "md", "mdx", "markdown":
		return "text/markdown; charset=utf-8"
	case "csv":
		return "text/csv; charset=utf-8"
	case "vtt":
		return "text/vtt; charset=utf-8"
	case "ics":
		return "text/calendar; charset=utf-8"
	case "yml", "yaml":
		return "text/yaml; charset=utf-8"
	case "xml", "xsl":
		return "application/xml"
	case "rss":
		return "application/rss+xml"
	case "atom":
		return "application/atom+xml"
	}
	return ""
}

func imageType(extension string) string {
	switch extension {
	case "svg":
		return "image/svg+xml"
	case "png", "apng", "gif", "webp", "avif", "bmp":
		return "image/" + extension
	case "jpg", "jpeg":
		return "image/jpeg"
	case "ico":
		return "image/x-icon"
	case "tif", "tiff":
		return "image/tiff"
	}
	return ""
}

func mediaFileType(extension string) string {
	switch extension {
	case "mp4", "m4v":
		return "video/mp4"
	case "webm":
		return "video/webm"
	case "mov":
		return "video/quicktime"
	case "ogv":
		return "video/ogg"
	case "mp3":
		return "audio/mpeg"
	case "m4a":
		return "audio/mp4"
	case "ogg", "oga", "opus":
		return "audio/ogg"
	case "wav", "flac", "aac":
		return "audio/" + extension
	}
	return ""
}

func otherType(extension string) string {
	switch extension {
	case "woff", "woff2", "ttf", "otf":
		return "font/" + extension
	case "pdf", "wasm", "zip", "rtf":
		return "application/" + extension
	case "gz", "tgz":
		return "application/gzip"
	}
	return ""
}
