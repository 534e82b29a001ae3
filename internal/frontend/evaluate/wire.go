package evaluate

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// request is what docgen asks for. node/serve.js handles it.
type request struct {
	Do    string  `json:"do"` // "load", "call", "run" or "use"
	File  string  `json:"file"`
	Call  bool    `json:"call,omitempty"`  // load: call an exported function
	Path  string  `json:"path,omitempty"`  // call
	Calls [][]any `json:"calls,omitempty"` // call

	Through  string `json:"through,omitempty"`  // call: a script of docgen that makes the calls
	Text     string `json:"text,omitempty"`     // run, use
	Script   string `json:"script,omitempty"`   // use: the name of the script
	Argument any    `json:"argument,omitempty"` // run, use

	answer Answer // use
}

// reply answers a question of a script.
func (r request) reply(ctx context.Context, question json.RawMessage) map[string]any {
	if r.answer == nil {
		return map[string]any{"error": "nobody answers"}
	}
	value, err := r.answer(ctx, question)
	if err != nil {
		return map[string]any{"error": err.Error()}
	}
	return map[string]any{"value": value}
}

// message is what Node sends: the result of a request, or a question that Node has on the way.
type message struct {
	Kind string `json:"kind"` // "hello", "done", "failed", "compile", "resolve", "bundle", "read" or "ask"
	Node string `json:"node"` // hello: its version

	File    string `json:"file"`    // compile, bundle, read
	Text    string `json:"text"`    // compile
	Request string `json:"request"` // resolve
	From    string `json:"from"`    // resolve: a folder

	Question json.RawMessage `json:"question"` // ask

	Value   any       `json:"value"`
	Dropped []dropped `json:"dropped"`
	Gaps    []gap     `json:"gaps"`
	Failure failure   `json:"failure"`

	Files     []string `json:"files"`
	Folders   []string `json:"folders"`
	Variables []string `json:"variables"`
}

// frame is a frame of a JavaScript stack.
type frame struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"` // from 1, in UTF-16 units
}

// compiled answers "compile" and "bundle".
type compiled struct {
	Code          string   `json:"code"`
	Mistake       string   `json:"mistake,omitempty"`
	TopLevelAwait bool     `json:"topLevelAwait,omitempty"`
	Files         []string `json:"files,omitempty"` // of a bundle
}

// resolved answers "resolve".
type resolved struct {
	File string `json:"file"` // "" if there is none
}

// send writes a message: its length in ten digits, then JSON.
func send(w io.Writer, message any) error {
	text, err := json.Marshal(message)
	if err != nil {
		return fmt.Errorf("encode a message to node: %w", err)
	}
	_, err = fmt.Fprintf(w, "%010d%s", len(text), text)
	return err
}

// receive reads the next message. It begins with a line of the token and a length. All other
// lines are output of the site's code.
func receive(r *bufio.Reader, token string) (message, error) {
	for {
		line, err := r.ReadSlice('\n')
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if err != nil {
			return message{}, err
		}
		size, isMessage := strings.CutPrefix(strings.TrimSuffix(string(line), "\n"), token+" ")
		length, err := strconv.Atoi(size)
		if !isMessage || err != nil {
			continue
		}
		text := make([]byte, length)
		if _, err := io.ReadFull(r, text); err != nil {
			return message{}, err
		}
		var found message
		if err := json.Unmarshal(text, &found); err != nil {
			return message{}, fmt.Errorf("read a message of node: %w", err)
		}
		return found, nil
	}
}
