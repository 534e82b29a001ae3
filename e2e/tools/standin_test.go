package tools_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/docgen-cli/docgen/internal/ssr/ssrtest"
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
// left to Node itself.
func standIn() {
	if !ssrtest.IsWorker() {
		panic(syscall.Exec(os.Getenv("NODE"), os.Args, os.Environ()))
	}
	ssrtest.Answer(os.Stdin, os.Stdout, plain{})
}

// plain renders a page as its content, which Go makes.
type plain struct{}

func (plain) Load(string, string) {}
func (plain) Site([]byte)         {}

func (plain) Render(data []byte) (string, error) {
	var page struct {
		Content, Only  string
		Code           any
		Dates          []string
		Describe, Text *string
		Static, Twin   any
		TeX            *string
	}
	ssrtest.Decode(data, &page)
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
