package code

// matcher returns how many characters a rule matches at a position, without its regular expression. It is -1 if
// the rule does not match, and unsure if only the regular expression can tell. A sieve has checked the place.
type matcher func(text []rune, at int) int

const unsure = -2

// exactly returns the matcher of a rule that matches a number of characters.
func exactly(count int) matcher { return func([]rune, int) int { return count } }

// literal returns the matcher of a rule that matches the first of some texts that is there.
func literal(options ...string) matcher {
	return func(text []rune, at int) int {
		for _, option := range options {
			if hasAt(text, at, option) {
				return len(option)
			}
		}
		return -1
	}
}

// between returns the matcher of a rule that matches a text from its start to its end.
func between(start, end string) matcher {
	return func(text []rune, at int) int {
		if !hasAt(text, at, start) {
			return -1
		}
		for i := at + len(start); i < len(text); i++ {
			if hasAt(text, i, end) {
				return i + len(end) - at
			}
		}
		return -1
	}
}

// run returns the matcher of a rule that matches a run of characters. Whether a class of a regular expression
// has a character that is not ASCII is for the expression to tell.
func run(is func(rune) bool) matcher {
	return func(text []rune, at int) int {
		end := runEnd(text, at, is)
		if end < len(text) && text[end] >= ascii {
			return unsure
		}
		return end - at
	}
}

func runEnd(text []rune, at int, is func(rune) bool) int {
	for at < len(text) && is(text[at]) {
		at++
	}
	return at
}

func hasAt(text []rune, at int, part string) bool {
	if at+len(part) > len(text) {
		return false
	}
	for i := range len(part) {
		if text[at+i] != rune(part[i]) {
			return false
		}
	}
	return true
}
