package deploy

// mediaType is a media type with the extensions of its files.
type mediaType struct {
	Media      string
	Extensions string // separated by spaces
	IsText     bool   // whether compression makes such files smaller
}

// mediaTypes returns the types that servers send. They are those of docgen serve. Servers have
// a list of their own, but theirs lack some types and the encoding of most.
func mediaTypes() []mediaType {
	return []mediaType{
		{"text/html; charset=utf-8", "html htm", true},
		{"text/css; charset=utf-8", "css", true},
		{"text/javascript; charset=utf-8", "js mjs cjs", true},
		{"application/json; charset=utf-8", "json map", true},
		{"application/manifest+json; charset=utf-8", "webmanifest", true},
		{"text/plain; charset=utf-8", "txt text log", true},
		{"text/markdown; charset=utf-8", "md mdx markdown", true},
		{"text/csv; charset=utf-8", "csv", true},
		{"text/vtt; charset=utf-8", "vtt", true},
		{"text/calendar; charset=utf-8", "ics", true},
		{"text/yaml; charset=utf-8", "yml yaml", true},
		{"application/xml", "xml xsl", true},
		{"application/rss+xml", "rss", true},
		{"application/atom+xml", "atom", true},
		{"image/svg+xml", "svg", true},
		{"image/png", "png", false},
		{"image/apng", "apng", false},
		{"image/gif", "gif", false},
		{"image/webp", "webp", false},
		{"image/avif", "avif", false},
		{"image/bmp", "bmp", false},
		{"image/jpeg", "jpg jpeg", false},
		{"image/x-icon", "ico", false},
		{"image/tiff", "tif tiff", false},
		{"video/mp4", "mp4 m4v", false},
		{"video/webm", "webm", false},
		{"video/quicktime", "mov", false},
		{"video/ogg", "ogv", false},
		{"audio/mpeg", "mp3", false},
		{"audio/mp4", "m4a", false},
		{"audio/ogg", "ogg oga opus", false},
		{"audio/wav", "wav", false},
		{"audio/flac", "flac", false},
		{"audio/aac", "aac", false},
		{"font/woff", "woff", false},
		{"font/woff2", "woff2", false},
		{"font/ttf", "ttf", false},
		{"font/otf", "otf", false},
		{"application/pdf", "pdf", false},
		{"application/wasm", "wasm", false},
		{"application/zip", "zip", false},
		{"application/rtf", "rtf", false},
		{"application/gzip", "gz tgz", false},
	}
}
