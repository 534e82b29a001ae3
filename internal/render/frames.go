package render

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/site"
)

// Pages of several versions often differ only in the root of their version in URLs, and in the
// navbar, the banners and the badge, which name the version. React renders everything else once,
// as a frame with placeholders: theme/runtime/versionPart.tsx marks the parts that differ. The
// theme compares URLs with each other, but does not look into them.
const (
	rootHolder = "/docgen~root"
	homeHolder = "/docgen~home"
	editHolder = "docgen~edit:"
	holderMark = "docgen~" // in all of them

	partEnd = `<hr data-part="true"/>` // between the parts
)

// partMarks are the marks of the parts in a frame, in the order in which React renders the parts.
var partMarks = [...]string{partMark(contract.NavbarPart), partMark(contract.BannerPart), partMark(contract.BadgePart)}

func partMark(part contract.Part) string { return `<i data-part="` + string(part) + `"></i>` }

// react renders pages in Node, and answers more requests. Pages that share a frame should be in one call.
func (p *Printer) react(ctx context.Context, pages []*printed, requests, more []json.RawMessage) (rendered, answers []ssr.Rendered, err error) {
	sharing, asked := p.sharing(pages, requests), slices.Concat(requests, more)
	frames, at := len(asked), map[string]int{}
	for _, shared := range sharing {
		asked = append(asked, only("frame", []byte(shared.request)))
	}
	for _, shared := range sharing {
		for _, page := range shared.pages {
			if _, isAsked := at[page.parts.json]; !isAsked && !p.parts.has(page.parts) {
				at[page.parts.json], asked = len(asked), append(asked, json.RawMessage(page.parts.json))
			}
			asked[page.number] = nil
		}
	}
	all, err := p.askEach(ctx, asked)
	if err != nil {
		return nil, nil, err
	}
	var again []int
	for i, shared := range sharing {
		frame, isWhole := cutFrame(all[frames+i])
		for _, page := range shared.pages {
			html, isFilled := frame.fill(p.parts.of(page.parts, all, at), page.urls)
			all[page.number] = (ssr.Rendered{HTML: html})
			if !isWhole || !isFilled {
				again = append(again, page.number)
			}
		}
	}
	if len(again) > 0 { // the error of a frame does not tell whose it is
		err = p.reactWhole(ctx, requests, again, all)
	}
	return all[:len(requests)], all[len(requests):frames], err
}

// askEach sends requests to Node, except for those that are nil.
func (p *Printer) askEach(ctx context.Context, requests []json.RawMessage) ([]ssr.Rendered, error) {
	var asked []json.RawMessage
	for _, request := range requests {
		if request != nil {
			asked = append(asked, request)
		}
	}
	answers, err := p.Pool.Render(ctx, asked)
	if err != nil {
		return nil, err
	}
	all := make([]ssr.Rendered, len(requests))
	for i, request := range requests {
		if request != nil {
			all[i], answers = answers[0], answers[1:]
		}
	}
	return all, nil
}

// reactWhole renders some of the pages without sharing.
func (p *Printer) reactWhole(ctx context.Context, requests []json.RawMessage, numbers []int, rendered []ssr.Rendered) error {
	asked := make([]json.RawMessage, len(numbers))
	for i, number := range numbers {
		asked[i] = requests[number]
	}
	whole, err := p.Pool.Render(ctx, asked)
	for i, html := range whole {
		rendered[numbers[i]] = html
	}
	return err
}

// sharedFrame is a frame with the pages that share it.
type sharedFrame struct {
	request string
	pages   []framed
}

// framed is a page that has a frame.
type framed struct {
	number int
	parts  partsRequest
	urls   frameURLs
}

// frameURLs replace the placeholders in a frame.
type frameURLs struct {
	root, home, edit string
	last             string // root of the last version
}

// mayShare reports whether pages may share frames. They do not on sites whose own code may treat each version in another way.
func (p *Printer) mayShare() bool { return !p.Theme.HasSiteCode && len(p.Assembler.Edition.Sets) > 1 }

