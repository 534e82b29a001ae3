package blogview

import (
	"html/template"
	"strings"
)

// platform is where authors have profiles.
type platform struct {
	name string // as it writes itself
	path string // of its icon, on a grid of 24
}

// platforms has the platforms by the names that authors files give them. The icons are our
// own, in the style of the theme's icons. Nothing changes it.
var platforms = map[string]platform{
	"github":        {"GitHub", "M5 4.5 5.2 9A7 7 0 0 0 4 12.8C4 17.3 7.5 20 12 20s8-2.7 8-7.2a7 7 0 0 0-1.2-3.8L19 4.5l-3.7 2.2a12 12 0 0 0-6.6 0zM9.5 13v1M14.5 13v1"},
	"x":             {"X", "M4.5 4.5h4l11 15h-4zM19 4.5 13.3 11M10.7 13.8 5.5 19.5"},
	"twitter":       {"Twitter", "M3 17c7.5 4 14.5 0 15-8l2-2.5h-3.5A3.5 3.5 0 0 0 10.5 9C8 9 5.5 7.5 4 5.5c-.5 3.5 1 6 3.5 7.5C6.5 15 5 16.5 3 17z"},
	"linkedin":      {"LinkedIn", "M5.5 10v9M5.5 5.5v.01M10.5 19v-9M10.5 14a4 4 0 0 1 8 0v5"},
	"stackoverflow": {"Stack Overflow", "M5 14v6h13v-6M8.5 16.5h6M8.8 13l6.1 1.2M10.2 9.2l5.6 2.8M13.2 5.5l4.3 4.5"},
	"mastodon":      {"Mastodon", "M15.5 19.5c-4 .8-6-.5-6-2.5h6.5a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4H8a4 4 0 0 0-4 4v6c0 4 3.5 7.5 10 7M8 13.5V9.7a2 2 0 0 1 4 0v2.8M12 9.7a2 2 0 0 1 4 0v3.8"},
	"bluesky":       {"Bluesky", "M12 11.5C10.5 8.5 7.5 5.5 5 4.8 4 4.5 3.5 5 3.5 6c0 4.5 1 6.5 5 6.5-3 .5-3.7 2.5-1.2 4.8s4 .2 4.7-2.3c.7 2.5 2.2 4.6 4.7 2.3s1.8-4.3-1.2-4.8c4 0 5-2 5-6.5 0-1-.5-1.5-1.5-1.2-2.5.7-5.5 3.7-7 6.7z"},
	"instagram":     {"Instagram", "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M16.5 7.5v.01"},
	"threads":       {"Threads", "M15.5 12a3.5 3.5 0 1 0-7 0 3.5 3.5 0 1 0 7 0M15.5 8.5v5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.5 6.9"},
	"twitch":        {"Twitch", "M5 4h15v10l-4 4h-4l-3 3v-3H5zM11 8.5v4M15.5 8.5v4"},
	"youtube":       {"YouTube", "M6.5 5h11a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10.2 9v6l5-3z"},
	"email":         {"", paths["email"]},
}

// paths are those of the other icons, by name. Nothing changes it.
var paths = map[string]string{
	"email": "M4 6h16v12H4zM4.5 6.5 12 12.5l7.5-6",
	"link":  "M10 14.5a4 4 0 0 0 6 .3l3-3a4 4 0 0 0-5.7-5.7L12 7.4M14 9.5a4 4 0 0 0-6-.3l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3",
	"share": "M12 15V4M8 8l4-4 4 4M7.5 11.5H5.5v8.5h13v-8.5h-2",
	"feed":  "M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18v.01",
	"newer": "M19 12H5M11 6l-6 6 6 6",
	"older": "M5 12h14M13 6l6 6-6 6",
}

// Name returns the name of the platform. One that is not known is named as in the authors file.
func (s Social) Name() string {
	if known, found := platforms[strings.ToLower(s.Platform)]; found {
		return known.name
	}
	return s.Platform
}

// Icon draws the icon of the platform. One that is not known has that of a link.
func (s Social) Icon() template.HTML {
	if known, found := platforms[strings.ToLower(s.Platform)]; found {
		return svg(known.path)
	}
	return icon("link")
}

// icon draws an icon.
func icon(name string) template.HTML { return svg(paths[name]) }

func svg(path string) template.HTML {
	return template.HTML(`<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="` + path + `"/></svg>`)
}
