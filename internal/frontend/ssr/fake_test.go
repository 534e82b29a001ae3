package ssr_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestMain turns the test binary into a fake Node if it runs under a name that fakeNode has
// given it.
func TestMain(m *testing.M) {
	name := strings.TrimSuffix(filepath.Base(os.Args[0]), ".exe")
	if misbehave, ok := strings.CutPrefix(name, "fake-"); ok {
		fake{in: bufio.NewReader(os.Stdin)}.run(misbehave)
		return
	}
	os.Exit(m.Run())
}

// fakeNode returns the path of an executable with one fault.
func fakeNode(t *testing.T, misbehave string) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	name := "fake-" + misbehave
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	path := filepath.Join(t.TempDir(), name)
	if os.Link(self, path) != nil {
		if err := os.Symlink(self, path); err != nil {
			t.Fatal("no link to the test binary: ", err)
		}
	}
	return path
}

type fake struct{ in *bufio.Reader }

func (f fake) run(misbehave string) {
	switch misbehave {
	case "old":
		fmt.Println(`{"kind":"hello","node":"v16.20.2"}`)
		block()
	case "exit":
		fmt.Fprintln(os.Stderr, "node: --nope is not allowed in NODE_OPTIONS")
		os.Exit(9)
	case "stranger":
		fmt.Println("Welcome to something else")
		block()
	case "silent":
		block()
	}
	fmt.Println(`{"kind":"hello","node":"v22.1.0"}`)
	if misbehave == "deaf" {
		block()
	}
	for {
		id, kind := f.next()
		if kind != "render" {
			fmt.Printf("{\"id\":%d,\"kind\":\"done\"}\n", id)
			continue
		}
		f.render(misbehave, id)
	}
}

func (f fake) render(misbehave string, id int) {
	switch misbehave {
	case "crash":
		for i := range 30 {
			fmt.Fprintf(os.Stderr, "line %d\n", i)
		}
		os.Exit(7)
	case "noheap":
		fmt.Fprint(os.Stderr, "\n<--- Last few GCs --->\n\n[1:0x1]  612 ms: Mark-Compact 18.1 (20.3) MB\n\n"+
			"FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n----- Native stack trace -----\n")
		os.Exit(134)
	case "garbage":
		fmt.Println("rendering " + strings.Repeat("é", 200))
	case "unasked":
		fmt.Printf("{\"id\":%d,\"kind\":\"done\"}\n", id)
	case "few":
		fmt.Printf("{\"id\":%d,\"kind\":\"rendered\",\"pages\":[{\"size\":1}],\"size\":1}\nx\n", id)
	case "overlong":
		fmt.Printf("{\"id\":%d,\"kind\":\"rendered\",\"pages\":[{\"size\":1},{\"size\":1}],\"size\":2}\nxyz\n", id)
	}
	block()
}

// next reads one request. At the end of the input it ends the process.
func (f fake) next() (id int, kind string) {
	line, err := f.in.ReadBytes('\n')
	if err != nil {
		os.Exit(0)
	}
	var header struct {
		ID   int
		Kind string
		Size int64
	}
	if err := json.Unmarshal(line, &header); err != nil {
		panic(err)
	}
	if header.Size > 0 {
		_, _ = io.CopyN(io.Discard, f.in, header.Size+1)
	}
	return header.ID, header.Kind
}

// block never returns, but the Go runtime does not see a deadlock.
func block() {
	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, os.Interrupt)
	<-interrupts
}
