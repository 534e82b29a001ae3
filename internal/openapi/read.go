package openapi

import (
	"io"
	"log/slog"
	"regexp"
	"strconv"

	"github.com/pb33f/go-yaml"
	"github.com/pb33f/libopenapi"
	"github.com/pb33f/libopenapi/datamodel"
	v3 "github.com/pb33f/libopenapi/datamodel/high/v3"

	"github.com/docgen-cli/docgen/internal/diag"
)

// read parses a description. If it has an error, the document is nil.
func read(text []byte, file string) (*v3.Document, []diag.Diagnostic) {
	p := &problems{file: file, text: text}
	var root yaml.Node
	if err := yaml.Unmarshal(text, &root); err != nil {
		p.syntax(err)
		return nil, p.found
	}
	p.inspect(&root)
	if len(p.found) > 0 {
		return nil, p.found
	}
	doc, err := model(text)
	if err != nil {
		p.model(err)
		return nil, p.found
	}
	return doc, nil
}

// model builds the values of a description whose references are known to be valid. Cycles of
// schemas are valid, and pages show each schema once.
func model(text []byte) (*v3.Document, error) {
	document, err := libopenapi.NewDocumentWithConfiguration(text, &datamodel.DocumentConfiguration{
		SkipCircularReferenceCheck: true,
		SkipJSONConversion:         true,
		SkipMetadataCollection:     true,
		ExcludeExtensionRefs:       true,
		Logger:                     slog.New(slog.NewTextHandler(io.Discard, nil)),
	})
	if err != nil {
		return nil, err
	}
	built, err := document.BuildV3Model()
	if err != nil {
		return nil, err
	}
	return &built.Model, nil
}

// lineInError finds the place in an error of the YAML parser or of the model.
var lineInError = regexp.MustCompile(`(?:\[(\d+):(\d+)\]|L(\d+)\.C(\d+): )`)

// placeIn returns the place that an error names; zeros for none.
func placeIn(message string) (line, column int) {
	match := lineInError.FindStringSubmatch(message)
	if match == nil {
		return 0, 0
	}
	line, _ = strconv.Atoi(match[1] + match[3])
	column, _ = strconv.Atoi(match[2] + match[4])
	return line, column
}
