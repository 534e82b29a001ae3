package config

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// I18n lists the languages of the site.
type I18n struct {
	DefaultLocale string                  `yaml:"defaultLocale" default:"en" doc:"BCP 47 tag of the language in which the docs are written, such as en or pt-BR."`
	Locales       []string                `yaml:"locales" doc:"Languages of the site. docgen builds only the default locale so far and warns about the others."`
	LocaleConfigs map[string]LocaleConfig `yaml:"localeConfigs" doc:"Options of each language, by locale."`
}

// LocaleConfig holds the options of one language.
type LocaleConfig struct {
	Label     string    `yaml:"label" doc:"Name of the language, written in that language. By default, it is the locale."`
	Direction Direction `yaml:"direction" doc:"Writing direction. By default, docgen derives it from the language."`
	HTMLLang  string    `yaml:"htmlLang" doc:"Value of the lang attribute on every page. By default, it is the locale."`
}

// complete fills in the list of locales and the options of each.
func (i I18n) complete() I18n {
	if len(i.Locales) == 0 {
		i.Locales = []string{i.DefaultLocale}
	}
	configs := make(map[string]LocaleConfig, len(i.Locales))
	for _, locale := range i.Locales {
		options := i.LocaleConfigs[locale]
		options.Label = cmp.Or(options.Label, locale)
		options.HTMLLang = cmp.Or(options.HTMLLang, locale)
		options.Direction = cmp.Or(options.Direction, directionOf(locale))
		configs[locale] = options
	}
	i.LocaleConfigs = configs
	return i
}

func directionOf(locale string) Direction {
	language, _, _ := strings.Cut(strings.ToLower(locale), "-")
	switch language {
	case "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi":
		return RightToLeft
	}
	return LeftToRight
}

func (c *checker) i18n() {
	i18n := c.config.I18n
	if i18n.DefaultLocale == "" {
		c.at("i18n.defaultLocale is empty", `for example, "en"`, "i18n", "defaultLocale")
	}
	if len(i18n.Locales) > 0 && !slices.Contains(i18n.Locales, i18n.DefaultLocale) {
		c.at(fmt.Sprintf("i18n.locales does not contain the default locale %q", i18n.DefaultLocale), "add it, or change i18n.defaultLocale", "i18n", "locales")
	}
	for number, locale := range i18n.Locales {
		if slices.Index(i18n.Locales, locale) < number {
			c.at(fmt.Sprintf("i18n.locales lists %q twice", locale), "remove one of them", "i18n", "locales", number)
		}
	}
	known := i18n.Locales
	if len(known) == 0 {
		known = []string{i18n.DefaultLocale}
	}
	for _, locale := range slices.Sorted(maps.Keys(i18n.LocaleConfigs)) {
		if slices.Contains(known, locale) {
			continue
		}
		hint := cmp.Or(diag.DidYouMean(locale, known), "add it to i18n.locales")
		c.key(fmt.Sprintf("i18n.localeConfigs.%s is not a locale of the site", locale), hint, "i18n", "localeConfigs", locale)
	}
}
