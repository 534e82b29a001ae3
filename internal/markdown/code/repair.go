package code

import (
	"slices"
	"strings"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

// chroma's lexer for elements treats every "<" before a name as the start of an element, even that of a
// type argument. Its JavaScript lexer does not support elements.
const (
	anyTag  = `(<)([\w\.]+)`                                // chroma's rule in the state "jsx"
	realTag = `(?<![\w$)\]])(<)([a-zA-Z][\w\.]*)(?=[\s/>])` // not after a name or a call: useRef<Store | null>()
)

// repairedRules returns the rules of a lexer with corrections. Rules for JavaScript
// distinguish elements from operators, rules for YAML look ahead less, and rules
// for Markdown support front matter.
func repairedRules(lexer *chroma.RegexLexer) chroma.Rules {
	rules := lexer.MustRules()
	switch lexer.Config().Name {
	case "YAML":
		return limitLookahead(rules)
	case "JavaScript":
		return withElements(rules.Merge(elementRules()))
	case "markdown":
		return withFrontMatter(rules)
	}
	return rules
}

// withFrontMatter adds front matter to the rules for Markdown. Chroma handles front matter
// outside of its rules.
func withFrontMatter(rules chroma.Rules) chroma.Rules {
	rules = rules.Clone()
	matter := chroma.Rule{Pattern: `\A---\r?\n(?:[\s\S]*?\n)??---\r?\n`, Type: chroma.Using("YAML")}
	rules["root"] = append([]chroma.Rule{matter}, rules["root"]...)
	return rules
}

// limitLookahead limits how far the YAML lexer looks for the end of a key or the start of a
// comment. Otherwise, it reads to the end of the line from each character.
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

// elementRules returns the states in which chroma's JSX lexer reads elements.
func elementRules() chroma.Rules {
	found, hasRules := lexers.Get("jsx").(*chroma.RegexLexer)
	if !hasRules {
		return nil
	}
	rules, elements := found.MustRules(), chroma.Rules{}
	for _, state := range []string{"jsx", "tag", "attr", "expression"} {
		elements[state] = rules[state]
	}
	return elements
}

// withElements makes the state "root" look for elements first, and only for real ones.
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
