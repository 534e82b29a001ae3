package code

import (
	"slices"
	"strings"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

// chroma takes every "<" before a name for the start of an element, also that of a type
// argument, and its lexer of JavaScript knows no elements.
const (
	anyTag  = `(<)([\w\.]+)`                                // chroma's rule in the state "jsx"
	realTag = `(?<![\w$)\]])(<)([a-zA-Z][\w\.]*)(?=[\s/>])` // not behind a name or a call: useRef<Store | null>()
)

// mended returns a lexer of JavaScript or TypeScript that tells elements from operators.
// Other lexers stay as they are.
func mended(lexer chroma.Lexer) chroma.Lexer {
	own, isOwn := lexer.(*chroma.RegexLexer)
	if !isOwn {
		return lexer
	}
	if own.Config().Name == "YAML" {
		return withRules(own, func() chroma.Rules { return shortSighted(own.MustRules()) })
	}
	var add chroma.Rules
	switch own.Config().Name {
	case "JavaScript":
		add = elementRules()
	case "TypeScript", "react":
	default:
		return lexer
	}
	return withRules(own, func() chroma.Rules { return withElements(own.MustRules().Merge(add)) })
}

// withRules is a lexer with other rules.
func withRules(lexer *chroma.RegexLexer, rules func() chroma.Rules) chroma.Lexer {
	made, err := chroma.NewLexer(lexer.Config(), rules)
	if err != nil {
		return lexer
	}
	return made
}

// shortSighted limits how far the lexer of YAML looks for what ends a key, or begins a
// comment: from each sign of a line, it reads to the end of the line.
func shortSighted(rules chroma.Rules) chroma.Rules {
	rules = rules.Clone()
	limit := strings.NewReplacer(
		`[^"\n{#])*?)(:)`, `[^"\n{#]){0,200}?)(:)`,
		`[^"\n#].*": `, `[^"\n#].{0,200}": `,
		`\@].*)( )+(`, `\@].{0,500})( )+(`,
	)
	for _, state := range []string{"key", "value"} {
		for i, rule := range rules[state] {
			rules[state][i].Pattern = limit.Replace(rule.Pattern)
		}
	}
	return rules
}

// elementRules are the states in which chroma's lexer of JSX reads elements.
func elementRules() chroma.Rules {
	found, isOwn := lexers.Get("jsx").(*chroma.RegexLexer)
	if !isOwn {
		return nil
	}
	rules, elements := found.MustRules(), chroma.Rules{}
	for _, state := range []string{"jsx", "tag", "attr", "expression"} {
		elements[state] = rules[state]
	}
	return elements
}

// withElements has the state "root" look for elements first, and only for real ones.
func withElements(rules chroma.Rules) chroma.Rules {
	rules = rules.Clone()
	rules["jsx"] = slices.Clone(rules["jsx"])
	for i, rule := range rules["jsx"] {
		if rule.Pattern == anyTag {
			rules["jsx"][i].Pattern = realTag
		}
	}
	rules["root"] = append([]chroma.Rule{chroma.Include("jsx")}, rules["root"]...)
	return rules
}
