package ssr

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"strings"
)

// response is a message from a worker: a hello, then one answer for each request. It has
// the same format as a request: a header line, then size bytes and a newline.
type response struct {
	ID    int          `json:"id"` // of the request; 0 for the hello
	Kind  responseKind `json:"kind"`
	Node  string       `json:"node"`  // hello: Node's version, "v20.20.2"
	Name  string       `json:"name"`  // part: its name
	Pages []pageAnswer `json:"pages"` // rendered: one for each page, in order
	Error *Failure     `json:"error"`
	Size  int          `json:"size"` // of the body, in bytes

	line string // the header as it came
	body string
}

type responseKind string

const (
	helloResponse    responseKind = "hello"
	doneResponse     responseKind = "done"
	renderedResponse responseKind = "rendered" // body: the pages' HTML, one after the other
	// body: compiled code of a module; empty if it came from the store
	codeCacheResponse responseKind = "codeCache"
	partResponse      responseKind = "part"  // asks for a part of the module, before the answer to a request
	errorResponse     responseKind = "error" // the request as a whole failed
)

// pageAnswer is the size of a page's HTML in the body, or why there is none.
type pageAnswer struct {
	Size  int      `json:"size"`
	Error *Failure `json:"error"`
}

// Failure is an error that a page or a module threw.
type Failure struct {
	Message        string `json:"message"`
	Stack          string `json:"stack,omitempty"`          // as V8 formats it, including the message
	ComponentStack string `json:"componentStack,omitempty"` // property of the error with this name
	Lacks          string `json:"lacks,omitempty"`          // plugin whose data the page asked for, but which does not run; "" for none

	IsTimeout bool `json:"isTimeout,omitempty"` // the page exceeded its time limit
	IsSkipped bool `json:"isSkipped,omitempty"` // another page of the batch exceeded its time limit, so this one was not rendered
}

// Error returns the stack if there is one, because it names the place in the code.
func (f *Failure) Error() string {
	if f.Stack != "" {
		return f.Stack
	}
	return f.Message
}

// invalidOutput is a line on a worker's standard output that is not a response.
type invalidOutput string

func (invalidOutput) Error() string { return "not a response" }

const maxHeader = 1 << 20

func readResponse(r *bufio.Reader) (response, error) {
	line, err := readLine(r)
	if err != nil {
		return response{}, err
	}
	var answer response
	if json.Unmarshal(line, &answer) != nil || answer.Kind == "" || answer.Size < 0 {
		return response{}, invalidOutput(line)
	}
	answer.line = string(line)
	if answer.Size == 0 {
		return answer, nil
	}
	var body strings.Builder
	body.Grow(min(answer.Size, 64<<20))
	if _, err := io.CopyN(&body, r, int64(answer.Size)); err != nil {
		return response{}, err
	}
	answer.body = body.String()
	switch end, err := r.ReadByte(); {
	case err != nil:
		return response{}, err
	case end != '\n':
		return response{}, invalidOutput(answer.body[max(0, len(answer.body)-80):] + string(end))
	}
	return answer, nil
}

// readLine returns the next line, but no more than the longest header.
func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		piece, err := r.ReadSlice('\n')
		line = append(line, piece...)
		if err == nil || len(line) > maxHeader {
			return line, nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return nil, err
		}
	}
}

// answers reports whether the response is a valid answer to the request.
func (r response) answers(asked request) bool {
	if r.ID != asked.ID {
		return false
	}
	if r.Kind == errorResponse {
		return r.Error != nil && r.Size == 0
	}
	if r.Kind != asked.Kind.answer() || r.Error != nil {
		return false
	}
	rest := r.Size
	for _, page := range r.Pages {
		if page.Size < 0 || page.Size > rest {
			return false
		}
		rest -= page.Size
	}
	return r.Kind != renderedResponse || rest == 0 && len(r.Pages) == asked.pages()
}

// rendered splits the body into pages.
func (r response) rendered() []Rendered {
	pages := make([]Rendered, 0, len(r.Pages))
	rest := r.body
	for _, page := range r.Pages {
		pages = append(pages, Rendered{HTML: rest[:page.Size], Failure: page.Error})
		rest = rest[page.Size:]
	}
	return pages
}
