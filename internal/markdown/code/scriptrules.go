package code

import (
	"regexp"
	"strings"
	"sync"
)

// scriptRule is what the sieve knows about a rule of chroma's lexers for JavaScript and JSX.
type scriptRule struct {
	first  string  // the ASCII characters with which a match starts; after "^", those with which none starts
	length matcher // nil if only the regular expression can tell
}

// scriptRules returns the known rules by their pattern. A rule with another pattern is always tried, so that an
// update of chroma changes no token. In the lists of characters, "a" stands for every letter and "_".
var scriptRules = sync.OnceValue(func() map[string]scriptRule {
	const space, digit = " \t\n\v\f\r", "0123456789"
	rules := map[string]scriptRule{}
	for _, row := range []struct {
		pattern, first string
		length         matcher
	}{
		{`\s+`, space, run(isSpace)},
		{`^(?=\s|/|<!--)`, space + `/<`, lineStart},
		{`\n`, "\n", exactly(1)},
		{`<!--`, `<`, literal("<!--")},
		{`//.*?\n`, `/`, between("//", "\n")},
		{`/\*.*?\*/`, `/`, between("/*", "*/")},
		{`/(\\.|[^[/\\\n]|\[(\\.|[^\]\\\n])*])+/([gimuy]+\b|\B)`, `/`, nil},
		{`(?=/)`, `/`, exactly(0)},
		{`\A#! ?/.*?\n`, `#`, nil},

		{`\d+(\.\d*|[eE][+\-]?\d+)`, digit, float},
		{`0[bB][01]+`, `0`, digits("bB", "01")},
		{`0[oO][0-7]+`, `0`, digits("oO", "01234567")},
		{`0[xX][0-9a-fA-F]+`, `0`, digits("xX", "0123456789abcdefABCDEF")},
		{`[0-9][0-9_]*`, digit, run(func(char rune) bool { return isDigit(char) || char == '_' })},

		{`\.\.\.|=>`, `.=`, literal("...", "=>")},
		{`\+\+|--|~|&&|\?|:|\|\||\\(?=\n)|(<<|>>>?|==?|!=?|[-<>+*%&|^/])=?`, `-+~&?:|\<>=!*%^/`, operator()},
		{`[{(\[;,]`, `{([;,`, exactly(1)},
		{`[})\].]`, `})].`, exactly(1)},
		{`(?:[$_\p{L}\p{N}]|\\u[a-fA-F0-9]{4})(?:(?:[$\p{L}\p{N}]|\\u[a-fA-F0-9]{4}))*`, `$\a` + digit, name},
		{`"(\\\\|\\"|[^"])*"`, `"`, quoted},
		{`'(\\\\|\\'|[^'])*'`, `'`, quoted},

		{"`", "`", exactly(1)},
		{`\\\\`, `\`, literal(`\\`)},
		{"\\\\`", `\`, literal("\\`")},
		{"\\\\[^`\\\\]", `\`, nil},
		{`\$\{`, `$`, literal("${")},
		{`\$`, `$`, exactly(1)},
		{"[^`\\\\$]+", "^`\\$", run(func(char rune) bool { return !strings.ContainsRune("`\\$", char) })},
		{`\}`, `}`, exactly(1)},

		{`(<)(/?)(>)`, `<`, noElement},
		{realTag, `<`, noElement},
		{`(<)(/)([\w\.]+)(>)`, `<`, noElement},
		{`([\w]+\s*)(=)(\s*)`, `a` + digit, nil},
		{`[{}]+`, `{}`, nil},
		{`[\w\.]+`, `a.` + digit, nil},
		{`(/?)(\s*)(>)`, space + `/>`, nil},
		{`{`, `{`, exactly(1)},
		{`}`, `}`, exactly(1)},
		{`".*?"`, `"`, between(`"`, `"`)},
		{`'.*?'`, `'`, between(`'`, `'`)},
	} {
		rules[row.pattern] = scriptRule{row.first, row.length}
	}
	return rules
})

// wordList is the pattern of a rule that matches some words.
var wordList = regexp.MustCompile(`^\((\w+(?:\|\w+)*)\)\\b$`)

// wordsOf returns the words that a pattern matches, or nil if it is no list of words.
func wordsOf(pattern string) map[string]bool {
	list := wordList.FindStringSubmatch(pattern)
	if list == nil {
		return nil
	}
	return setOf(strings.Split(list[1], "|")...)
}

// scriptWords holds the words of JavaScript and TypeScript with a meaning of their own.
type scriptWords struct{ contextual, types, builtin map[string]bool }

// newScriptWords returns the words. Contextual keywords are names everywhere but in front of what they
// introduce (ECMA-262, section 12.7.2, and the TypeScript handbook). Built-in names are the global
// objects of ECMA-262, chapter 19, and the ones that all browsers and Node.js share.
func newScriptWords() scriptWords {
	return scriptWords{
		contextual: setOf("abstract", "accessor", "as", "asserts", "async", "await", "declare", "enum", "from", "get", "implements",
			"infer", "is", "keyof", "module", "namespace", "of", "override", "private", "protected", "public", "readonly", "satisfies",
			"set", "static", "type", "unique", "using"),
		types: setOf("any", "bigint", "boolean", "never", "null", "number", "object", "string", "symbol", "undefined", "unknown", "void"),
		builtin: setOf("AbortController", "Array", "ArrayBuffer", "BigInt", "Blob", "Boolean", "DataView", "Date", "Error", "Event", "FormData",
			"Function", "Headers", "Infinity", "Intl", "Iterator", "JSON", "Map", "Math", "NaN", "Number", "Object", "Partial", "Pick",
			"Promise", "Proxy", "RangeError", "Readonly", "Record", "Reflect", "RegExp", "Request", "Response", "Set", "String", "Symbol",
			"SyntaxError", "TextDecoder", "TextEncoder", "TypeError", "URL", "URLSearchParams", "Uint8Array", "WeakMap", "WeakRef",
			"WeakSet", "Worker", "clearInterval", "clearTimeout", "console", "decodeURIComponent", "document", "encodeURIComponent",
			"fetch", "globalThis", "isFinite", "isNaN", "module", "parseFloat", "parseInt", "process", "queueMicrotask", "require",
			"setInterval", "setTimeout", "structuredClone", "undefined"),
	}
}

func setOf(words ...string) map[string]bool {
	set := make(map[string]bool, len(words))
	for _, word := range words {
		set[word] = true
	}
	return set
}
