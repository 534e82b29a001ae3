package code

import (
	"strings"
	"sync/atomic"

	"github.com/alecthomas/chroma/v2"
)

// sieve leaves out the rules of a lexer for JavaScript that cannot match at a place. Otherwise, the lexer
// tries twenty regular expressions for most tokens.
type sieve struct {
	all   *rest
	words []wordRule
	known [2 * places]atomic.Pointer[rest]
}

// wordRule is a rule that matches some words.
type wordRule struct {
	pattern string
	words   map[string]bool
}

// rest holds the rules that may match at a place.
type rest struct {
	rules    chroma.CompiledRules
	matchers map[string][]matcher // of the first rules of each state, as far as they need no regular expression
}

// A place is an ASCII character. Where a word starts, it is instead the set of word rules that have this word.
// The second half of the places is at the start of a line.
const (
	ascii        = 128
	maxWordRules = 6
	places       = ascii + 1<<maxWordRules
)

// newSieve returns a sieve for the rules of a lexer.
func newSieve(all chroma.CompiledRules) *sieve {
	s := &sieve{all: &rest{rules: all}}
	for _, rule := range all["root"] {
		if words := wordsOf(rule.Pattern); words != nil && len(s.words) < maxWordRules {
			s.words = append(s.words, wordRule{rule.Pattern, words})
		}
	}
	return s
}

// rulesAt returns the rules that may match at a position of a text.
func (s *sieve) rulesAt(text []rune, position int) *rest {
	place, isKnown := s.place(text, position)
	if !isKnown {
		return s.all
	}
	if position == 0 || text[position-1] == '\n' {
		place += places
	}
	known := s.known[place].Load()
	if known == nil {
		known = s.rest(place%places, place >= places)
		s.known[place].Store(known) // two concurrent callers store the same
	}
	return known
}

// place returns the place at a position. Any rule may match a character that is not ASCII.
func (s *sieve) place(text []rune, position int) (place int, isKnown bool) {
	if position >= len(text) || text[position] >= ascii {
		return 0, false
	}
	if !isLetter(text[position]) {
		return int(text[position]), true
	}
	word, isASCII := wordAt(text, position)
	if !isASCII {
		return 0, false
	}
	set := 0
	for i, rule := range s.words {
		if rule.words[word] {
			set |= 1 << i
		}
	}
	return ascii + set, true
}

// rest returns the rules that may match at a place.
func (s *sieve) rest(place int, startsLine bool) *rest {
	left := &rest{chroma.CompiledRules{}, map[string][]matcher{}}
	for state, rules := range s.all.rules {
		left.rules[state] = nil // a state without rules is not an unknown state
		isSure := true
		for _, rule := range rules {
			mayMatch, length := s.check(rule, place)
			if !mayMatch || strings.HasPrefix(rule.Pattern, "^") && !startsLine {
				continue
			}
			left.rules[state] = append(left.rules[state], rule)
			isSure = isSure && length != nil
			if isSure {
				left.matchers[state] = append(left.matchers[state], length)
			}
		}
	}
	return left
}

// check reports whether a rule may match at a place, and returns its matcher, or nil if it needs its regular
// expression.
func (s *sieve) check(rule *chroma.CompiledRule, place int) (mayMatch bool, length matcher) {
	if rule.Pattern == "" && rule.Type == nil {
		return true, exactly(0)
	}
	for i, list := range s.words {
		if list.pattern == rule.Pattern {
			return place >= ascii && (place-ascii)>>i&1 == 1, wordLength
		}
	}
	known, isKnown := scriptRules()[rule.Pattern]
	if !isKnown {
		return true, nil
	}
	if place >= ascii {
		place = 'a'
	}
	others, isInverse := strings.CutPrefix(known.first, "^")
	if !isInverse || others == "" {
		return strings.ContainsRune(known.first, rune(place)), known.length
	}
	return !strings.ContainsRune(others, rune(place)), known.length
}
