package config

import (
	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// SocialCards configures the images that social media show for links to pages.
type SocialCards struct {
	On    bool     `yaml:"-"`
	Mode  Mode     `yaml:"mode" doc:"Color mode of the cards: light or dark. By default, it is themeConfig.colorMode.defaultMode."`
	Logo  string   `yaml:"logo" doc:"Logo on the cards: the path of an SVG, PNG or JPEG file in a static folder. By default, it is the logo of the navbar, or else the favicon."`
	Fonts []string `yaml:"fonts" doc:"Fonts for the cards, which docgen prefers to its own: paths of .ttf, .otf and .woff files in the site folder."`
}

// UnmarshalYAML reads true, false or a mapping.
func (s *SocialCards) UnmarshalYAML(value strictyaml.Value) {
	type options SocialCards
	read := options{On: true}
	switch {
	case value.Kind() == strictyaml.Bool:
		read.On = value.Scalar() == true
	case value.Kind() == strictyaml.Map:
		value.Decode(&read)
	default:
		value.Expected("true, false or a mapping", "for dark cards, write {mode: dark}")
	}
	*s = SocialCards(read)
}

func (SocialCards) schema() object {
	return anyOf(isBool, object{{"type", "object"}, {"additionalProperties", false}, {"properties", object{
		{"mode", object{{"enum", Mode("").Allowed()}}}, {"logo", isString}, {"fonts", listOf(isString)},
	}}})
}

// socialCards reports cards that no page would show.
func (c *checker) socialCards() {
	if c.config.SocialCards.On && c.config.ThemeConfig.Image != "" {
		c.add(c.config.positions.KeyDiagnostic(diag.Warning, "pages show themeConfig.image in place of their social cards",
			"remove image, or set socialCards to false", "themeConfig", "image"))
	}
}
