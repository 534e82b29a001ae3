package config

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"github.com/docgen-cli/docgen/internal/diag"
)

// I18n lists the languages of the site. The options and their defaults are Docusaurus's, except
// for Untranslated.
type I18n struct {
	DefaultLocale string                  `yaml:"defaultLocale" default:"en" example:"pt-BR" doc:"BCP 47 tag of the language in which the docs are written, such as en or pt-BR."`
	Locales       []string                `yaml:"locales" example:"[en, de, pt-BR]" doc:"Languages of the site, in the order of the language menu."`
	Path          string                  `yaml:"path" default:"i18n" example:"translations" doc:"Folder that contains the translations, relative to the site folder."`
	Untranslated  Untranslated            `yaml:"untranslated" default:"notice" example:"redirect" doc:"What readers get in place of a page that is not translated. They get the original below a notice (notice), only the original (canonical), a redirect to it (redirect), or no page (omit)."`
	LocaleConfigs map[string]LocaleConfig `yaml:"localeConfigs" example:"{en: {label: English (UK), htmlLang: en-GB}}" doc:"Options of each language, by locale."`
}

// LocaleConfig holds the options of one language.
type LocaleConfig struct {
	Label     string    `yaml:"label" example:"Português" doc:"Name of the language, written in that language. docgen knows the names of most languages."`
	Direction Direction `yaml:"direction" example:"rtl" doc:"Writing direction. By default, docgen derives it from the language."`
	HTMLLang  string    `yaml:"htmlLang" example:"pt-BR" doc:"Value of the lang attribute on every page. By default, it is the locale."`
	Calendar  string    `yaml:"calendar" example:"persian" doc:"Calendar of dates, such as gregory or persian. By default, it is that of the language's region, such as persian for fa, or else gregory."`
	Path      string    `yaml:"path" example:"pt" doc:"Name of the folder with the translations, in i18n.path. By default, it is the locale."`
	Translate *bool     `yaml:"translate" example:"false" doc:"Whether to read translations. By default, docgen does if the folder exists."`
	URL       string    `yaml:"url" example:"https://de.example.com" doc:"Origin of the pages in this language, if they have a domain of their own. By default, it is the site's url."`
	BaseURL   string    `yaml:"baseUrl" example:"/de/" doc:"URL path of the pages in this language. By default, it is the site's baseUrl and the locale, or only the baseUrl for the default locale."`
}

// Untranslated says what readers get in place of a page that is not translated.
type Untranslated string

// What readers can get in place of a page that is not translated.
const (
	UntranslatedNotice    Untranslated = "notice"    // the original, with a notice
	UntranslatedCanonical Untranslated = "canonical" // the original
	UntranslatedRedirect  Untranslated = "redirect"  // a redirect to the original
	UntranslatedOmit      Untranslated = "omit"      // no page
)

// Allowed returns the possible values.
func (Untranslated) Allowed() []string { return []string{"notice", "canonical", "redirect", "omit"} }

// Folder returns the folder with the translations of a locale, relative to the site folder.
func (i I18n) Folder(locale string) string { return path.Join(i.Path, i.LocaleConfigs[locale].Path) }

// Together returns the options without the URLs of single locales.
func (i I18n) Together() I18n {
	configs := make(map[string]LocaleConfig, len(i.LocaleConfigs))
	for locale, options := range i.LocaleConfigs {
		options.URL, options.BaseURL = "", ""
		configs[locale] = options
	}
	i.LocaleConfigs = configs
	return i
}

// complete fills in the list of locales and the options of each.
func (i I18n) complete() I18n {
	if len(i.Locales) == 0 {
		i.Locales = []string{i.DefaultLocale}
	}
	configs := make(map[string]LocaleConfig, len(i.Locales))
	for _, locale := range i.Locales {
		options := i.LocaleConfigs[locale]
		tag := language.Make(cmp.Or(options.HTMLLang, locale))
		options.Label = cmp.Or(options.Label, labelOf(locale, tag))
		options.HTMLLang = cmp.Or(options.HTMLLang, locale)
		options.Direction = cmp.Or(options.Direction, directionOf(tag))
		options.Calendar = cmp.Or(options.Calendar, tag.TypeForKey("ca"), calendarOf(tag))
		options.Path = cmp.Or(options.Path, locale)
		configs[locale] = options
	}
	i.LocaleConfigs = configs
	return i
}

// labelOf returns the name of the language that a locale names, or else of its lang attribute. A
// locale that names another language is only a name of a folder, such as "br" for Brazil.
func labelOf(locale string, lang language.Tag) string {
	named := language.Make(locale)
	base, _ := named.Base()
	if of, _ := lang.Base(); of != base {
		named = lang
	}
	return cmp.Or(nameOf(named), nameOf(lang), locale)
}

