package main

import (
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/docgen-cli/docgen/internal/feed/feedtest"
)

func TestMain(m *testing.M) {
	if filepath.Base(os.Args[0]) == "node" {
		standIn()
		return
	}
	testscript.Main(m, map[string]func(){"docgen": main, "unprivileged": unprivileged})
}

// Each script contains a small site, commands and their exact output. UPDATE=1 rewrites the
// expected output. A stand-in renders the pages, unless a script says "react".
func TestScripts(t *testing.T) {
	t.Parallel()
	tools, node := standInFolder(t)
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       os.Getenv("UPDATE") == "1",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			docgen, err := exec.LookPath("docgen")
			env.Setenv("PATH", tools+string(filepath.ListSeparator)+env.Getenv("PATH"))
			env.Setenv("NODE", node)
			env.Setenv("DOCGEN", docgen) // for scripts that change PATH
			env.Setenv("SOURCE_DATE_EPOCH", "1700000000")
			env.Setenv("CHROMIUM", os.Getenv("CHROMIUM")) // "docgen pdf" finds one in PATH if it is empty
			return err
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"react":   react,
			"exits":   exits,
			"settle":  settle,
			"fakeweb": fakeWeb,
			"feeds":   feeds,

			"pdfparts": pdfParts,
		},
	})
}

// feeds is the script command "feeds FILE...". The files must follow the specifications of feeds.
func feeds(script *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) == 0 {
		script.Fatalf("usage: feeds FILE...")
	}
	for _, file := range args {
		for _, problem := range feedtest.Problems(filepath.Base(file), []byte(script.ReadFile(file))) {
			script.Fatalf("%s: %s", file, problem)
		}
	}
}

// fakeWeb is the script command "fakeweb". From then on, docgen reaches other sites through a
// proxy, which logs each request to the file "asked". All pages exist except /gone and
// /busy.
func fakeWeb(script *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) > 0 {
		script.Fatalf("usage: fakeweb")
	}
	log, err := os.Create(script.MkAbs("asked"))
	if err != nil {
		script.Fatalf("%v", err)
	}
	var lock sync.Mutex
	proxy := httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, in *http.Request) {
		lock.Lock()
		fmt.Fprintln(log, in.Method, in.URL)
		lock.Unlock()
		switch in.URL.Path {
		case "/gone":
			out.WriteHeader(http.StatusNotFound)
		case "/busy":
			out.WriteHeader(http.StatusServiceUnavailable)
		default:
			fmt.Fprint(out, `<h1 id="top-of-it">Here</h1>`)
		}
	}))
	script.Defer(func() {
		proxy.Close()
		_ = log.Close()
	})
	script.Setenv("http_proxy", proxy.URL)
}

// exits is the script command "exits CODE program args...": the program must end with that
// exit code. The script can compare its output afterwards.
func exits(script *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) < 2 {
		script.Fatalf("usage: exits CODE program args...")
	}
	err := script.Exec(args[1], args[2:]...)
	code := 0
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		code = exit.ExitCode()
	} else if err != nil {
		script.Fatalf("run %s: %v", args[1], err)
	}
	if strconv.Itoa(code) != args[0] {
		script.Fatalf("exit code %d, want %s", code, args[0])
	}
}

// settle is the script command "settle": it waits until no file of the script has changed
// for more than two seconds. From then on, docgen recognizes an unchanged file by its size
// and times.
func settle(script *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) > 0 {
		script.Fatalf("usage: settle")
	}
	var newest time.Time
	script.Check(filepath.WalkDir(script.Getenv("WORK"), func(_ string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err == nil && info.ModTime().After(newest) {
			newest = info.ModTime()
		}
		return err
	}))
	time.Sleep(time.Until(newest.Add(2*time.Second + 50*time.Millisecond)))
}
