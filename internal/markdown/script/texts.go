package script

import (
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// TranslateModule is the module whose component and function translate texts.
const TranslateModule = "@docusaurus/Translate"

// Text is a text in code that readers see in their language.
type Text struct {
	ID          string
	Message     string // in the language of the source
	Description string // for translators; "" for none
	Problem     string // why it cannot be read, and then it has at most an id; "" if it can
	Hint        string // what to do about the problem
	Place              // of the element or the call
}

// Texts reads the texts in a script: the elements of Translate, and the calls of translate. Texts
// must be literals, because nobody runs the script. A script with a syntax error has none.
func Texts(name string, source []byte) []Text {
	if !strings.Contains(string(source), TranslateModule) {
		return nil
	}
	out, isValid := compile(name, source, api.TransformOptions{
		MinifySyntax: true, TreeShaking: api.TreeShakingFalse, // joins texts, and keeps those that nothing uses
	})
	if !isValid {
		return nil
	}
	r := textReader{output: out, literals: literals{code: out.code, constants: constantsIn(out.code)}}
	component, function := translateNames(out.code)
	r.find(component, `\b_?jsx(?:DEV|s)?\((NAME),\s*`, r.element)
	r.find(function, `(?:^|[^\w$.])(NAME)\(\s*`, r.call)
	slices.SortFunc(r.texts, func(a, b Text) int { return a.at - b.at })
	return r.texts
}

var (
	translateImport = regexp.MustCompile(`(?m)^import ([^"';]+?) from "` + TranslateModule + `";$`)
	translateName   = regexp.MustCompile(`(?:^|[{,])\s*translate(?:\s+as\s+([\w$]+))?\s*[,}]`)
	defaultName     = regexp.MustCompile(`^([\w$]+)|\bdefault\s+as\s+([\w$]+)`)
)

// translateNames returns the local names of the component and the function, or "".
func translateNames(code string) (component, function string) {
	for _, match := range translateImport.FindAllStringSubmatch(code, -1) {
		if names := defaultName.FindStringSubmatch(match[1]); names != nil {
			component = names[1] + names[2]
		}
		if names := translateName.FindStringSubmatch(match[1]); names != nil {
			function = names[1]
			if function == "" {
				function = "translate"
			}
		}
	}
	return component, function
}

type textReader struct {
	output
	literals
	texts []Text
}

// find calls read with the offset of the argument at each place of the output that matches a pattern
// for a name. In strings the name may occur, too; there, the source does not have it at the place.
func (r *textReader) find(name, pattern string, read func(argument int) Text) {
	if name == "" {
		return
	}
	matcher := regexp.MustCompile(strings.Replace(pattern, "NAME", regexp.QuoteMeta(name), 1))
	for _, match := range matcher.FindAllStringSubmatchIndex(r.output.code, -1) {
		if at, found := r.sourceOf(match[2]); found && strings.HasPrefix(string(r.source[at:]), name) {
			text := read(match[1])
			text.Place = r.place(at, at+len(name))
			r.texts = append(r.texts, text)
		}
	}
}

// element reads an element of the component Translate from its properties.
func (r *textReader) element(argument int) Text {
	const hint = `write one plain text, and put what changes in braces with values={{name: ...}}`
	fields, isObject := r.object(argument)
	children, hasText := fields["children"]
	switch {
	case !isObject || !fields.isText("id", "description"):
		return Text{Problem: "an attribute of <Translate> is not a literal, so docgen cannot extract the text", Hint: `write id and description as plain texts`}
	case hasText && !children.isText:
		return Text{ID: fields["id"].text, Problem: "the text in <Translate> is not a literal, so docgen cannot extract it", Hint: hint}
	case !hasText && fields["id"].text == "":
		return Text{Problem: "<Translate> has neither a text nor an id", Hint: "write the text between its tags"}
	}
	return fields.asText(children.text)
}

// call reads a call of the function translate from its first argument.
func (r *textReader) call(argument int) Text {
	fields, isObject := r.object(argument)
	switch {
	case !isObject || !fields.isText("id", "message", "description"):
		return Text{ID: fields["id"].text, Problem: "the argument of translate() is not an object of literals, so docgen cannot extract the text",
			Hint: `write translate({id: "...", message: "..."}), and put what changes in braces with values as the second argument`}
	case fields["id"].text+fields["message"].text == "":
		return Text{Problem: "translate() has neither a message nor an id", Hint: `write translate({id: "...", message: "..."})`}
	}
	return fields.asText(fields["message"].text)
}
