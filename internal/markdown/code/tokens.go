package code

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/alecthomas/chroma/v2"
)

// Limits of highlighting. Lexers look far ahead, so a text of unfortunate form takes them
// time by the square of its length, or worse.
const (
	maxSize = 100_000         // bytes of a block; a larger one is plain text
	maxTime = 5 * time.Second // for a block; what takes longer is an error, since other machines may be faster
)

// ErrSlow says that a code block cannot be highlighted in reasonable time.
var ErrSlow = errors.New("the code takes too long to highlight")

// IsTooLarge reports whether code is plain text because of its size.
func IsTooLarge(language, code string) bool { return language != Plain && len(code) > maxSize }

// tokens splits code into tokens. There is one token if no highlighter knows the
// language, if the code is too large, or if the tokens do not add up to the code.
func (h *Highlighter) tokens(language, code string) ([]chroma.Token, error) {
	plain := []chroma.Token{{Type: chroma.Text, Value: code}}
	lexer := h.languages.find(language)
	if lexer == nil || language == Plain || IsTooLarge(language, code) {
		return plain, nil
	}
	short, gaps := closed(code)
	iterator, err := lexer.Tokenise(nil, short)
	if err != nil {
		return plain, nil
	}
	var tokens []chroma.Token
	began := time.Now()
	for token := iterator(); token != chroma.EOF; token = iterator() {
		if time.Since(began) > h.timeLimit() {
			return nil, fmt.Errorf("%w as %q", ErrSlow, language)
		}
		tokens = joined(tokens, token)
	}
	if len(tokens) > 0 && !strings.HasSuffix(short, "\n") {
		last := &tokens[len(tokens)-1] // some lexers add a line end
		last.Value = strings.TrimSuffix(last.Value, "\n")
	}
	if chroma.Stringify(tokens...) != short {
		return plain, nil
	}
	return opened(tokens, gaps), nil
}

// joined adds a token, to the last one if it is of the same type and not long.
func joined(tokens []chroma.Token, token chroma.Token) []chroma.Token {
	const long = 8192
	switch last := len(tokens) - 1; {
	case token.Value == "":
		return tokens
	case last >= 0 && tokens[last].Type == token.Type && len(tokens[last].Value) < long:
		tokens[last].Value += token.Value
		return tokens
	}
	return append(tokens, token)
}

func (h *Highlighter) timeLimit() time.Duration {
	if h.Time > 0 {
		return h.Time
	}
	return maxTime
}

// gap is a place where blank lines were left out.
type gap struct{ at, count int }

// closed leaves out the blank lines that follow a blank line: many lexers look from each
// one to the end of them all.
func closed(code string) (string, []gap) {
	const kept = "\n\n"
	if !strings.Contains(code, kept+"\n") {
		return code, nil
	}
	var out strings.Builder
	var gaps []gap
	for {
		at := strings.Index(code, kept+"\n")
		if at < 0 {
			out.WriteString(code)
			return out.String(), gaps
		}
		out.WriteString(code[:at+len(kept)])
		rest := strings.TrimLeft(code[at+len(kept):], "\n")
		gaps = append(gaps, gap{out.Len(), len(code) - at - len(kept) - len(rest)})
		code = rest
	}
}

// opened puts the blank lines back, into the tokens that have those before.
func opened(tokens []chroma.Token, gaps []gap) []chroma.Token {
	offset := 0
	for i := range tokens {
		value := tokens[i].Value
		var whole strings.Builder
		from := 0
		for len(gaps) > 0 && gaps[0].at <= offset+len(value) {
			at := gaps[0].at - offset
			whole.WriteString(value[from:at])
			whole.WriteString(strings.Repeat("\n", gaps[0].count))
			from, gaps = at, gaps[1:]
		}
		whole.WriteString(value[from:])
		tokens[i].Value = whole.String()
		offset += len(value)
	}
	return tokens
}
