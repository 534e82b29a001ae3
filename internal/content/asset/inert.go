package asset

import (
	_ "embed" // the list
	"path"
	"slices"
	"strings"
)

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
