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

// repairedRules returns the rules of a lexer. Those of JavaScript and TypeScript tell elements from
// operators, those of YAML do not look far, and those of Markdown know front matter.
func repairedRules(lexer *chroma.RegexLexer) func() chroma.Rules {
	return func() chroma.Rules {
		rules := lexer.MustRules()
		switch lexer.Config().Name {
		case "YAML":
			return limitLookahead(rules)
		case "JavaScript":
			return withElements(rules.Merge(elementRules()))
		case "TypeScript", "react":
			return withElements(rules)
		case "markdown":
			return withFrontMatter(rules)
		}
		return rules
	}
}

// withFrontMatter has the lexer of Markdown read front matter. Chroma does so outside of its
// rules.
func withFrontMatter(rules chroma.Rules) chroma.Rules {
	rules = rules.Clone()
	matter := chroma.Rule{Pattern: `\A---\r?\n(?:[\s\S]*?\n)??---\r?\n`, Type: chroma.Using("YAML")}
	rules["root"] = append([]chroma.Rule{matter}, rules["root"]...)
	return rules
}

// limitLookahead limits how far the lexer of YAML looks for what ends a key, or begins a
// comment: from each sign of a line, it reads to the end of the line.
func limitLookahead(rules chroma.Rules) chroma.Rules {
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
