package asset

import (
	"bytes"
	"encoding/xml"
	"io"
	"strconv"
	"strings"
	"unicode"
)

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
