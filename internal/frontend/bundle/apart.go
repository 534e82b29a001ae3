package bundle

import (
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// LateSheet is the name of the style sheet with rules that the first paint of no page needs: of what readers open, of
// messages, and of paper.
const LateSheet = "late"

// The names of the style sheets that scripts load with what they style.
const (
	dialogSheet = "searchDialog"
	buttonSheet = "codeButtons"
)

// apart returns the style sheets of the theme that pages do not wait for or that few pages need, with the names of their
// files in the output. All scripts have the class names of the modules. That of the search dialog loads when the
// reader opens the search. Those of what scripts add to a page, such as the buttons of code blocks, load together with
// the first interaction. The pages of a kind have the others.
func apart() map[string]string {
	return map[string]string{
		"search/SearchDialog.module.css":       dialogSheet,
		"search/SearchPage.module.css":         "search",
		"layout/NotFound.module.css":           "notFound",
		"common/ProgressBar.module.css":        LateSheet,
		"errors/ChunkError.module.css":         LateSheet,
		"errors/PageCrash.module.css":          LateSheet,
		"navbar/MobileMenuPanels.module.css":   LateSheet,
		"navbar/NavbarItemBoundary.module.css": LateSheet,
		"styles/codeButtons.css":               buttonSheet,
		"styles/hoverCards.css":                buttonSheet,
		"styles/focus.css":                     buttonSheet,
		"styles/late.css":                      LateSheet,
		"styles/print.css":                     LateSheet,
	}
}

// apartEntry starts the entry point of a style sheet apart.
const apartEntry = "apart/"

// apartText returns the code that imports what a style sheet apart contains.
func (r resolver) apartText(sheet string) string {
	var text strings.Builder
	for _, file := range slices.Sorted(maps.Keys(apart())) {
		if _, exists := fileIn(r.input.Theme, file); exists && apart()[file] == sheet { // it may not be the theme of docgen
			fmt.Fprintf(&text, "import %q\n", fromTheme+file)
		}
	}
	return text.String()
}

// buildApart bundles the style sheets apart. It returns them by the names without hashes, and their images by the names
// with hashes.
func buildApart(input Input, resolver resolver) (map[string]File, error) {
	resolver.apart = true
	options := browserOptions(input, resolver)
	options.Splitting, options.EntryPointsAdvanced = false, nil
	for _, sheet := range slices.Compact(slices.Sorted(maps.Values(apart()))) {
		if resolver.apartText(sheet) != "" {
			point := api.EntryPoint{InputPath: entryNamespace + ":" + apartEntry + sheet, OutputPath: sheet}
			options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, point)
		}
	}
	if len(options.EntryPointsAdvanced) == 0 {
		return nil, nil
	}
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return nil, fmt.Errorf("bundle the theme: %s", result.Errors[0].Text)
	}
	sheets := map[string]File{}
	for _, file := range result.OutputFiles {
		name := plainName(file.Path)
		if path.Ext(name) == ".js" {
			continue // the script that imports the sheet
		}
		sheets[withoutHash.ReplaceAllString(name, "")] = File{Name: path.Join(input.Folder, name), Content: file.Contents}
	}
	return sheets, nil
}

var withoutHash = regexp.MustCompile(`-[A-Z0-9]+\.css$`)

// addApart adds the style sheets apart, the URLs of those that pages link, and images that no other sheet has.
func (b *Bundle) addApart(input Input, sheets map[string]File) {
	b.KindSheets = map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(sheets)) {
		file := sheets[name]
		isKnown := slices.ContainsFunc(b.Files, func(other File) bool { return other.Name == file.Name })
		if path.Ext(file.Name) == ".css" {
			b.KindSheets[name] = input.URL + path.Base(file.Name)
		}
		if !isKnown {
			b.Files = append(b.Files, file)
		}
	}
}

var declarations = regexp.MustCompile(`\{[^{}]*\}`)

// withoutRules leaves only the class names of a style sheet, if they are those of a module.
func withoutRules(file, text string) string {
	if !strings.HasSuffix(file, ".module.css") {
		return ""
	}
	return declarations.ReplaceAllString(text, "{}")
}
