package message

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Catalog has the labels of one locale. The zero value has the English ones.
type Catalog struct {
	locale    string            // whose plural forms the texts have; "" for English
	texts     map[string]string // those that differ from the English ones, by id
	siteTexts map[string]string // texts of the site's own code, by id
}

// For returns the labels of a locale: docgen's own in its language, or in English if docgen does
// not have that, and above them those that the site's translation has. siteTexts also has the texts
// of the site's own code.
func For(locale string, siteTexts map[string]string) Catalog {
	catalog := Catalog{locale: locale, texts: map[string]string{}, siteTexts: map[string]string{}}
	texts := englishIn(locale)
	if name := languageOf(locale); name != "" {
		texts = read(name)
	}
	for id, text := range texts {
		catalog.set(id, text)
	}
	for id, text := range siteTexts {
		if _, known := english()[id]; known {
			catalog.set(id, text)
		} else {
			catalog.siteTexts[id] = text
		}
	}
	return catalog
}

func (c Catalog) set(id, text string) {
	if delete(c.texts, id); text != english()[id] {
		c.texts[id] = text
	}
}

// englishIn returns the English texts with plural forms as the rules of a locale choose them.
func englishIn(locale string) map[string]string {
	categories, texts := pluralOf(locale).categories, map[string]string{}
	for id, text := range english() {
		forms := strings.Split(text, "|")
		if len(forms) == 1 {
			continue
		}
		chosen := make([]string, len(categories))
		for i, category := range categories {
			chosen[i] = forms[len(forms)-1]
			if category == "one" && pluralOf(locale).countsOne() {
				chosen[i] = forms[0]
			}
		}
		for len(chosen) > 1 && chosen[len(chosen)-1] == chosen[len(chosen)-2] {
			chosen = chosen[:len(chosen)-1]
		}
		texts[id] = strings.Join(chosen, "|")
	}
	return texts
}

// Text returns the text of a message; for an unknown id, the id.
func (c Catalog) Text(id string) string {
	if text, differs := c.texts[id]; differs {
		return text
	}
	if text, known := english()[id]; known {
		return text
	}
	return id
}

// Fill returns the text of a message with values in place of their names. Names and values
// alternate.
func (c Catalog) Fill(id string, namesAndValues ...string) string {
	return fill(c.Text(id), namesAndValues)
}

// Plural returns the form of a message for a number, with the number in place of {count}.
func (c Catalog) Plural(id string, count int) string { return c.PluralOf(id, "count", count) }

// PluralOf is Plural for a message that has another name for its number.
func (c Catalog) PluralOf(id, name string, count int) string {
	forms := strings.Split(c.Text(id), "|")
	form := forms[min(pluralOf(c.locale).index(count), len(forms)-1)]
	return fill(form, []string{name, strconv.Itoa(count)})
}

func fill(text string, namesAndValues []string) string {
	pairs := slices.Clone(namesAndValues)
	for i := 0; i < len(pairs); i += 2 {
		pairs[i] = "{" + pairs[i] + "}"
	}
	if len(pairs) == 2 {
		return strings.ReplaceAll(text, pairs[0], pairs[1]) // a Replacer first makes tables for its search
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// Differing returns the labels that differ from the English ones, by id.
func (c Catalog) Differing() map[string]string { return maps.Clone(c.texts) }

// InScripts returns the labels that differ from the English ones, by the keys that scripts have.
func (c Catalog) InScripts() map[string]string {
	texts := make(map[string]string, len(c.texts))
	for id, text := range c.texts {
		texts[scriptKeys()[id]] = text
	}
	return texts
}

// InTheme is InScripts without the labels of some parts of a site, such as "blog".
func (c Catalog) InTheme(without ...string) map[string]string {
	texts := c.InScripts()
	for _, each := range All() {
		if slices.Contains(without, each.part) {
			delete(texts, scriptKeys()[each.ID])
		}
	}
	return texts
}

// PluralCategories returns the language whose plural rules the texts follow, and the categories of
// these rules, in the order of the forms.
func (c Catalog) PluralCategories() (language string, categories []string) {
	return cmp.Or(c.locale, "en"), pluralOf(c.locale).categories
}

// Own returns the texts of the site's own code, by id.
func (c Catalog) Own() map[string]string { return maps.Clone(c.siteTexts) }
