package render

import (
	"cmp"
	"fmt"
	"html"
	"strings"
)

// Source is a set of variants of an image in one format.
type Source struct {
	Type string // media type
	Set  string // value of srcset: URLs with their widths
}

// zoomFrom is the width in pixels from which readers can enlarge an image, because pages do not show it
// in its own size.
const zoomFrom = 800

// CanZoom reports whether an image is larger than pages show it.
func (r Resolved) CanZoom() bool {
	return r.Natural > zoomFrom || r.Width > 0 && r.Natural > r.Width*6/5
}

// Mode returns the color mode for which an image is, "" for both.
func (r Resolved) Mode() string {
	switch {
	case strings.HasSuffix(r.Href, "#gh-light-mode-only"):
		return "light"
	case strings.HasSuffix(r.Href, "#gh-dark-mode-only"):
		return "dark"
	}
	return ""
}

// Sizes returns the width at which pages show an image, as the attribute sizes of HTML has it. The column
// of the theme is 42rem wide.
func (r Resolved) Sizes() string {
	shown := cmp.Or(r.Width, r.Natural)
	if shown < 672 {
		return fmt.Sprintf("(min-width: %dpx) %dpx, 100vw", shown+32, shown)
	}
	return "(min-width: 997px) 42rem, 100vw"
}

// writeAround writes the tag of a placeholder around an image.
func (r Resolved) writeAround(out *strings.Builder, kind PlaceholderKind) {
	switch {
	case kind == zoomPlaceholder && r.CanZoom():
		out.WriteString(`<a class="zoom" href="` + escapeURL(harmless(r.Href)) + `"`)
		if mode := r.Mode(); mode != "" {
			out.WriteString(` data-mode="` + mode + `"`)
		}
		out.WriteString(">")
	case kind == zoomEndPlaceholder && r.CanZoom():
		out.WriteString("</a>")
	case kind == picturePlaceholder && len(r.Variants) > 0:
		out.WriteString("<picture>")
		for _, source := range r.Variants {
			out.WriteString(`<source type="` + source.Type + `" srcset="` + html.EscapeString(source.Set) + `" sizes="` + r.Sizes() + `">`)
		}
	case kind == pictureEndPlaceholder && len(r.Variants) > 0:
		out.WriteString("</picture>")
	}
}
