package redirect

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"html"
	"strings"
)

//go:embed redirect.js
var script []byte

// FileName is that of the rules that hosts read, at the root of what is hosted.
const FileName = "_redirects"

// Script is the file that leads readers on in the browser, below the folder of
// assets.
func Script() (name string, content []byte) {
	sum := sha256.Sum256(script)
	return "redirect-" + hex.EncodeToString(sum[:4]) + ".js", script
}

// HTML is the document at the URL of a page that is gone. With JavaScript, query
// and anchor are kept; without, browsers go to the page, and who reads the source
// finds a link. origin is the site's, script the URL of [Script].
func (p Page) HTML(origin, script string) []byte {
	canonical := p.To
	if strings.HasPrefix(canonical, "/") {
		canonical = origin + canonical
	}
	to := html.EscapeString(p.To)
	return []byte(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<link rel="canonical" href="` + html.EscapeString(canonical) + `">
` + Element(script, p.To, p.Anchors) + `
<meta http-equiv="refresh" content="0; url=` + to + `">
</head>
<body><p>This page has moved to <a href="` + to + `">` + to + `</a>.</p></body>
</html>
`)
}

// Element is the script element of a page: of one that is gone, or, with an empty
// target, of one whose anchors are gone.
func Element(script, to string, anchors map[string]string) string {
	attributes := ""
	if to != "" {
		attributes = ` data-to="` + html.EscapeString(to) + `"`
	}
	if len(anchors) > 0 {
		encoded, err := json.Marshal(anchors)
		if err != nil {
			encoded = nil // texts always encode
		}
		attributes += ` data-anchors="` + html.EscapeString(string(encoded)) + `"`
	}
	return `<script src="` + html.EscapeString(script) + `"` + attributes + `></script>`
}

// Rules is the text of a _redirects file
// (https://docs.netlify.com/routing/redirects, https://developers.cloudflare.com/pages/configuration/redirects).
// Hosts never see anchors. A colon within a path is a placeholder to some hosts; there the
// document alone leads on.
func (p Plan) Rules() string {
	var out strings.Builder
	for _, page := range p.Pages {
		if strings.Contains(page.Path, ":") {
			continue
		}
		out.WriteString(page.Path + " " + page.To + " 301\n")
	}
	return out.String()
}
