package docusaurus

import (
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// webpackLoaders are docgen's loaders by the types of webpack's rules, and by the packages that they use.
var webpackLoaders = map[string]config.Loader{
	"asset/source": config.LoadText, "asset/resource": config.LoadFile, "asset/inline": config.LoadDataURL, "json": config.LoadJSON,
	"raw-loader": config.LoadText, "file-loader": config.LoadFile, "url-loader": config.LoadDataURL, "json-loader": config.LoadJSON,
	"yaml-loader": config.LoadYAML, "csv-loader": config.LoadCSV,
}

// webpackRules converts the rules of a plugin for files that are not code. It returns false if the plugin changes
// webpack in other ways, too.
func (c *converter) webpackRules(answer evaluate.Value, part part, name string) bool {
	found := object(answer)
	isWhole := len(list(found.Fields["others"])) == 0
	loaders := newObject()
	for _, rule := range list(found.Fields["rules"]) {
		extensions, loader := c.webpackRule(object(rule))
		isWhole = isWhole && len(extensions) > 0
		for _, extension := range extensions {
			put(loaders, extension, string(loader))
		}
	}
	if len(loaders.Keys) == 0 {
		return false
	}
	c.note(Mapped, part.at, name+", configureWebpack", "docgen imports "+strings.Join(loaders.Keys, ", ")+" files as loaders says")
	for _, key := range object(c.out.Fields["loaders"]).Keys {
		put(loaders, key, object(c.out.Fields["loaders"]).Fields[key])
	}
	c.set("loaders", loaders, part.at)
	return isWhole
}

// webpackRule returns the extensions that a rule is about and docgen's loader for them, or none if docgen has no such
// loader.
func (c *converter) webpackRule(rule *evaluate.Object) ([]string, config.Loader) {
	for _, key := range rule.Keys {
		if !slices.Contains([]string{"test", "type", "use", "loader", "options", "include", "exclude", "generator"}, key) {
			return nil, ""
		}
	}
	loader := webpackLoaders[text(rule.Fields["type"])]
	uses := append(list(rule.Fields["use"]), list(rule.Fields["loader"])...)
	for _, use := range uses {
		if from := object(use).Fields["loader"]; from != nil {
			use = from
		}
		name := text(c.plain(use))
		if missing, isMissing := use.(evaluate.Package); isMissing {
			name = missing.Name
		}
		loader = webpackLoaders[packageName(name)]
	}
	if loader == "" || len(uses) > 1 {
		return nil, ""
	}
	var extensions []string
	for _, test := range list(rule.Fields["test"]) {
		of := extensionsOf(text(test))
		if len(of) == 0 || slices.ContainsFunc(of, config.ReadsItself) {
			return nil, ""
		}
		extensions = append(extensions, of...)
	}
	return extensions, loader
}

var extensionTest = regexp.MustCompile(`^/(|.*[^\\])\\\.(?:\((?:\?:)?([\w|?\\.-]+)\)|([\w?\\.-]+))\$/i?$`)

// extensionsOf returns the extensions of all files that a regular expression such as /\.(abc|ya?ml)$/ matches, or none if
// they can have others. It may match only files in some folders: webpack has no rule for the rest, so nothing imports them.
func extensionsOf(test string) []string {
	match := extensionTest.FindStringSubmatch(test)
	if match == nil || hasAlternatives(match[1]) {
		return nil
	}
	match = match[1:]
	var extensions []string
	for name := range strings.SplitSeq(strings.ReplaceAll(match[1]+match[2], `\.`, "."), "|") {
		if strings.ContainsAny(name, `\`) || strings.Count(name, "?") > 1 || strings.HasPrefix(name, "?") {
			return nil
		}
		before, after, isOptional := strings.Cut(name, "?")
		extensions = append(extensions, "."+before+after)
		if isOptional {
			extensions = append(extensions, "."+before[:len(before)-1]+after)
		}
	}
	return extensions
}

// hasAlternatives reports whether a part of a regular expression has a | or a parenthesis that belongs to all of it.
func hasAlternatives(part string) bool {
	depth := 0
	for at := 0; at < len(part); at++ {
		switch part[at] {
		case '\\':
			at++
		case '(':
			depth++
		case ')':
			depth--
		case '|':
			if depth == 0 {
				return true
			}
		}
	}
	return depth != 0
}
