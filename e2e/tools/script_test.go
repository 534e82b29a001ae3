// Package tools runs the scripts of cmd/docgen, with tools that docgen itself does not need. They are a module of their
// own, so that go.mod lists what docgen is made of.
package tools_test

import (
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/docgen-cli/docgen/e2e/feedtest"
)

// programs are the names under which the test binary is another program.
func programs() map[string]func() {
	return map[string]func(){"docgen": ask, "node": standIn, "unprivileged": unprivileged}
}

func TestMain(m *testing.M) {
	if program, isOther := programs()[filepath.Base(os.Args[0])]; isOther {
		program()
		return
	}
	os.Exit(m.Run())
}

// Each script contains a small site, commands and their exact output. UPDATE=1 rewrites the
// expected output. A stand-in renders the pages, unless a script says "react".
func TestScripts(t *testing.T) {
	t.Parallel()
	own, standIns, docgen := t.TempDir(), t.TempDir(), built(t)
	keep(t, docgen)
	link(t, filepath.Join(own, "docgen"))
	link(t, filepath.Join(own, "unprivileged"))
	link(t, filepath.Join(standIns, "node"))
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal(err)
	}
	version, err := exec.CommandContext(t.Context(), node, "--version").Output()
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Files:               scripts(t),
		UpdateScripts:       os.Getenv("UPDATE") == "1",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			path := []string{standIns, own, env.Getenv("PATH")}
			env.Setenv("PATH", strings.Join(path, string(filepath.ListSeparator)))
			env.Setenv("NODE", node)
			env.Setenv("PLUGINS", filepath.Join(root(t), "plugins"))
			env.Setenv("DOCGEN", docgen) // for scripts that change PATH, or what a process may do
			env.Setenv("NODE_VERSION", strings.TrimSpace(string(version)))
			// The sites are so small that collecting garbage takes longer than not to.
			env.Setenv("GOGC", "off")
			env.Setenv("GOMEMLIMIT", "1GiB")
			env.Setenv("SOURCE_DATE_EPOCH", "1700000000")
			env.Setenv("CHROMIUM", os.Getenv("CHROMIUM")) // "docgen pdf" finds one in PATH if it is empty
			env.Setenv("FONTCONFIG_FILE", filepath.Join(root(t), "e2e", "fonts", "fonts.conf"))
			return nil
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

func root(t *testing.T) string {
	t.Helper()
	folder, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	return folder
}

// built returns the path of docgen, built from the sources, which can be a kept process too.
func built(t *testing.T) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "docgen")
	build := exec.CommandContext(t.Context(), "go", "test", "-c", "-vet=off", "-ldflags=-w", "-o", program, "./cmd/docgen")
	build.Dir = root(t)
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return program
}

// link makes the test binary another program.
func link(t *testing.T, name string) {
	t.Helper()
	own, err := os.Executable()
	err = errors.Join(err, os.Symlink(own, name))
	if err != nil {
		t.Fatal(err)
	}
}

// scripts returns the scripts that do not mention a program that MISSING names, because this machine lacks it.
func scripts(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root(t), "cmd", "docgen", "testdata", "script", "*.txtar"))
	if err != nil || len(files) == 0 {
		t.Fatalf("found scripts %v, %v", files, err)
	}
	mentions := map[string]string{"git": " git ", "chromium": "pdfparts"}
	return slices.DeleteFunc(files, func(file string) bool {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return slices.ContainsFunc(strings.Fields(os.Getenv("MISSING")), func(name string) bool {
			return mentions[name] != "" && strings.Contains(string(text), mentions[name])
		})
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
