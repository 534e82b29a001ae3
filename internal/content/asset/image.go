package asset

import (
	"bytes"
	_ "embed" // the list
	"encoding/xml"
	"image"
	_ "image/gif" // register the formats whose size docgen reads
	_ "image/jpeg"
	_ "image/png"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	_ "golang.org/x/image/webp"
)

// IsImage reports whether a file has the extension of an image.
func IsImage(file string) bool {
	return slices.Contains([]string{".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"}, strings.ToLower(path.Ext(file)))
}

// size reads the width and height of an image; both are 0 if they are unknown.
func size(file string, content []byte) (width, height int, broken bool) {
	switch strings.ToLower(path.Ext(file)) {
	case ".svg":
		return svgSize(content)
	case ".avif":
		return 0, 0, false // no decoder exists for this format
	}
	config, _, err := image.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		return 0, 0, IsImage(file)
	}
	return config.Width, config.Height, false
}

// inert lists the extensions of files that no browser runs as a document or script, whichever
// host serves them: images, audio, video, fonts, archives, office documents, text, and source
// code in languages that browsers do not run.
//
//go:embed inert.txt
var inert string

// IsInert reports whether browsers show or download a file with this name and never run it.
// SVG images are not inert.
func IsInert(file string) bool {
	extension := strings.ToLower(path.Ext(file))
	return extension != "" && slices.Contains(strings.Fields(inert), extension)
}

// svgSize reads the size of an SVG image from the width and height of its root element, or
// else from its viewBox.
func svgSize(content []byte) (width, height int, broken bool) {
	decoder := xml.NewDecoder(bytes.NewReader(content))
	decoder.Strict = false
	decoder.CharsetReader = func(_ string, input io.Reader) (io.Reader, error) { return input, nil } // sizes are ASCII in every encoding that is in use
	for {
		token, err := decoder.Token()
		if err != nil {
			return 0, 0, true
		}
		root, isElement := token.(xml.StartElement)
		if !isElement {
			continue
		}
		if root.Name.Local != "svg" {
			return 0, 0, true
		}
		var box []string
		for _, attribute := range root.Attr {
			switch attribute.Name.Local {
			case "width":
				width = pixels(attribute.Value)
			case "height":
				height = pixels(attribute.Value)
			case "viewBox":
				box = strings.FieldsFunc(attribute.Value, func(char rune) bool { return char == ',' || unicode.IsSpace(char) })
			}
		}
		if (width == 0 || height == 0) && len(box) == 4 {
			width, height = pixels(box[2]), pixels(box[3])
		}
		return width, height, false
	}
}

// pixels parses a length in CSS pixels. Other units give 0.
func pixels(length string) int {
	number, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(length), "px"), 64)
	if err != nil || !(number >= 0 && number <= 1e6) {
		return 0
	}
	return int(number + 0.5)
}
