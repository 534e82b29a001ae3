package build

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"os"
	"slices"
	"testing"
)

// The program of these tests stands for Node where a test makes hundreds of
// builds: Node takes ten times as long to start, which would be most of its work.
func TestMain(m *testing.M) {
	if slices.Contains(os.Args, "--eval") {
		standIn(bufio.NewReader(os.Stdin), os.Stdout)
		return
	}
	os.Exit(m.Run())
}

// standIn answers internal/ssr as its worker.js does, and renders as the server.tsx of
// smallTheme: all of a page's data and the site's title, before its content.
func standIn(in *bufio.Reader, out io.Writer) {
	fmt.Fprintln(out, `{"kind":"hello","node":"v20.0.0","size":0}`)
	var site struct{ Title string }
	for {
		header, err := in.ReadBytes('\n')
		if err != nil {
			return // the build has closed it
		}
		var request struct {
			ID   int
			Kind string
			Size int
		}
		decode(header, &request)
		body := make([]byte, request.Size)
		if request.Size > 0 {
			body = append(body, '\n')
		}
		if _, err := io.ReadFull(in, body); err != nil {
			return
		}
		switch request.Kind {
		case "site":
			decode(body, &site)
			fallthrough
		case "load":
			fmt.Fprintf(out, "{\"id\":%d,\"kind\":\"done\",\"size\":0}\n", request.ID)
		case "render":
			var pages []map[string]any
			decode(body, &pages)
			var all string
			var sizes []map[string]int
			for _, page := range pages {
				html := renderedBySmallTheme(site.Title, page)
				all += html
				sizes = append(sizes, map[string]int{"size": len(html)})
			}
			answer, _ := json.Marshal(map[string]any{"id": request.ID, "kind": "rendered", "pages": sizes, "size": len(all)})
			fmt.Fprintf(out, "%s\n%s\n", answer, all)
		}
	}
}

func renderedBySmallTheme(title string, page map[string]any) string {
	content, _ := page["content"].(string)
	delete(page, "content")
	data, _ := json.Marshal([]any{title, page})
	return "<pre>" + url.PathEscape(string(data)) + "</pre>" + content
}

// decode takes what ssr wrote; what it cannot take ends the process, and so the build.
func decode(text []byte, into any) {
	if err := json.Unmarshal(text, into); err != nil {
		panic(err)
	}
}
