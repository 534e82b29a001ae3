package typeset

import (
	"encoding/json"
	"iter"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// inTexts iterates over the parts of one kind in all texts, including duplicates.
func inTexts[Part any](s site.Site, of func(*markdown.Brief) []Part) iter.Seq2[*site.Text, Part] {
	return func(yield func(*site.Text, Part) bool) {
		for _, edition := range s.Editions {
			for text := range edition.Texts() {
				for _, part := range of(text.Document) {
					if !yield(text, part) {
						return
					}
				}
			}
		}
	}
}

// once returns what Node makes of the distinct sources of parts, or why it fails. It calls ask only if no earlier build has
// made some of them. Failures are not kept for later builds.
func once[Part any, Source comparable](engine *incremental.Engine, name string, parts iter.Seq2[*site.Text, Part], of func(Part) Source,
	key func(Source) string, ask func(requests []json.RawMessage) ([]ssr.Rendered, error)) (made, failures map[Source]string, err error) {
	rule := incremental.Rule[string]{Name: name, Codec: incremental.CBOR[string]{}}
	made, failures = map[Source]string{}, map[Source]string{}
	var wanted []Source
	var requests []json.RawMessage
	for _, part := range parts {
		source := of(part)
		if _, asked := made[source]; asked {
			continue
		}
		html, _, known := incremental.Lookup(engine, rule, key(source), fingerprint.Hash{})
		made[source] = html
		if known {
			continue
		}
		request, err := plainjson.Marshal(source)
		if err != nil {
			return nil, nil, err
		}
		wanted, requests = append(wanted, source), append(requests, request)
	}
	if len(requests) == 0 {
		return made, nil, nil
	}
	answers, err := ask(requests)
	if err != nil {
		return nil, nil, err
	}
	for i, source := range wanted {
		made[source] = answers[i].HTML
		if answers[i].Failure != nil {
			failures[source] = answers[i].Failure.Message
			continue
		}
		incremental.Put(engine, rule, key(source), answers[i].HTML, incremental.Trace{})
	}
	return made, failures, nil
}