// sharing returns the frames that several pages share.
func (p *Printer) sharing(pages []*printed, requests []json.RawMessage) []sharedFrame {
	if !p.mayShare() {
		return nil
	}
	var all []sharedFrame
	known := map[string]int{}
	for i, page := range pages {
		request, urls, isPlain := p.frameRequest(page.Data, requests[i])
		if !isPlain {
			continue
		}
		parts, err := p.partsRequest(page.Data, urls)
		if err != nil {
			continue
		}
		at, isKnown := known[request]
		if !isKnown {
			at, known[request] = len(all), len(all)
			all = append(all, sharedFrame{request: request})
		}
		all[at].pages = append(all[at].pages, framed{i, parts, urls})
	}
	return slices.DeleteFunc(all, func(shared sharedFrame) bool { return len(shared.pages) < 2 })
}

// frameRequest returns the request for the frame of a page, with placeholders. It returns false
// for pages whose URLs cannot be replaced.
func (p *Printer) frameRequest(page contract.PageData, request []byte) (string, frameURLs, bool) {
	urls, isKnown := p.urlsOf(page)
	if !isKnown || page.Code != nil || page.Path == urls.root || page.Path == urls.home || needsEscape(urls.root+urls.home) ||
		bytes.Contains(request, []byte(holderMark)) {
		return "", urls, false
	}
	page.Version, page.Head, page.Locales = nil, contract.Head{}, nil
	if page.Translation != nil {
		page.Translation = &contract.Translation{Language: page.Translation.Language, Direction: page.Translation.Direction}
	}
	if page.EditURL != "" && !needsEscape(page.EditURL) {
		urls.edit, page.EditURL = page.EditURL, editHolder
	}
	framed, err := Request(page)
	if err != nil {
		return "", urls, false
	}
	holders := []string{`"` + urls.home + `"`, `"` + homeHolder + `"`, `"` + urls.root + `/`, `"` + rootHolder + `/`}
	if urls.root != "" {
		holders = append(holders, `"`+urls.root+`"`, `"`+rootHolder+`"`)
	}
	return strings.NewReplacer(holders...).Replace(string(framed)), urls, true
}

// needsEscape reports whether JSON or HTML escapes a character of a URL.
func needsEscape(url string) bool { return strings.ContainsAny(url, "&<>\"'\\\u2028\u2029") }

// urlsOf returns the root and the home of the version of a page.
func (p *Printer) urlsOf(page contract.PageData) (frameURLs, bool) {
	if page.Version == nil {
		return frameURLs{}, false
	}
	at := slices.IndexFunc(p.Frame.Data.Docs, func(docs contract.DocsInstance) bool { return docs.ID == page.Docs })
	if at < 0 {
		return frameURLs{}, false
	}
	var urls frameURLs
	isKnown := false
	for _, version := range p.Frame.Data.Docs[at].Versions {
		if version.Name == page.Version.Name {
			urls.root, urls.home, isKnown = version.Base, version.Home, true
		}
		if version.IsLast {
			urls.last = version.Base
		}
	}
	return urls, isKnown
}

// only asks for a part of a page.
func only(part string, page []byte) []byte { return append([]byte(`{"only":"`+part+`",`), page[1:]...) }

// grouped returns pages in an order in which those that may share a frame are neighbors.
func grouped(pages []*site.Page) []*site.Page {
	type place struct {
		instance string
		kind     int
		id       string
	}
	placeOf := func(page *site.Page) place {
		set := content.SetID{}
		if page.Set != nil {
			set = page.Set.ID
		}
		return place{set.Instance, int(page.Route.Kind), page.Route.ID}
	}
	first := map[place]int{}
	for i, page := range pages {
		if _, known := first[placeOf(page)]; !known {
			first[placeOf(page)] = i
		}
	}
	sorted := slices.Clone(pages)
	slices.SortStableFunc(sorted, func(a, b *site.Page) int { return cmp.Compare(first[placeOf(a)], first[placeOf(b)]) })
	return sorted
}
