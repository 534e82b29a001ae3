// Package npm converts commands of npm to those of Yarn, pnpm and Bun.
//
// [Convert] converts the commands in a code block. The results are those of the npm package
// npm-to-yarn, which Docusaurus uses; a test compares them with recorded ones. The package knows
// nothing about Markdown.
package npm

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
)

// Label returns the name of a package manager as readers see it.
func Label(manager string) string {
	switch manager {
	case "yarn":
		return "Yarn"
	case "bun":
		return "Bun"
	}
	return manager
}

// unknown follows a command that has no equivalent.
const unknown = "\n# couldn't auto-convert command"

var call = regexp.MustCompile(`npm(?: +([^&\n\r]*))?`)

// Convert converts the commands in code for another package manager.
func Convert(code, manager string) string {
	for _, executor := range []string{"npx", "yarn dlx", "pnpm dlx", "bun x", "nubx"} {
		start := strings.TrimLeft(code, " \t\r\n")
		if start == executor || strings.HasPrefix(start, executor+" ") {
			return strings.Replace(code, executor, executorOf(manager), 1)
		}
	}
	return call.ReplaceAllStringFunc(code, func(found string) string {
		written := strings.TrimLeft(strings.TrimPrefix(found, "npm"), " ")
		if written == "" {
			return found // a mention of npm, as in a comment
		}
		words := wordsOf(strings.TrimSpace(written))
		if at := slices.Index(words, "--"); at >= 0 {
			words = slices.Delete(words, at, at+1)
		}
		if manager == "bun" {
			return toBun(words)
		}
		converted, isKnown := toYarn, false
		if manager == "pnpm" {
			converted = toPnpm
		}
		words, isKnown = converted(words)
		if !isKnown {
			return "npm " + written + unknown
		}
		return manager + " " + join(words)
	})
}

func executorOf(manager string) string {
	if manager == "bun" {
		return "bun x"
	}
	return manager + " dlx"
}

// wordsOf divides a command at spaces outside of quotes.
func wordsOf(command string) []string {
	var words []string
	var word strings.Builder
	var quote rune
	isEscaped := false
	for _, char := range command {
		if char == ' ' && quote == 0 {
			words = append(words, word.String())
			word.Reset()
			isEscaped = false
			continue
		}
		word.WriteRune(char)
		if (char == '"' || char == '\'') && !isEscaped {
			if quote == 0 {
				quote = char
			} else if quote == char {
				quote = 0
			}
		}
		isEscaped = char == '\\'
	}
	return append(words, word.String())
}

// join joins the words that are not empty.
func join(words []string) string {
	return strings.Join(slices.DeleteFunc(words, func(word string) bool { return word == "" }), " ")
}

// replaced replaces words; those that become "" are left out.
func replaced(words []string, by map[string]string) []string {
	result := slices.Clone(words)
	for i, word := range words {
		if other, found := by[word]; found {
			result[i] = other
		}
	}
	return result
}

// verbs are the names of commands with short forms.
var verbs = map[string]string{
	"i": "install", "un": "uninstall", "remove": "uninstall", "r": "uninstall", "rm": "uninstall", "rb": "rebuild", "ln": "link", "t": "test", "tst": "test",
}

// verb returns the name of a command without its short forms.
func verb(word string) string { return cmp.Or(verbs[word], word) }

// isFlag reports whether a word is an option.
func isFlag(word string) bool { return strings.HasPrefix(word, "-") }
