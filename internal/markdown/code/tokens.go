package code

import (
	"errors"
	"math"
	"strings"
	"time"

	"github.com/alecthomas/chroma/v2"
)

// Limits for highlighting.
const (
	maxSize      = 100_000     // bytes of a block; larger blocks are plain text
	maxMixedSize = 10_000      // the same for languages whose lexers see the whole text; see window
	maxTime      = time.Minute // per block; no known block takes a tenth of it
)

// ErrSlow is the error for a code block that takes too long to highlight. The block does not
// silently become plain text, because a faster machine might finish in time.
var ErrSlow = errors.New("highlighting the code takes more than a minute")

// limit returns a function that fails when highlighting has taken too long.
func limit() func() error {
	end := time.Now().Add(maxTime)
	return func() error {
		if time.Now().After(end) {
			return ErrSlow
		}
		return nil
	}
}

// MaxSize returns the maximum size of highlighted code in a language, in bytes.
func (h *Highlighter) MaxSize(language string) int {
	if language == Plain {
		return math.MaxInt
	}
	switch h.languages.find(language).(type) {
	case nil:
		return math.MaxInt
	case *windowed:
		return maxSize
	}
	return maxMixedSize
}

// tokens splits code into tokens. It returns a single token if no lexer knows the language, if
// the code is too large, or if the tokens do not add up to the code. It fails as soon as stop does.
func (h *Highlighter) tokens(language, code string, stop func() error) ([]chroma.Token, error) {
	plain := []chroma.Token{{Type: chroma.Text, Value: code}}
	lexer := h.languages.find(language)
	if lexer == nil || language == Plain || len(code) > h.MaxSize(language) {
		return plain, nil
	}
	short, gaps := collapseBlankLines(code)
	next, err := begin(lexer, short)
	if err != nil {
		return plain, nil
	}
	var tokens []chroma.Token
	for token := next(); token != chroma.EOF; token = next() {
		if err := stop(); err != nil {
			return nil, err
		}
		tokens = appendToken(tokens, token)
	}
	if err := stop(); err != nil { // during the last token
		return nil, err
	}
	if len(tokens) > 0 && !strings.HasSuffix(short, "\n") {
		last := &tokens[len(tokens)-1] // some lexers add a line end
		last.Value = strings.TrimSuffix(last.Value, "\n")
	}
	if chroma.Stringify(tokens...) != short {
		return plain, nil
	}
	tokens = restoreBlankLines(tokens, gaps)
	if lexer.Config().Name == scriptLexer {
		tokens = nameMeanings(tokens)
	}
	return tokens, nil
}

// begin starts to split the code of a block into tokens.
func begin(lexer chroma.Lexer, code string) (chroma.Iterator, error) {
	if windowed, isWindowed := lexer.(*windowed); isWindowed {
		return windowed.tokenize(nil, code, budget)
	}
	return lexer.Tokenise(nil, code)
}

// appendToken appends a token. It merges the token into the last one if both have the same
// type and the result is not too long.
func appendToken(tokens []chroma.Token, token chroma.Token) []chroma.Token {
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

// gap is a place where blank lines were removed.
type gap struct{ at, count int }

// collapseBlankLines removes blank lines that follow another blank line. Many lexers look
// ahead from each of them to the end of the blank lines.
func collapseBlankLines(code string) (string, []gap) {
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

// restoreBlankLines inserts the removed blank lines into the tokens again.
func restoreBlankLines(tokens []chroma.Token, gaps []gap) []chroma.Token {
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
