package redirect

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"html"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/message"
)

//go:embed redirect.js
var script []byte

// FileName is the name of the file of redirect rules that hosts read, at the root of the
// output.
const FileName = "_redirects"

// Script returns the script that redirects in the browser, with its name in the assets folder.
func Script() (name string, content []byte) {
	sum := sha256.Sum256(script)
	return "redirect-" + hex.EncodeToString(sum[:4]) + ".js", script
}

// Frame is what the documents at all retired URLs of a locale share.
type Frame struct {
	Origin    string // of the site
	Script    string // URL of [Script]
	Language  string // the lang attribute
	Direction string // the dir attribute
	Labels    message.Catalog
}

// HTML returns the document at the URL of a retired page. With JavaScript it keeps the query
// and the anchor. Without, the browser still goes to the new page, and the source contains a
// link.
func (p Page) HTML(frame Frame) []byte {
	canonical := p.To
	if strings.HasPrefix(canonical, "/") {
		canonical = frame.Origin + canonical
	}
	to := html.EscapeString(p.To)
	return []byte(`<!doctype html>
<html lang="` + html.EscapeString(frame.Language) + `" dir="` + html.EscapeString(frame.Direction) + `">
<head>
<meta charset="utf-8">
<title>` + html.EscapeString(frame.Labels.Text("docgen.redirect.title")) + `</title>
<link rel="canonical" href="` + html.EscapeString(canonical) + `">
` + Element(frame.Script, p.To, p.Anchors) + `
<meta http-equiv="refresh" content="0; url=` + to + `">
</head>
<body><p>` + strings.Replace(html.EscapeString(frame.Labels.Text("docgen.redirect.message")), "{link}", `<a href="`+to+`">`+to+`</a>`, 1) + `</p></body>
</html>
`)
}

// Element returns the script element for a retired page. If the target is empty, the page still
// exists and only some of its anchors are retired.
func Element(script, to string, anchors map[string]string) string {
	attributes := ""
	if to != "" {
		attributes = ` data-to="` + html.EscapeString(to) + `"`
	}
	if len(anchors) > 0 {
		encoded, err := json.Marshal(anchors)
		if err != nil {
			encoded = nil // strings always encode
		}
		attributes += ` data-anchors="` + html.EscapeString(string(encoded)) + `"`
	}
	return `<script src="` + html.EscapeString(script) + `"` + attributes + `></script>`
}

// Rules returns the text of a _redirects file (https://docs.netlify.com/routing/redirects,
// https://developers.cloudflare.com/pages/configuration/redirects). It leaves out anchors,
// which never reach a host. It also leaves out paths with a colon, which some hosts take for a
// placeholder, temporary redirects, and pages whose anchors a host would lose; only the document
// redirects those. Rules for whole folders come last, because the
// first rule that matches applies.
func (p Plan) Rules() string {
	var out strings.Builder
	for _, page := range p.Pages {
		isCovered := slices.ContainsFunc(p.Folders, func(folder Folder) bool { return folder.Path == page.InFolder })
		if isCovered || page.IsTemporary || page.OnlyInBrowser || strings.Contains(page.Path, ":") {
			continue
		}
		out.WriteString(page.Path + " " + page.To + " 301\n")
	}
	for _, folder := range p.Folders {
		out.WriteString(folder.rules())
	}
	return out.String()
}
