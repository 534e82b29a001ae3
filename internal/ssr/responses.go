package ssr

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"strings"
)

// response is what a worker writes: its hello, then one answer to each request.
// It is framed like a request: a header line, then size bytes and a newline.
type response struct {
	ID    int          `json:"id"` // of the request; 0 for the hello
	Kind  responseKind `json:"kind"`
	Node  string       `json:"node"`  // hello: Node's version, "v20.20.2"
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
	// body: what V8 compiled of a module; none if its code cache was used
	codeCacheResponse responseKind = "codeCache"
	errorResponse     responseKind = "error" // the request as a whole failed
)

// pageAnswer is the size of a page's HTML in the body, or why it has none.
type pageAnswer struct {
	Size  int      `json:"size"`
	Error *Failure `json:"error"`
}

// Failure is what a page or a module threw.
type Failure struct {
	Message        string `json:"message"`
	Stack          string `json:"stack,omitempty"`          // as V8 writes it, message included
	ComponentStack string `json:"componentStack,omitempty"` // the error's own property of that name

	IsTimeout bool `json:"isTimeout,omitempty"` // the page takes longer than it may
	IsSkipped bool `json:"isSkipped,omitempty"` // the page was not tried, since another of its batch takes too long
}

// Error returns the stack when there is one: it names the place in the code.
func (f *Failure) Error() string {
	if f.Stack != "" {
		return f.Stack
	}
	return f.Message
}

// garbage is a line on a worker's stdout that is no response.
type garbage string

func (garbage) Error() string { return "not a response" }

const longestHeader = 1 << 20

func readResponse(r *bufio.Reader) (response, error) {
	line, err := readLine(r)
	if err != nil {
		return response{}, err
	}
	var answer response
	if json.Unmarshal(line, &answer) != nil || answer.Kind == "" || answer.Size < 0 {
		return response{}, garbage(line)
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
		return response{}, garbage(answer.body[max(0, len(answer.body)-80):] + string(end))
	}
	return answer, nil
}

// readLine returns the next line, or as much of one as a header can be long.
func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		piece, err := r.ReadSlice('\n')
		line = append(line, piece...)
		if err == nil || len(line) > longestHeader {
			return line, nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return nil, err
		}
	}
}

// answers reports whether the response is an answer to the request.
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

// rendered cuts the body into its pages.
func (r response) rendered() []Rendered {
	pages := make([]Rendered, 0, len(r.Pages))
	rest := r.body
	for _, page := range r.Pages {
		pages = append(pages, Rendered{HTML: rest[:page.Size], Failure: page.Error})
		rest = rest[page.Size:]
	}
	return pages
}
