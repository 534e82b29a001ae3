// Package ssrtest answers requests of package ssr in place of Node, for tests: a test binary starts
// in a tenth of the time that Node takes. Its main function is [Answer].
//
// It does not know what a page looks like.
package ssrtest

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

// Renderer does what the modules of a worker do. What it panics with ends the process, and with it the build.
type Renderer interface {
	// Load receives the code of a module.
	Load(name, code string)
	// Site receives the data of the site.
	Site(data []byte)
	// Render returns the HTML of a page, or why there is none.
	Render(page []byte) (html string, err error)
}

// IsWorker reports whether the arguments of this process are those of a worker.
func IsWorker() bool {
	return slices.Contains(os.Args, "--eval") && !slices.Contains(os.Args, "--no-warnings") // package evaluate runs code that is not about pages
}

// Answer answers requests until in ends.
func Answer(in io.Reader, out io.Writer, renderer Renderer) {
	requests := bufio.NewReader(in)
	fmt.Fprintln(out, `{"kind":"hello","node":"v20.0.0","size":0}`)
	for {
		header, err := requests.ReadBytes('\n')
		if err != nil {
			return // the build has closed the pipe
		}
		var request struct {
			ID, Size   int
			Kind, Name string
		}
		Decode(header, &request)
		body := make([]byte, request.Size+min(request.Size, 1)) // a newline follows
		if _, err := io.ReadFull(requests, body); err != nil {
			return
		}
		answer, html := map[string]any{"id": request.ID, "kind": "done"}, ""
		switch request.Kind {
		case "site":
			renderer.Site(body)
		case "load":
			renderer.Load(request.Name, string(body))
		case "codeCache":
			answer["kind"] = "codeCache"
		case "render":
			answer["kind"] = "rendered"
			answer["pages"], html = render(renderer, body)
		}
		answer["size"] = len(html)
		text, err := json.Marshal(answer)
		if err != nil {
			panic(err)
		}
		if html != "" {
			html += "\n"
		}
		fmt.Fprintf(out, "%s\n%s", text, html)
	}
}

// render returns the sizes of pages, and their HTML.
func render(renderer Renderer, body []byte) ([]map[string]any, string) {
	var pages []json.RawMessage
	Decode(body, &pages)
	sizes := make([]map[string]any, len(pages))
	var all strings.Builder
	for i, page := range pages {
		html, err := renderer.Render(page)
		sizes[i] = map[string]any{"size": len(html)}
		if err != nil {
			sizes[i]["error"] = map[string]string{"message": err.Error()}
		}
		all.WriteString(html)
	}
	return sizes, all.String()
}

// Decode decodes JSON. Invalid JSON is a panic.
func Decode(text []byte, into any) {
	if err := json.Unmarshal(text, into); err != nil {
		panic(err)
	}
}

// Plain renders a page as its content, which Go makes.
type Plain struct{}

func (Plain) Load(string, string) {}
func (Plain) Site([]byte)         {}

func (Plain) Render(data []byte) (string, error) {
	var page struct {
		Content, Only  string
		Code           any
		Dates          []string
		Describe, Text *string
		Static, Twin   any
		TeX            *string
	}
	Decode(data, &page)
	switch {
	case page.Code != nil || page.Describe != nil || page.Static != nil || page.Twin != nil || page.TeX != nil || page.Text != nil:
		return "", errors.New(`the stand-in for Node runs no code: begin the script with "react"`)
	case page.Dates != nil:
		dates, err := json.Marshal(page.Dates)
		return string(dates), err
	case page.Only == "parts":
		return strings.Repeat(`<hr data-part="true"/>`, 2), nil
	case page.Only == "frame":
		return `<i data-part="navbar"></i><i data-part="banner"></i><i data-part="badge"></i>` + page.Content, nil
	}
	return page.Content, nil
}
