// Package tokens has the design tokens of a site: those of the theme that it chose, and those that its
// config sets, such as the accent of its brand.
//
// [Sheet] returns them as CSS, and [Colors] as colors to compare others with. The package knows the style
// sheets in theme/styles, and nothing of how pages load them.
package tokens

import (
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/palette"
	"github.com/docgen-cli/docgen/theme"
)

// Sheet returns the tokens that differ from those in tokens.css, as CSS in the layer of the tokens. It is
// empty if the config sets none. Pages have no inline styles, so the text becomes part of a style sheet.
func Sheet(cfg config.Config) string {
	sheet := minify(read("themes/" + string(cfg.Theme) + ".css"))
	if set := own(cfg); set != "" {
		sheet += ":root{" + set + "}"
	}
	if sheet == "" {
		return ""
	}
	return "@layer tokens{" + sheet + "}"
}

// Colors returns the colors of the site's theme, with the accent of its brand.
func Colors(cfg config.Config) palette.Tokens {
	colors := palette.Tokens{}.With(read("tokens.css")).With(read("themes/" + string(cfg.Theme) + ".css"))
	if brand, known := palette.Parse(cfg.ThemeConfig.Brand); known {
		colors = colors.WithAccent(palette.Derive(brand, colors))
	}
	return colors
}

// read returns a style sheet of the theme, or "" if there is none: the theme "phoenix" is tokens.css itself.
func read(name string) string {
	sheet, err := theme.Files.ReadFile("styles/" + name)
	if err != nil {
		return ""
	}
	return string(sheet)
}

// own returns the declarations of the tokens that the config sets.
func own(cfg config.Config) string {
	set := ""
	if brand, known := palette.Parse(cfg.ThemeConfig.Brand); known {
		set = palette.Derive(brand, Colors(cfg)).Declarations()
	}
	bar := cfg.ThemeConfig.AnnouncementBar
	if bar == nil {
		bar = &config.AnnouncementBar{}
	}
	if bar.BackgroundColor != "" {
		// The background is the same in both color modes, so the links on it are too.
		set += "--announcement-background:" + bar.BackgroundColor + ";--announcement-scheme:light;"
	}
	if bar.TextColor != "" {
		set += "--announcement-text:" + bar.TextColor + ";"
	}
	return set
}

var (
	space  = regexp.MustCompile(`\s+`)
	around = regexp.MustCompile(`\s*([{}:;,])\s*`)
)

// minify removes comments and white space from a sheet that sets tokens.
func minify(sheet string) string {
	short := space.ReplaceAllString(palette.WithoutComments(sheet), " ")
	return strings.TrimSpace(around.ReplaceAllString(short, "$1"))
}

var customProperty = regexp.MustCompile(`--[a-z][\w-]*`)

// Names returns the names of the custom properties in the theme's style sheets, except for those of Infima.
var Names = sync.OnceValue(func() []string {
	names := map[string]bool{}
	_ = fs.WalkDir(theme.Files, ".", func(file string, entry fs.DirEntry, err error) error {
		if err == nil && path.Ext(file) == ".css" && !strings.Contains(file, "infima") {
			sheet, _ := theme.Files.ReadFile(file) // embedded
			for _, name := range customProperty.FindAllString(palette.WithoutComments(string(sheet)), -1) {
				names[name] = true
			}
		}
		return nil
	})
	return slices.Sorted(maps.Keys(names))
})
