package openapi

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// samples writes the request in four languages, in tabs that all pages switch together.
func (p *page) samples(o *operation) {
	r := p.g.requestOf(o)
	p.block(":::code-group{group=\"api-language\"}\n\n" +
		prose.CodeBlock("sh", "curl", curl(r)) + "\n" +
		prose.CodeBlock("js", "JavaScript", javaScript(r)) + "\n" +
		prose.CodeBlock("python", "Python", python(r)) + "\n" +
		prose.CodeBlock("go", "Go", goSample(r)) + "\n:::")
}

func curl(r request) string {
	lines := []string{"curl -X " + r.method + " " + shell(r.url)}
	if r.method == "GET" {
		lines[0] = "curl " + shell(r.url)
	}
	if r.user {
		lines = append(lines, "--user USER:PASSWORD")
	}
	for _, each := range r.headers {
		lines = append(lines, "-H "+shell(each.name+": "+each.value))
	}
	switch {
	case r.isForm:
		for _, each := range r.form {
			switch {
			case each.isFile:
				lines = append(lines, "-F "+shell(each.name+"=@"+each.value))
			case r.kind == "multipart/form-data":
				lines = append(lines, "-F "+shell(each.name+"="+each.value))
			default:
				lines = append(lines, "--data-urlencode "+shell(each.name+"="+each.value))
			}
		}
	case r.kind != "":
		lines = append(lines, "-H "+shell("Content-Type: "+r.kind))
		if r.body == formats["binary"] {
			lines = append(lines, "--data-binary @file.bin")
		} else {
			lines = append(lines, "-d "+shell(r.body))
		}
	}
	return strings.Join(lines, " \\\n  ")
}

// shell quotes a word for a shell.
func shell(word string) string { return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'" }

func javaScript(r request) string {
	var out strings.Builder
	switch {
	case r.isForm && r.kind == "multipart/form-data":
		out.WriteString("const body = new FormData()\n")
		for _, each := range r.form {
			value := plainjson.Quote(each.value)
			if each.isFile {
				value = "file"
			}
			out.WriteString("body.append(" + plainjson.Quote(each.name) + ", " + value + ")\n")
		}
		out.WriteString("\n")
	case r.isForm:
		out.WriteString("const body = new URLSearchParams({\n" + pairsOf(r.form, "  ") + "})\n\n")
	}
	out.WriteString("const response = await fetch(" + plainjson.Quote(r.url))
	var options []string
	if r.method != "GET" {
		options = append(options, "method: "+plainjson.Quote(r.method))
	}
	headers := r.headers
	if r.kind != "" && !r.isForm {
		headers = r.typed()
	}
	lines := pairsOf(headers, "    ")
	if r.user {
		lines += "    \"Authorization\": \"Basic \" + btoa(\"USER:PASSWORD\"),\n"
	}
	if lines != "" {
		options = append(options, "headers: {\n"+lines+"  }")
	}
	switch {
	case r.isForm || r.body == formats["binary"]:
		options = append(options, map[bool]string{true: "body", false: "body: file"}[r.isForm])
	case r.kind != "" && isJSON(r.kind):
		options = append(options, "body: JSON.stringify("+strings.ReplaceAll(r.body, "\n", "\n  ")+")")
	case r.kind != "":
		options = append(options, "body: "+plainjson.Quote(r.body))
	}
	if len(options) > 0 {
		out.WriteString(", {\n  " + strings.Join(options, ",\n  ") + ",\n}")
	}
	out.WriteString(")\nconsole.log(response.status, await response.text())\n")
	return out.String()
}

// pairsOf writes the entries of an object.
func pairsOf(pairs []pair, indent string) string {
	var out strings.Builder
	for _, each := range pairs {
		out.WriteString(indent + plainjson.Quote(each.name) + ": " + plainjson.Quote(each.value) + ",\n")
	}
	return out.String()
}
