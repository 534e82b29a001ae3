package config

import (
	"fmt"
	"regexp"
)

// Fonts are the fonts that the site serves itself, from npm packages of Fontsource.
type Fonts struct {
	Text string `yaml:"text" example:"Inter" doc:"Font for text, such as Inter. Install its npm package in the site: @fontsource-variable/inter or @fontsource/inter."`
	Code string `yaml:"code" example:"JetBrains Mono" doc:"Font for code, such as JetBrains Mono. Install its npm package in the site, as for text."`
}

// fontName matches the name of a font or of its npm package.
var fontName = regexp.MustCompile(`^(?:@fontsource(?:-variable)?/)?[A-Za-z0-9][A-Za-z0-9 -]*$`)

func (c *checker) fonts() {
	fonts := c.config.Fonts
	for _, font := range []struct{ option, name string }{{"text", fonts.Text}, {"code", fonts.Code}} {
		if font.name != "" && !fontName.MatchString(font.name) {
			c.report(fmt.Sprintf("fonts.%s must be the name of a font, found %q", font.option, font.name),
				`for example, "Inter" or the npm package "@fontsource/inter"`, "fonts", font.option)
		}
	}
}