// nameOf returns the name of a language in that language with a capital letter, or "". The region
// follows if the name does not tell it, as in "Português (Brasil)".
func nameOf(tag language.Tag) string {
	if tag.String() == "sr-Latn" {
		return "Srpski (latinica)" // the library takes it for Serbo-Croatian
	}
	name := display.Self.Name(tag)
	if name == "" {
		return ""
	}
	base, _ := tag.Base()
	region, confidence := tag.Region()
	if regions := display.Regions(tag); regions != nil && confidence == language.Exact && name == display.Self.Name(language.Make(base.String())) {
		name += " (" + regions.Name(region) + ")"
	}
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToTitle(first)) + name[size:]
}

// directionOf returns the direction of the script in which a language is usually written.
func directionOf(tag language.Tag) Direction {
	script, _ := tag.Script()
	switch script.String() {
	case "Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi":
		return RightToLeft
	}
	return LeftToRight
}

// calendarOf returns the calendar that CLDR prefers for the region in which a language is usually
// written.
func calendarOf(tag language.Tag) string {
	region, _ := tag.Region()
	switch region.String() {
	case "AF", "IR":
		return "persian"
	case "TH":
		return "buddhist"
	}
	return "gregory"
}

func (c *checker) i18n() {
	i18n := &c.config.I18n
	if i18n.DefaultLocale == "" {
		c.report("i18n.defaultLocale is empty", `for example, "en"`, "i18n", "defaultLocale")
	}
	if len(i18n.Locales) > 0 && !slices.Contains(i18n.Locales, i18n.DefaultLocale) {
		c.report(fmt.Sprintf("i18n.locales does not contain the default locale %q", i18n.DefaultLocale), "add it, or change i18n.defaultLocale", "i18n", "locales")
	}
	if folder := path.Clean(i18n.Path); path.IsAbs(folder) || folder == ".." || strings.HasPrefix(folder, "../") {
		c.report(fmt.Sprintf("i18n.path must be a folder in the site folder, found %q", i18n.Path), "move the translations there", "i18n", "path")
	}
	known := i18n.Locales
	if len(known) == 0 {
		known = []string{i18n.DefaultLocale}
		c.tag(i18n.DefaultLocale, "i18n", "defaultLocale")
	}
	for number, locale := range i18n.Locales {
		if slices.Index(i18n.Locales, locale) < number {
			c.report(fmt.Sprintf("i18n.locales lists %q twice", locale), "remove one of them", "i18n", "locales", number)
		}
		if i18n.LocaleConfigs[locale].HTMLLang == "" {
			c.tag(locale, "i18n", "locales", number)
		}
	}
	for _, locale := range slices.Sorted(maps.Keys(i18n.LocaleConfigs)) {
		if !slices.Contains(known, locale) {
			hint := cmp.Or(diag.DidYouMean(locale, known), "add it to i18n.locales")
			c.key(fmt.Sprintf("i18n.localeConfigs.%s is not a locale of the site", locale), hint, "i18n", "localeConfigs", locale)
			continue
		}
		i18n.LocaleConfigs[locale] = c.localeConfig(locale, i18n.LocaleConfigs[locale])
	}
}

// localeConfig checks and normalizes the options of a locale.
func (c *checker) localeConfig(locale string, options LocaleConfig) LocaleConfig {
	place := func(option string) []any { return []any{"i18n", "localeConfigs", locale, option} }
	if options.HTMLLang != "" {
		c.tag(options.HTMLLang, place("htmlLang")...)
	}
	if options.URL != "" {
		origin, problem := Origin(options.URL)
		if problem != (Problem{}) {
			c.report(fmt.Sprintf("the url of the locale %q %s, found %q", locale, problem.Text, options.URL), problem.Hint, place("url")...)
		}
		options.URL = origin
	}
	if options.BaseURL != "" {
		base, problem := BasePath(options.BaseURL)
		if problem != (Problem{}) {
			c.report(fmt.Sprintf("the baseUrl of the locale %q %s, found %q", locale, problem.Text, options.BaseURL), problem.Hint, place("baseUrl")...)
		}
		options.BaseURL = base
	}
	if options.Path != "" && (path.Clean(options.Path) != options.Path || strings.HasPrefix(options.Path, "/") || strings.HasPrefix(options.Path, "..")) {
		c.report(fmt.Sprintf("the path of the locale %q must be the name of a folder in %s, found %q", locale, c.config.I18n.Path, options.Path), "",
			place("path")...)
	}
	return options
}

// tag checks the tag of a language.
func (c *checker) tag(tag string, place ...any) {
	if tag == "" {
		return // it has been reported
	}
	if _, err := language.Parse(tag); err != nil || strings.Contains(tag, "_") {
		c.report(fmt.Sprintf("%q is not a BCP 47 language tag", tag),
			`write a tag such as en, pt-BR or zh-Hant; if the folder has another name, set path in localeConfigs`, place...)
	}
}
