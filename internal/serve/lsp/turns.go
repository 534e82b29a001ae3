package lsp

import (
	"bytes"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/creachadair/jrpc2/channel"
)

// The library answers a request that it has not begun when the editor cancels it with a code of its own. Within a string, the quotes
// would be escaped.
var (
	codeOfLibrary = []byte(`"error":{"code":-32097,`)
	codeOfEditors = fmt.Appendf(nil, `"error":{"code":%d,`, isCanceled)
)

// turns is a channel that reads no further message before "initialize" or "shutdown" is answered. The library may handle
// messages beside each other, but those after one of these two depend on it. Most editors wait themselves.
type turns struct {
	channel.Channel
	mu       sync.Mutex
	id       string        // of the request to answer; "" for none
	answered chan struct{} // is closed with the answer
}

// Recv implements [channel.Channel].
func (t *turns) Recv() ([]byte, error) {
	t.mu.Lock()
	answered := t.answered
	t.mu.Unlock()
	if answered != nil {
		<-answered
	}
	message, err := t.Channel.Recv()
	var request struct {
		ID     json.RawMessage
		Method string
	}
	if json.Unmarshal(message, &request) == nil && len(request.ID) > 0 && (request.Method == "initialize" || request.Method == "shutdown") {
		t.mu.Lock()
		t.id, t.answered = string(request.ID), make(chan struct{})
		t.mu.Unlock()
	}
	return message, err
}

// Send implements [channel.Channel].
func (t *turns) Send(message []byte) error {
	err := t.Channel.Send(bytes.Replace(message, codeOfLibrary, codeOfEditors, 1))
	t.mu.Lock()
	defer t.mu.Unlock()
	var answer struct{ ID json.RawMessage }
	if t.id != "" && json.Unmarshal(message, &answer) == nil && string(answer.ID) == t.id {
		t.id = ""
		close(t.answered)
	}
	return err
}

// Close implements [channel.Channel].
func (t *turns) Close() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.id != "" {
		t.id = ""
		close(t.answered)
	}
	return t.Channel.Close()
}
