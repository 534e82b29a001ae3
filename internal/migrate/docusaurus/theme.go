package docusaurus

import (
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// theme converts themeConfig and the options of the classic theme.
func (c *converter) theme() {
	config := object(evaluate.Get(c.site.Config, "themeConfig"))
	for _, key := range config.Keys {
		name, value, where := "themeConfig."+key, config.Fields[key], []string{"themeConfig", key}
		switch {
		case key == "navbar":
			value = c.custom(c.navbar(c.withoutNull(value), where))
		case key == "footer":
			value = c.withoutNull(value)
		case key == "announcementBar" && strings.TrimSpace(text(evaluate.Get(value, "content"))) == "":
			c.note(Works, where, name, "left out, because it has no text")
			continue
		case key == "gtag":
			c.gtag(object(value), where)
			continue
		}
		c.copy(name, name, value, where)
	}
	if len(c.named("@docusaurus/theme-classic"))+len(c.named("@docusaurus/preset-classic")) > 0 || c.isClassic {
		c.set("themeConfig.infima", true, []string{"themeConfig"})
	}
	var styles []evaluate.Value
	for _, part := range c.named("@docusaurus/theme-classic") {
		for _, style := range list(part.options.Fields["customCss"]) {
			style = c.plain(style)
			if name, isName := style.(string); isName {
				style = strings.TrimPrefix(name, "./")
			}
			styles = append(styles, style)
		}
		if len(styles) > 0 {
			c.set("themeConfig.customCss", one(styles), at(part.at, "customCss"))
		}
	}
}

// one returns the item of a list with a single item, or else the list.
func one(values []evaluate.Value) evaluate.Value {
	if len(values) == 1 {
		return values[0]
	}
	return values
}

// withoutNull drops empty items of lists, which come from conditions.
func (c *converter) withoutNull(value evaluate.Value) evaluate.Value {
	switch value := value.(type) {
	case []evaluate.Value:
		var kept []evaluate.Value
		for _, item := range value {
			if item != nil && item != false {
				kept = append(kept, c.withoutNull(item))
			}
		}
		return kept
	case *evaluate.Object:
		copied := newObject()
		for _, key := range value.Keys {
			if value.Fields[key] != nil {
				put(copied, key, c.withoutNull(value.Fields[key]))
			}
		}
		return copied
	}
	return value
}

// custom turns navbar items of the site's own types into items of the type custom.
func (c *converter) custom(navbar evaluate.Value) evaluate.Value {
	for i, item := range list(evaluate.Get(navbar, "items")) {
		kind := text(evaluate.Get(item, "type"))
		if !strings.HasPrefix(kind, "custom-") {
			continue
		}
		made, props := newObject(), newObject()
		put(made, "type", "custom")
		put(made, "component", kind)
		for _, key := range object(item).Keys {
			switch key {
			case "type":
			case "position":
				put(made, key, object(item).Fields[key])
			default:
				put(props, key, object(item).Fields[key])
			}
		}
		if len(props.Keys) > 0 {
			put(made, "props", props)
		}
		list(evaluate.Get(navbar, "items"))[i] = made
		c.note(Mapped, []string{"themeConfig", "navbar", "items", strconv.Itoa(i)}, kind, "an item of the type custom with this component")
	}
	return navbar
}

// gtag converts the options of Google Analytics.
func (c *converter) gtag(options *evaluate.Object, where []string) {
	var ids []evaluate.Value
	for _, id := range list(options.Fields["trackingID"]) {
		switch id := text(id); {
		case strings.HasPrefix(id, "UA-"):
			c.note(Replaced, where, "gtag.trackingID", id+" was "+outcomeText("package", "@docusaurus/plugin-google-analytics"))
		case id != "":
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return
	}
	c.set("analytics.google.id", one(ids), at(where, "trackingID"))
	c.note(Mapped, at(where, "trackingID"), "gtag.trackingID", "set as analytics.google.id")
	if options.Fields["anonymizeIP"] == true {
		c.set("analytics.google.anonymizeIP", true, at(where, "anonymizeIP"))
	}
}
