package code

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// Texts are the texts of a locale for scripts, which have the English ones.
type Texts struct {
	Script []byte // defines them, in browsers and in Node
	Name   string // of the script's file in the output; "" if the texts are English
}

// localeData is the LocaleData of theme/locale.ts.
type localeData struct {
	Plural     string            `json:"plural"`
	Categories []string          `json:"categories"`
	Labels     map[string]string `json:"labels"`
	Own        map[string]string `json:"own"`
}

// NewTexts returns the texts of a locale. Those of the site's own code, and those that only Go writes, are
// among them only if that code can read them.
func NewTexts(edition *site.Edition, theme Theme) (Texts, error) {
	unused := []string{"blog"} // only Go writes its labels
	if !theme.HasPlayground {
		unused = append(unused, "playground")
	}
	data := localeData{Labels: edition.Messages.InTheme(unused...), Own: map[string]string{}}
	data.Plural, data.Categories = edition.Messages.PluralCategories()
	if theme.Translates() {
		data.Labels, data.Own = edition.Messages.InScripts(), edition.Messages.Own()
	}
	encoded, err := plainjson.Marshal(data)
	if err != nil {
		return Texts{}, err
	}
	made := Texts{Script: theme.LocaleScript(encoded)}
	if len(data.Labels)+len(data.Own) > 0 {
		sum := sha256.Sum256(made.Script)
		name := "messages-" + edition.Locale + "-" + hex.EncodeToString(sum[:4]) + ".js"
		made.Name = path.Join(edition.Folder, assemble.Folder, name)
	}
	return made, nil
}

// Files returns the file of the script.
func (t Texts) Files() []output.File {
	if t.Name == "" {
		return nil
	}
	return []output.File{{Name: t.Name, Content: t.Script}}
}

// BootLabels returns the labels of the inline script that differ from the English ones, as JSON: those for
// any page, and those for home pages. Nil means that none do.
func BootLabels(labels message.Catalog) (any, home json.RawMessage, err error) {
	shown := []string{"docgen.load.script", "theme.ErrorPageContent.tryAgain"}
	any, err = Labels(labels, shown)
	if err != nil {
		return nil, nil, err
	}
	for _, name := range []string{"file", "server", "serve", "failed", "reason", "current", "currentDefault", "suggestion"} {
		shown = append(shown, "docgen.baseUrl."+name)
	}
	home, err = Labels(labels, shown)
	return any, home, err
}

// Labels returns the texts of ids that differ from the English ones, as JSON. Nil means that none do.
func Labels(labels message.Catalog, ids []string) (json.RawMessage, error) {
	differing, chosen := labels.InScripts(), map[string]string{}
	for _, id := range ids {
		if text, differs := differing[message.ScriptKey(id)]; differs {
			chosen[message.ScriptKey(id)] = text
		}
	}
	if len(chosen) == 0 {
		return nil, nil
	}
	encoded, err := json.Marshal(chosen) // escapes "<", so that no text closes the element around it
	if err != nil {
		return nil, fmt.Errorf("encode labels: %w", err)
	}
	return encoded, nil
}

// At returns the theme for pages whose root is not that of the site.
func (t Theme) At(from, to string) Theme {
	if from == to {
		return t
	}
	moved := func(url string) string {
		if below, isBelow := strings.CutPrefix(url, from); isBelow {
			return to + below
		}
		return url
	}
	all := func(urls []string) []string {
		result := make([]string, len(urls))
		for i, url := range urls {
			result[i] = moved(url)
		}
		return result
	}
	t.Client, t.Styles, t.Preload = moved(t.Client), moved(t.Styles), all(t.Preload)
	pages := make(map[string]bundle.Page, len(t.Pages))
	for source, page := range t.Pages {
		pages[source] = bundle.Page{Script: moved(page.Script), Preload: all(page.Preload), Styles: all(page.Styles)}
	}
	sheets := make(map[string]string, len(t.KindSheets))
	for kind, url := range t.KindSheets {
		sheets[kind] = moved(url)
	}
	t.Pages, t.KindSheets = pages, sheets
	return t
}
