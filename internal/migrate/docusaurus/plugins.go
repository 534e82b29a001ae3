package docusaurus

import (
	"cmp"
	_ "embed"
	"path"
	"strings"

	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

//go:embed plugin.js
var pluginScript string

// asked are the lifecycles that an import calls, because their results are the same for all pages.
var asked = []string{"getClientModules", "injectHtmlTags", "configureWebpack"}

// takenOver calls the lifecycles of a plugin of the site whose results docgen.yaml can hold, and
// sets what they return. It returns the names of those that were noted.
func (c *converter) takenOver(part part, name string) map[string]bool {
	noted := map[string]bool{}
	for _, lifecycle := range c.givesData(part, name) {
		noted[lifecycle] = true
	}
	var wanted []any
	for _, lifecycle := range asked {
		if strings.Contains(part.source, lifecycle) {
			wanted = append(wanted, lifecycle)
		}
	}
	if len(wanted) == 0 || c.site.CallThrough == nil {
		return noted
	}
	file, inside, _ := strings.Cut(c.moduleOf(part.name), "#")
	argument := map[string]any{"context": c.context(), "options": exported(part.options), "lifecycles": wanted}
	answers, err := c.site.CallThrough(pluginScript, file, inside, []any{argument})
	if err != nil || len(answers) != 1 {
		return noted
	}
	for _, each := range object(answers[0]).Keys {
		answer := object(object(answers[0]).Fields[each])
		noted[each] = each != "configureWebpack"
		switch failure := text(answer.Fields["error"]); {
		case each == "configureWebpack":
			noted[each] = c.webpackRules(answer.Fields["value"], part, name)
		case failure != "":
			c.note(Lost, part.at, name+", "+each, "it fails without the other parts of Docusaurus: "+failure+"; "+outcomeText("lifecycle", each))
		case each == "getClientModules":
			c.clientModules(list(answer.Fields["value"]), path.Dir(file), part, name)
		default:
			c.injected(answer.Fields["value"], part, name)
		}
	}
	return noted
}

// context is what Docusaurus tells plugins about the site.
func (c *converter) context() map[string]any {
	locale := c.defaultLocale()
	return map[string]any{
		"siteDir": c.site.Root, "siteConfigPath": path.Join(c.site.Root, c.site.File), "siteConfig": exported(c.site.Config), "baseUrl": c.baseURL(),
		"outDir": path.Join(c.site.Root, "build"), "generatedFilesDir": path.Join(c.site.Root, ".docusaurus"),
		"i18n": map[string]any{"defaultLocale": locale, "currentLocale": locale, "locales": []any{locale}},
	}
}

func (c *converter) baseURL() string {
	return cmp.Or(text(evaluate.Get(c.site.Config, "baseUrl")), "/")
}

func (c *converter) defaultLocale() string {
	return cmp.Or(text(evaluate.Get(c.site.Config, "i18n", "defaultLocale")), "en")
}

// exported returns a value as JSON has it, without functions.
func exported(value evaluate.Value) any {
	switch value := value.(type) {
	case *evaluate.Object:
		made := map[string]any{}
		for _, key := range value.Keys {
			made[key] = exported(value.Fields[key])
		}
		return made
	case []evaluate.Value:
		made := make([]any, len(value))
		for i, item := range value {
			made[i] = exported(item)
		}
		return made
	case evaluate.Function, evaluate.Package:
		return nil
	}
	return value
}

// clientModules adds the scripts and style sheets that a plugin loads on every page. Their paths
// are relative to its folder.
func (c *converter) clientModules(modules []evaluate.Value, folder string, part part, name string) {
	var names []evaluate.Value
	for _, module := range modules {
		switch plain := text(c.plain(module)); {
		case plain == "":
		case strings.HasPrefix(plain, "."):
			names = append(names, path.Join(folder, plain))
		default:
			names = append(names, plain)
		}
	}
	if len(names) == 0 {
		return
	}
	c.set("clientModules", append(names, list(c.out.Fields["clientModules"])...), part.at)
	c.note(Mapped, part.at, name+", getClientModules", "docgen loads its modules as clientModules says")
}

// injected adds the tags that a plugin adds to every page. docgen has none outside the head, so
// scripts move there.
func (c *converter) injected(value evaluate.Value, part part, name string) {
	tags := list(c.out.Fields["headTags"])
	before, dropped := len(tags), []string{}
	for _, place := range []string{"headTags", "preBodyTags", "postBodyTags"} {
		for _, each := range list(evaluate.Get(value, place)) {
			for _, tag := range headTags(each) {
				isScript := strings.EqualFold(text(tag.Fields["tagName"]), "script")
				if place != "headTags" && !isScript {
					dropped = append(dropped, "<"+text(tag.Fields["tagName"])+">")
					continue
				}
				if place == "postBodyTags" {
					deferred(tag)
				}
				tags = append(tags, tag)
			}
		}
	}
	if len(tags) > before {
		c.set("headTags", tags, part.at)
		c.note(Mapped, part.at, name+", injectHtmlTags", "docgen adds its tags as headTags says")
	}
	if len(dropped) > 0 {
		c.note(Lost, part.at, name+", injectHtmlTags", "docgen adds only scripts from the body of the page: write "+strings.Join(dropped,
			", ")+" in a component Root in src/theme")
	}
}

// pwaHead adds the tags of a progressive web app, such as that of its manifest. Their attributes are
// beside the name.
func (c *converter) pwaHead(part part) {
	tags := list(c.out.Fields["headTags"])
	for _, each := range list(part.options.Fields["pwaHead"]) {
		tag, attributes := newObject(), newObject()
		for _, key := range object(each).Keys {
			if value := object(each).Fields[key]; key == "tagName" {
				put(tag, key, value)
			} else {
				put(attributes, key, value)
			}
		}
		put(tag, "attributes", attributes)
		tags = append(tags, tag)
	}
	if len(tags) > 0 {
		c.set("headTags", tags, at(part.at, "pwaHead"))
	}
}

// headTags returns the tags in what a plugin injects: an object, or HTML.
func headTags(value evaluate.Value) []*evaluate.Object {
	if written, isText := value.(string); isText {
		return parsedTags(written)
	}
	from, made := object(value), newObject()
	for _, key := range []string{"tagName", "attributes", "innerHTML", "customElement"} {
		if field := from.Fields[key]; field != nil && field != "" {
			put(made, key, field)
		}
	}
	if len(made.Keys) == 0 {
		return nil
	}
	return []*evaluate.Object{made}
}

// parsedTags reads the outermost tags of HTML.
func parsedTags(written string) []*evaluate.Object {
	var tags []*evaluate.Object
	reader := html.NewTokenizer(strings.NewReader(written))
	for open := ""; ; {
		kind := reader.Next()
		raw := string(reader.Raw()) // before Token changes it
		token := reader.Token()
		switch {
		case kind == html.ErrorToken:
			return tags
		case open != "" && kind == html.EndTagToken && token.Data == open:
			open = ""
		case open != "":
			last := tags[len(tags)-1]
			put(last, "innerHTML", text(last.Fields["innerHTML"])+raw)
		case kind == html.StartTagToken || kind == html.SelfClosingTagToken:
			tag := newObject()
			put(tag, "tagName", token.Data)
			if len(token.Attr) > 0 {
				attributes := newObject()
				for _, attribute := range token.Attr {
					put(attributes, attribute.Key, attributeValue(attribute.Val))
				}
				put(tag, "attributes", attributes)
			}
			tags = append(tags, tag)
			if token.Data != "link" && token.Data != "meta" && kind == html.StartTagToken {
				open = token.Data
			}
		}
	}
}

func attributeValue(written string) evaluate.Value {
	if written == "" {
		return true
	}
	return written
}

// deferred makes a script with a URL wait for the page, as one at its end does.
func deferred(script *evaluate.Object) {
	attributes := object(script.Fields["attributes"])
	if attributes.Fields["src"] == nil || attributes.Fields["async"] != nil {
		return
	}
	put(attributes, "defer", true)
}
