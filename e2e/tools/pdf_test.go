package tools_test

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// pdfParts is the script command "pdfparts FILE OUT". It writes what a PDF of Chromium has besides
// its pages: their number, bookmarks, and the targets of links.
func pdfParts(script *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) != 2 {
		script.Fatalf("usage: pdfparts FILE OUT")
	}
	text := []byte(script.ReadFile(args[0]))
	objects := map[string]string{}
	for _, found := range regexp.MustCompile(`(?s)\n(\d+) 0 obj\n<<(.*?)>>\nendobj`).FindAllSubmatch(text, -1) {
		objects[string(found[1])] = string(found[2])
	}
	var out strings.Builder
	fmt.Fprintln(&out, "sheets:", bytes.Count(text, []byte("/Type /Page\n")))
	for _, name := range []string{"/Title (Guide | Acme)", "/Lang (en)", "/Marked true", "/StructTreeRoot"} {
		fmt.Fprintln(&out, name, bytes.Contains(text, []byte(name)))
	}
	var bookmarks func(number, indent string)
	bookmarks = func(number, indent string) {
		for ; number != ""; number = part(objects[number], `/Next (\d+)`) {
			fmt.Fprintln(&out, indent+part(objects[number], `/Title \((.*?)\)\n`))
			bookmarks(part(objects[number], `/First (\d+)`), indent+"  ")
		}
	}
	bookmarks(part(objects[part(string(text), `/Outlines (\d+)`)], `/First (\d+)`), "bookmark ")
	for _, found := range regexp.MustCompile(`(?s)/Subtype /Link\n.*?endobj`).FindAllString(string(text), -1) {
		fmt.Fprintln(&out, "link", part(found, `/Dest (\S+)`)+part(found, `/URI \((.*?)\)`))
	}
	script.Check(os.WriteFile(script.MkAbs(args[1]), []byte(out.String()), 0o644))
}

// part returns what the group of a pattern matches, or "".
func part(text, pattern string) string {
	if found := regexp.MustCompile(pattern).FindStringSubmatch(text); found != nil {
		return found[1]
	}
	return ""
}
