package tools_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/docgen-cli/docgen/e2e/ssrtest"
)

// react is the script command "react": from then on, Node renders the pages. A script needs it
// to look at the HTML that React writes, and to run code of a site.
func react(script *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) > 0 {
		script.Fatalf("usage: react")
	}
	_, path, _ := strings.Cut(script.Getenv("PATH"), string(filepath.ListSeparator))
	script.Setenv("PATH", path)
}

// standIn renders pages in place of Node, which takes much longer to start. Anything else is
// left to Node itself, except its version, which each build asks for.
func standIn() {
	if len(os.Args) == 2 && os.Args[1] == "--version" {
		fmt.Println(os.Getenv("NODE_VERSION"))
		return
	}
	if !ssrtest.IsWorker() {
		panic(syscall.Exec(os.Getenv("NODE"), os.Args, os.Environ()))
	}
	ssrtest.Answer(os.Stdin, os.Stdout, ssrtest.Plain{})
}
