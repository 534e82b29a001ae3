package openapi

import (
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

func python(r request) string {
	var out strings.Builder
	out.WriteString("import requests\n\nresponse = requests." + strings.ToLower(r.method) + "(\n    " + plainjson.Quote(r.url) + ",\n")
	headers := r.headers
	if r.kind != "" && !r.isForm && r.kind != "application/json" {
		headers = r.typed()
	}
	if len(headers) > 0 {
		out.WriteString("    headers={\n" + pairsOf(headers, "        ") + "    },\n")
	}
	if r.user {
		out.WriteString("    auth=(\"USER\", \"PASSWORD\"),\n")
	}
	switch {
	case r.isForm:
		var texts, files []pair
		for _, each := range r.form {
			if each.isFile {
				files = append(files, each)
			} else {
				texts = append(texts, each)
			}
		}
		if len(texts) > 0 {
			out.WriteString("    data={\n" + pairsOf(texts, "        ") + "    },\n")
		}
		if len(files) > 0 {
			out.WriteString("    files={\n")
			for _, each := range files {
				out.WriteString("        " + plainjson.Quote(each.name) + ": open(" + plainjson.Quote(each.value) + ", \"rb\"),\n")
			}
			out.WriteString("    },\n")
		}
	case r.kind == "":
	case r.body == formats["binary"]:
		out.WriteString("    data=open(\"file.bin\", \"rb\"),\n")
	case r.kind == "application/json":
		out.WriteString("    json=" + strings.ReplaceAll(pythonValue(r.body), "\n", "\n    ") + ",\n")
	default:
		out.WriteString("    data=" + plainjson.Quote(r.body) + ",\n")
	}
	out.WriteString(")\nprint(response.status_code, response.text)\n")
	return out.String()
}

// pythonValue turns JSON, which has a value on each line, into Python.
func pythonValue(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		bare := strings.TrimSuffix(line, ",")
		for _, word := range []struct{ json, python string }{{"true", "True"}, {"false", "False"}, {"null", "None"}} {
			if before, isWord := strings.CutSuffix(bare, word.json); isWord && (strings.TrimSpace(before) == "" || strings.HasSuffix(before, `": `)) {
				bare = before + word.python
			}
		}
		if strings.HasSuffix(line, ",") {
			bare += ","
		}
		lines[i] = bare
	}
	return strings.Join(lines, "\n")
}

func goSample(r request) string {
	body, before := "nil", ""
	imports := []string{"fmt", "io", "net/http"}
	headers := r.headers
	switch {
	case r.isForm && r.kind == "multipart/form-data":
		imports = []string{"bytes", "fmt", "io", "mime/multipart", "net/http"}
		body, before = "&form", goForm(r.form)
		if r.hasFiles {
			imports = append(imports, "os")
		}
	case r.isForm:
		imports = append(imports, "net/url", "strings")
		before = "\tform := url.Values{}\n"
		for _, each := range r.form {
			before += "\tform.Set(" + plainjson.Quote(each.name) + ", " + plainjson.Quote(each.value) + ")\n"
		}
		body = "strings.NewReader(form.Encode())"
		headers = r.typed()
	case r.body == formats["binary"]:
		imports = append(imports, "os")
		before, body = "\tfile, err := os.Open(\"file.bin\")\n"+check+"\tdefer file.Close()\n", "file"
		headers = r.typed()
	case r.kind != "":
		imports = append(imports, "strings")
		literal := "`" + r.body + "`"
		if strings.Contains(r.body, "`") {
			literal = strconv.Quote(r.body)
		}
		before, body = "\tbody := strings.NewReader("+literal+")\n", "body"
		headers = r.typed()
	}
	var out strings.Builder
	out.WriteString("package main\n\nimport (\n")
	for _, each := range imports {
		out.WriteString("\t" + plainjson.Quote(each) + "\n")
	}
	out.WriteString(")\n\nfunc main() {\n" + before)
	out.WriteString("\trequest, err := http.NewRequest(" + plainjson.Quote(r.method) + ", " + plainjson.Quote(r.url) + ", " + body + ")\n" + check)
	for _, each := range headers {
		out.WriteString("\trequest.Header.Set(" + plainjson.Quote(each.name) + ", " + plainjson.Quote(each.value) + ")\n")
	}
	if r.isForm && r.kind == "multipart/form-data" {
		out.WriteString("\trequest.Header.Set(\"Content-Type\", writer.FormDataContentType())\n")
	}
	if r.user {
		out.WriteString("\trequest.SetBasicAuth(\"USER\", \"PASSWORD\")\n")
	}
	out.WriteString("\tresponse, err := http.DefaultClient.Do(request)\n" + check + "\tdefer response.Body.Close()\n")
	out.WriteString("\ttext, err := io.ReadAll(response.Body)\n" + check + "\tfmt.Println(response.Status, string(text))\n}\n")
	return out.String()
}

const check = "\tif err != nil {\n\t\tpanic(err)\n\t}\n"

// goForm writes the fields of a form with files.
func goForm(form []pair) string {
	var out strings.Builder
	out.WriteString("\tvar form bytes.Buffer\n\twriter := multipart.NewWriter(&form)\n")
	number := ""
	for i, each := range form {
		if !each.isFile {
			out.WriteString("\twriter.WriteField(" + plainjson.Quote(each.name) + ", " + plainjson.Quote(each.value) + ")\n")
			continue
		}
		out.WriteString("\tfile" + number + ", err := os.ReadFile(" + plainjson.Quote(each.value) + ")\n" + check)
		out.WriteString("\tpart" + number + ", err := writer.CreateFormFile(" + plainjson.Quote(each.name) + ", " + plainjson.Quote(each.value) + ")\n" + check)
		out.WriteString("\tpart" + number + ".Write(file" + number + ")\n")
		number = strconv.Itoa(i + 2) // of the next file
	}
	out.WriteString("\twriter.Close()\n")
	return out.String()
}
