package dev

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/serve"
)

// viewer is one open page and the state that it shows.
type viewer struct {
	site  Site
	out   http.ResponseWriter
	path  string
	theme string
	page  serve.PageState
	news  news
}

// show sends what has changed since the last call. The first call also tells a page that is gone or has moved: this may
// have happened before the page connected.
func (v *viewer) show(ctx context.Context, now news) error {
	before := v.news
	v.news = now
	page, err := v.site.Page(ctx, v.path)
	if err != nil {
		return err
	}
	needsReload := page.Code != v.page.Code
	if v.page.Code == "" { // the first call: only the theme is known
		needsReload = v.theme != "" && page.Theme != v.theme
	}
	isGone := page.Missing && !v.page.Missing
	if !needsReload {
		if err := v.change(page, before); err != nil {
			return err
		}
	}
	switch {
	case isGone && page.Moved != "":
		v.send("moved", []byte(strconv.Quote(page.Moved)))
	case needsReload:
		v.send("reload", nothing) // and nothing else, because the old scripts cannot show it
	case isGone:
		v.send("gone", nothing)
	}
	if now.cursor != before.cursor && isSamePage(now.cursor.Path, v.path) && !needsReload && !isGone {
		v.send("cursor", []byte(strconv.Quote(now.cursor.Anchor)))
	}
	v.page, v.theme = page, page.Theme
	return http.NewResponseController(v.out).Flush()
}

// isSamePage reports whether two URL paths lead to the same page, with or without a slash at the end.
func isSamePage(a, b string) bool { return strings.TrimSuffix(a, "/") == strings.TrimSuffix(b, "/") }

// change sends the changes that the page can show without reloading.
func (v *viewer) change(page serve.PageState, before news) error {
	if page.Theme != v.theme || v.page.Code == "" {
		data, err := json.Marshal(struct {
			Styles string `json:"styles"`
			Script string `json:"script"`
			Theme  string `json:"theme"`
			Code   string `json:"code"`
		}{page.Styles, page.Script, page.Theme, page.Code})
		if err != nil {
			return err
		}
		v.send("theme", data)
	}
	if page.Theme != v.theme && !bytes.Equal(page.Site, v.page.Site) {
		v.send("site", page.Site)
	}
	if page.Data != nil && !bytes.Equal(page.Data, v.page.Data) {
		v.send("page", page.Data)
	}
	if len(v.news.files) > 0 {
		data, err := json.Marshal(v.news.files)
		if err != nil {
			return err
		}
		v.send("files", data)
	}
	if !bytes.Equal(v.news.errors, before.errors) {
		v.send("errors", v.news.errors)
	}
	return nil
}

// nothing is the data of an event that has none; browsers ignore events without data.
var nothing = []byte("null")

func (v *viewer) send(event string, data []byte) {
	fmt.Fprintf(v.out, "id: %d\nevent: %s\ndata: %s\n\n", v.news.number, event, bytes.TrimSpace(data)) // Flush returns the error, if any
}
