package bundle

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
)

const (
	assetNamespace = "asset" // images and other files that are not code
	urlNamespace   = "url"   // the same if the code wants a URL, also of an SVG image
	rawNamespace   = "raw"   // contents of files as strings
	styleNamespace = "style" // style modules of the site, by a unique path
)

// isAsset reports whether an imported file is neither code nor data.
func isAsset(name string) bool {
	switch strings.ToLower(path.Ext(name)) {
	case ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".ico", ".svg",
		".woff", ".woff2", ".ttf", ".otf", ".mp4", ".webm", ".mp3", ".ogg", ".wav", ".pdf", ".zip":
		return true
	}
	return false
}

// assets collects the files that code imports. It is safe for concurrent use.
type assets struct {
	input Input
	disk  *disk.Disk
	mu    sync.Mutex
	found []File
}

// add adds a file to the output and returns its name there.
func (a *assets) add(file string) (string, error) {
	content, err := a.disk.ReadFile(file)
	if err != nil {
		return "", fmt.Errorf("read an imported file: %w", err)
	}
	extension := filepath.Ext(file)
	stem := strings.TrimSuffix(filepath.Base(file), extension)
	for len(stem) > longestStem {
		_, size := utf8.DecodeLastRuneInString(stem)
		stem = stem[:len(stem)-size]
	}
	name := stem + "-" + shortHash(content) + extension
	full := path.Join(a.input.Folder, name)
	a.mu.Lock()
	defer a.mu.Unlock()
	if !slices.ContainsFunc(a.found, func(other File) bool { return other.Name == full }) {
		a.found = append(a.found, File{Name: full, Content: content})
	}
	return name, nil
}

// loadRaw converts a file to a script that exports its text.
func (r resolver) loadRaw(args api.OnLoadArgs) (api.OnLoadResult, error) {
	file, _ := args.PluginData.(string)
	text, err := r.disk.ReadFile(file)
	if err != nil {
		return api.OnLoadResult{}, fmt.Errorf("read an imported file: %w", err)
	}
	contents := string(text)
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderText}, nil
}

// files returns all collected files, sorted by name.
func (a *assets) files() []File {
	a.mu.Lock()
	defer a.mu.Unlock()
	slices.SortFunc(a.found, func(x, y File) int { return strings.Compare(x.Name, y.Name) })
	return a.found
}

// loadAsset converts a file to a script that exports its URL or, for an SVG image, a component.
func (r resolver) loadAsset(args api.OnLoadArgs) (api.OnLoadResult, error) {
	file, _ := args.PluginData.(string)
	if strings.EqualFold(filepath.Ext(file), ".svg") {
		return r.loadSVG(file)
	}
	return r.loadURL(args)
}

// loadURL converts a file to a script that exports its URL.
func (r resolver) loadURL(args api.OnLoadArgs) (api.OnLoadResult, error) {
	file, _ := args.PluginData.(string)
	name, err := r.assets.add(file)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	return r.script(fmt.Sprintf("export default %q\n", r.input.URL+name))
}

// loadSVG converts an SVG file to a component that accepts the properties of svg elements.
func (r resolver) loadSVG(file string) (api.OnLoadResult, error) {
	content, err := r.disk.ReadFile(file)
	if err != nil {
		return api.OnLoadResult{}, fmt.Errorf("read an imported file: %w", err)
	}
	properties, inner, err := readSVG(content)
	if err != nil {
		return api.OnLoadResult{Errors: []api.Message{{
			Text: "the file is not an SVG image: " + err.Error(), Location: &api.Location{File: r.disk.Below(file)},
		}}}, nil
	}
	return r.script(fmt.Sprintf(`import { jsx } from "react/jsx-runtime"
const own = { %s }
export default function Drawing(props) {
  return jsx("svg", { ...own, ...props, dangerouslySetInnerHTML: { __html: %q } })
}
`, properties, inner))
}

// readSVG returns the attributes of an svg element, as React properties, and its content.
func readSVG(written []byte) (properties, inner string, err error) {
	content := strings.ToValidUTF8(string(written), "\ufffd") // as Docusaurus reads it, whatever encoding it declares
	decoder := xml.NewDecoder(strings.NewReader(content))
	decoder.Strict = false
	decoder.CharsetReader = func(_ string, input io.Reader) (io.Reader, error) { return input, nil }
	var attributes []string
	depth, from := 0, int64(0)
	for {
		before := decoder.InputOffset()
		token, err := decoder.RawToken()
		switch token := token.(type) {
		case xml.StartElement:
			if depth++; depth > 1 {
				continue
			}
			if token.Name.Local != "svg" {
				return "", "", errors.New("it does not start with an svg element")
			}
			from = decoder.InputOffset()
			for _, attribute := range token.Attr {
				if name := propertyName(attribute.Name); name != "" {
					attributes = append(attributes, fmt.Sprintf("%q: %q", name, attribute.Value))
				}
			}
		case xml.EndElement:
			if depth--; depth == 0 {
				return strings.Join(attributes, ", "), strings.TrimSpace(content[from:before]), nil
			}
		}
		if errors.Is(err, io.EOF) {
			return "", "", errors.New("its svg element is not closed")
		}
		if err != nil {
			return "", "", err
		}
	}
}

// propertyName returns React's name for an attribute, or "" to leave it out.
func propertyName(name xml.Name) string {
	switch {
	case name.Local == "class":
		return "className"
	case name.Local == "style" || name.Space == "xmlns":
		return ""
	case name.Space != "":
		return name.Space + strings.ToUpper(name.Local[:1]) + name.Local[1:]
	case strings.HasPrefix(name.Local, "data-") || strings.HasPrefix(name.Local, "aria-"):
		return name.Local
	}
	first, rest, _ := strings.Cut(name.Local, "-")
	for rest != "" {
		var part string
		part, rest, _ = strings.Cut(rest, "-")
		if part != "" {
			first += strings.ToUpper(part[:1]) + part[1:]
		}
	}
	return first
}
