package internal

import (
	"bytes"
	"compress/gzip"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The budget of a first visit (X3), compressed.
const (
	scriptBudget  = 20 << 10 // without React
	styleBudget   = 15 << 10 // the sheet of the theme
	pageBudget    = 120 << 10
	requestBudget = 8
)

func firstVisitsStayWithinTheBudget(t *testing.T, out string) {
	for _, page := range htmlPages(t, out) {
		sizes := map[string]int{"the page": compressed(t, page.text)}
		all, scripts := sizes["the page"], 0
		for _, file := range page.loads(t, out) {
			if sizes[file] > 0 {
				continue
			}
			size := compressed(t, readFile(t, filepath.Join(out, filepath.FromSlash(file))))
			sizes[file] = size
			all += size
			if strings.HasSuffix(file, ".js") && !strings.HasPrefix(file, "assets/react-") {
				scripts += size
			}
			if strings.HasPrefix(file, "assets/client-") && strings.HasSuffix(file, ".css") && size > styleBudget {
				t.Errorf("%s has %d bytes, want at most %d", file, size, styleBudget)
			}
		}
		if scripts == 0 || scripts > scriptBudget || all > pageBudget || len(sizes) > requestBudget {
			t.Errorf("%s loads %d bytes of scripts beside React, and %d bytes of %v", page.route, scripts, all, sizes)
		}
	}
}

var sheetURL = regexp.MustCompile(`url\("?\./([\w-]+\.svg)`)

// loads returns the files that a page and its style sheets name: scripts, styles, icons and images. weight.spec.ts
// shows that a visit asks for no others, and measures a page with images of the content, which load when they come
// near the window.
func (p htmlPage) loads(t *testing.T, out string) []string {
	t.Helper()
	var files []string
	load := func(address string) {
		if file, found := strings.CutPrefix(address, "/phoenix/"); found {
			files = append(files, file)
		}
	}
	for _, name := range []string{"script", "img"} {
		for _, element := range p.elements(name) {
			if element["loading"] != "lazy" {
				load(element["src"])
			}
		}
	}
	for _, link := range p.elements("link") {
		switch link["rel"] {
		case "stylesheet":
			load(link["href"])
			sheet := readFile(t, filepath.Join(out, "assets", path.Base(link["href"])))
			for _, found := range sheetURL.FindAllStringSubmatch(sheet, -1) {
				files = append(files, "assets/"+found[1])
			}
		case "modulepreload", "preload", "icon":
			load(link["href"])
		}
	}
	return files
}

// compressed returns the size of a text as servers send it.
func compressed(t *testing.T, text string) int {
	t.Helper()
	var out bytes.Buffer
	writer, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := writer.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := writer.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Len()
}

// What does not count against the budget of scripts is React, and nothing else.
func reactIsThePreparedFile(t *testing.T, out string) {
	names, err := filepath.Glob(filepath.Join(out, "assets", "react-*"))
	if err != nil || len(names) != 1 {
		t.Fatalf("files %v, error %v", names, err)
	}
	text := readFile(t, names[0])
	if text != readFile(t, "../theme/prepared/react.js") {
		t.Errorf("%s is not theme/prepared/react.js", names[0])
	}
	if !strings.HasPrefix(text, "//# allFunctionsCalledOnLoad\n") {
		t.Errorf("%s does not ask V8 to compile its functions while it loads", names[0])
	}
}
