// Package social decides how the social cards of a site look, and finds the titles that they cannot show.
//
// [Read] returns the painter of a site. It reads the logo and the fonts that the config names. The package
// does not know what the card of a page says, and draws none.
package social

import (
	"cmp"
	"fmt"
	"net/url"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/palette"
	"github.com/docgen-cli/docgen/internal/config/tokens"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/render/card"
	"github.com/docgen-cli/docgen/internal/site"
)

// cardsCode is the code of diagnostics about cards.
const cardsCode = "cards"

// Read returns the painter of a site, or nil if the site has no cards, and what is wrong with its fonts,
// its logo and the titles of its pages.
func Read(s site.Site, files source.Files) (*card.Painter, []diag.Diagnostic, error) {
	if !s.Config.SocialCards.On {
		return nil, nil, nil
	}
	builtIn, err := card.BuiltIn()
	if err != nil {
		return nil, nil, fmt.Errorf("read the fonts of social cards: %w", err)
	}
	fromSite, findings := ownFonts(s.Config, files)
	mark, problems := logoOf(s, files)
	findings = append(findings, problems...)
	if diag.HasErrors(findings) {
		return nil, findings, nil
	}
	fonts := fromSite.Before(builtIn)
	look := card.Look{Site: s.Config.Title, Colors: colorsOf(s.Config), Logo: mark, Fonts: fonts}
	painter, err := card.New(look)
	if err != nil {
		option, _ := logoOption(s.Config)
		findings = append(findings, report(s.Config, diag.Warning, fmt.Sprintf("social cards cannot show the logo: %v", err),
			"use a PNG image, or a simpler SVG image", option...))
		look.Logo = nil
		painter, err = card.New(look)
		if err != nil {
			return nil, findings, err
		}
	}
	return painter, append(findings, unreadable(s, fonts)...), nil
}

// ownFonts reads the fonts that the config names.
func ownFonts(cfg config.Config, files source.Files) (card.Fonts, []diag.Diagnostic) {
	var fonts card.Fonts
	var findings []diag.Diagnostic
	for i, name := range cfg.SocialCards.Fonts {
		file, err := files.ReadFile(strings.TrimPrefix(name, "./"))
		text, hint := fmt.Sprintf("there is no font %q", name), "write the path of a file in the site folder"
		if err == nil {
			fonts, err = fonts.With(file)
			text, hint = fmt.Sprintf("%q is not a font that docgen can read", name), "use a .ttf, .otf or .woff file"
		}
		if err != nil {
			findings = append(findings, report(cfg, diag.Error, text, hint, "socialCards", "fonts", i))
		}
	}
	return fonts, findings
}

func report(cfg config.Config, severity diag.Severity, text, hint string, path ...any) diag.Diagnostic {
	return cfg.Diagnostic(severity, text, hint, path...).WithCode(cardsCode)
}

// colorsOf returns the colors of the site's theme and brand in the mode of the cards.
func colorsOf(cfg config.Config) card.Colors {
	all, mode := tokens.Colors(cfg), palette.Light
	if cmp.Or(cfg.SocialCards.Mode, cfg.ThemeConfig.ColorMode.DefaultMode) == config.Dark {
		mode = palette.Dark
	}
	color := func(name string) palette.Color { return all["--color-"+name][mode] }
	return card.Colors{Background: color("bg"), Dots: color("border-strong"), Heading: color("heading"), Muted: color("muted"), Accent: color("accent")}
}

// logoOf reads the logo of the navbar, or else the favicon. It is nil if neither is a file of the site.
func logoOf(s site.Site, files source.Files) ([]byte, []diag.Diagnostic) {
	_, written := logoOption(s.Config)
	if written == "" || isElsewhere(written) {
		return nil, nil
	}
	name := strings.TrimPrefix(written, "/")
	for _, file := range s.Static {
		if file.Name != name {
			continue
		}
		text, err := files.ReadFile(file.File)
		if err != nil {
			return nil, []diag.Diagnostic{content.Unreadable("logo", file.File, err)}
		}
		return text, nil
	}
	if s.Config.SocialCards.Logo == "" {
		return nil, nil // reported where pages show it
	}
	var names []string
	for _, file := range s.Static {
		names = append(names, file.Name)
	}
	return nil, []diag.Diagnostic{report(s.Config, diag.Error, fmt.Sprintf("no image %q in the static folders", written),
		cmp.Or(diag.DidYouMean(name, names), "write the path relative to a static folder"), "socialCards", "logo")}
}

// logoOption returns the option that names the logo of cards, and its value.
func logoOption(cfg config.Config) ([]any, string) {
	logo := cfg.ThemeConfig.Navbar.Logo
	switch isDark := cmp.Or(cfg.SocialCards.Mode, cfg.ThemeConfig.ColorMode.DefaultMode) == config.Dark; {
	case cfg.SocialCards.Logo != "":
		return []any{"socialCards", "logo"}, cfg.SocialCards.Logo
	case logo == nil:
		return []any{"favicon"}, cfg.Favicon
	case isDark && logo.SrcDark != "":
		return []any{"themeConfig", "navbar", "logo", "srcDark"}, logo.SrcDark
	default:
		return []any{"themeConfig", "navbar", "logo", "src"}, logo.Src
	}
}

// isElsewhere reports whether an image is not a file of the site.
func isElsewhere(written string) bool {
	parsed, err := url.Parse(written)
	return err != nil || parsed.Scheme != "" || parsed.Host != ""
}
