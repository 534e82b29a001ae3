package mcp

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"io"
	"slices"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Transport exchanges messages with a client, one in each line. It answers a line that is not a message with an error
// (https://www.jsonrpc.org/specification#error_object), and reads on; the transports of the SDK would end the connection.
func Transport(in io.Reader, out io.Writer) mcp.Transport {
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, mcp.DefaultMaxLineLength)
	answers := &answers{out: out}
	return &mcp.IOTransport{Reader: io.NopCloser(&messages{lines: lines, answers: answers}), Writer: answers}
}

// answers writes whole lines, from the server and from messages.
type answers struct {
	mu  sync.Mutex
	out io.Writer
}

func (a *answers) Write(line []byte) (int, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.out.Write(line)
}

// Close leaves the output open, which is not the transport's own.
func (*answers) Close() error { return nil }

// messages reads the lines that are messages, and answers the others.
type messages struct {
	lines   *bufio.Scanner
	answers *answers
	rest    []byte // of a message
}

func (m *messages) Read(into []byte) (int, error) {
	for len(m.rest) == 0 {
		if !m.lines.Scan() {
			return 0, cmp.Or(m.lines.Err(), io.EOF)
		}
		line := bytes.TrimSpace(m.lines.Bytes())
		if len(line) == 0 {
			continue
		}
		if wrong := check(line); wrong != nil {
			text, err := answer(line, wrong)
			if err == nil {
				_, err = m.answers.Write(append(text, '\n'))
			}
			if err != nil {
				return 0, err
			}
			continue
		}
		m.rest = append(slices.Clip(line), '\n')
	}
	read := copy(into, m.rest)
	m.rest = m.rest[read:]
	return read, nil
}

// check returns an error if a line is neither a message nor a batch of them.
func check(line []byte) error {
	batch := []json.RawMessage{line}
	if line[0] == '[' {
		if err := json.Unmarshal(line, &batch); err != nil {
			return err
		}
	}
	for _, message := range batch {
		if _, err := jsonrpc.DecodeMessage(message); err != nil {
			return err
		}
	}
	return nil
}

// answer returns the answer to a line with an error. It names the request if the line has its id.
func answer(line []byte, reason error) ([]byte, error) {
	type problem struct {
		Code    int    `json:"code"`
		Message string `json:"message"`
	}
	result := struct {
		Version string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id"`
		Error   problem         `json:"error"`
	}{"2.0", json.RawMessage("null"), problem{jsonrpc.CodeInvalidRequest, reason.Error()}}
	var request struct{ ID any }
	switch err := json.Unmarshal(line, &request); id := request.ID.(type) {
	case string, float64:
		result.ID, _ = json.Marshal(id) // as it was read
	default:
		if err != nil {
			result.Error.Code = jsonrpc.CodeParseError
		}
	}
	return json.Marshal(result)
}
