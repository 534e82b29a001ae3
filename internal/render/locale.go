package render

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// texts are the texts of a locale for scripts, which have the English ones.
type texts struct {
	script []byte // defines them, in browsers and in Node
	name   string // of the script's file in the output; "" if the texts are English
}

// localeData is the LocaleData of theme/locale.ts.
type localeData struct {
	Plural     string            `json:"plural"`
	Categories []string          `json:"categories"`
	Labels     map[string]string `json:"labels"`
	Own        map[string]string `json:"own"`
}

// newTexts returns the texts of a locale. Those of the site's own code, and those that only Go writes, are
// among them only if that code can read them.
func newTexts(edition *site.Edition, theme Theme) (texts, error) {
	data := localeData{Labels: edition.Messages.InTheme(), Own: map[string]string{}}
	data.Plural, data.Categories = edition.Messages.PluralCategories()
	if theme.Translates() {
		data.Labels, data.Own = edition.Messages.InScripts(), edition.Messages.Own()
	}
	encoded, err := encodePart(data)
	if err != nil {
		return texts{}, err
	}
	made := texts{script: theme.LocaleScript(encoded)}
	if len(data.Labels)+len(data.Own) > 0 {
		sum := sha256.Sum256(made.script)
		name := "messages-" + edition.Locale + "-" + hex.EncodeToString(sum[:4]) + ".js"
		made.name = path.Join(edition.Folder, assemble.Folder, name)
	}
	return made, nil
}

// files returns the file of the script.
func (t texts) files() []output.File {
	if t.name == "" {
		return nil
	}
	return []output.File{{Name: t.name, Content: t.script}}
}

// bootLabels returns the labels of the inline script that differ from the English ones, as JSON: those for
// any page, and those for home pages. Nil means that none do.
func bootLabels(labels message.Catalog) (any, home json.RawMessage, err error) {
	shown := []string{"docgen.load.script", "theme.ErrorPageContent.tryAgain"}
	any, err = labelsJSON(labels, shown)
	if err != nil {
		return nil, nil, err
	}
	for _, name := range []string{"file", "server", "serve", "failed", "reason", "current", "currentDefault", "suggestion"} {
		shown = append(shown, "docgen.baseUrl."+name)
	}
	home, err = labelsJSON(labels, shown)
	return any, home, err
}

func labelsJSON(labels message.Catalog, ids []string) (json.RawMessage, error) {
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

// Show makes Node render pages of a locale. Code of the site may read texts when it loads, so it
// loads again.
func (t Theme) Show(ctx context.Context, pool *ssr.Pool, renderer Renderer) error {
	if err := t.loadTexts(ctx, pool, renderer); err != nil {
		return fmt.Errorf("load the texts of the locale: %w", err)
	}
	if t.Translates() {
		if err := t.loadTheme(ctx, pool); err != nil {
			return fmt.Errorf("load the theme: %w", err)
		}
	}
	return pool.Site(ctx, renderer.Frame.JSON)
}

func (t Theme) loadTexts(ctx context.Context, pool *ssr.Pool, renderer Renderer) error {
	return pool.Load(ctx, ssr.Module{Name: "locale", File: "locale.js", Code: string(renderer.texts.script)})
}

func (t Theme) loadTheme(ctx context.Context, pool *ssr.Pool) error {
	return pool.Load(ctx, ssr.Module{Name: "theme", File: "theme.js", Code: t.Program()})
}
