package site

import (
	"context"

	"github.com/docgen-cli/docgen/internal/fingerprint"
	"github.com/docgen-cli/docgen/internal/incremental"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/source"
)

// parsed returns the result of parsing a file, and its text without the description.
func (r reader) parsed(ctx context.Context, name string) (parsed, *Text, error) {
	r = r.readerOf(name)
	engine, used := r.input.Engine, r.outline
	if chain := r.chainOf(name); !chain.IsEmpty() {
		used = fingerprint.Sum(used, r.input.Hooks.State(chain))
	}
	if hash, _, known := incremental.Lookup(engine, r.hashes, name, used); known {
		if result, known := r.lookup(name, hash); known {
			return result, r.text(name, result, hash), nil
		}
	}
	if result, trace, known := incremental.Lookup(engine, r.live, name, used); known {
		return result, r.text(name, result, r.hashOf(trace)), nil
	}
	made, trace, err := incremental.Compute(engine, used, func(inputs *incremental.Inputs) (made, error) {
		return r.make(ctx, inputs.Files(), name)
	})
	if err != nil {
		return parsed{}, nil, err
	}
	result, hash := made.parsed, made.hash
	if hash.IsZero() {
		hash = r.hashOf(trace)
	}
	text := r.text(name, result, hash)
	switch {
	case !result.IsReadable || lacksFile(result) || made.isFailed:
		text.Hash = fingerprint.Hash{}
	case result.Document.IsMDX:
		incremental.Put(engine, r.live, name, result, trace)
	default:
		incremental.Put(engine, r.hashes, name, hash, trace)
		if !made.isShared {
			incremental.Put(engine, r.kept, hash.String(), result, incremental.Trace{})
			incremental.Put(engine, r.bodies, hash.String(), made.body, incremental.Trace{})
		}
		return result, text, nil
	}
	text.body = func() (Body, error) { return made.body, nil }
	return result, text, nil
}

// made is a new result of reading a file.
type made struct {
	parsed
	body     Body
	hash     fingerprint.Hash // of the text, which everything else depends on; zero if it depends on more
	isShared bool             // another file has the same text
	isFailed bool             // code of the site that changes the text has failed
}

// make reads a file, and parses it unless another file has the same text.
func (r reader) make(ctx context.Context, files source.Files, name string) (made, error) {
	file, findings, isReadable, err := r.open(files, name)
	if err != nil {
		return made{}, err
	}
	hash := fingerprint.Sum(r.kept.Options, file.Text, r.outline)
	if file.origin.Pieces != nil {
		hash = fingerprint.Sum(hash, file.origin)
	}
	if isReadable && !file.isMDX && !file.isFailed {
		if result, known := r.lookup(name, hash); known {
			return made{parsed: result, hash: hash, isShared: true}, nil
		}
	}
	r.count.Add(1)
	if !isReadable {
		return made{parsed: parsed{Findings: findings}}, nil
	}
	result, body, err := r.parse(ctx, files, file)
	if !result.IsReadable || result.Document.IsMDX || len(result.Document.Includes) > 0 {
		hash = fingerprint.Hash{}
	}
	result.TextFindings = append(file.failures, result.TextFindings...)
	return made{parsed: result, body: body, hash: hash, isFailed: file.isFailed}, err
}

// lookup returns the result for a text as that of a file.
func (r reader) lookup(name string, hash fingerprint.Hash) (parsed, bool) {
	result, _, known := incremental.Lookup(r.input.Engine, r.kept, hash.String(), fingerprint.Hash{})
	return result.in(name), known
}

// hashOf returns the hash of a text that depends on more than its own file.
func (r reader) hashOf(trace incremental.Trace) fingerprint.Hash {
	return fingerprint.Sum(r.kept.Options, trace.Sum())
}

// lacksFile reports whether a text includes a file that does not exist. The hint for that names
// other files, so docgen parses such a text again each time.
func lacksFile(result parsed) bool {
	for _, finding := range result.Document.Findings {
		if finding.Code == markdown.IncludeCode {
			return true
		}
	}
	return false
}

// text returns the text for a parsed file.
func (r reader) text(name string, result parsed, hash fingerprint.Hash) *Text {
	r.translated, r.originals, r.input.Previous = translated{}, nil, nil // a text lives as long as its site, which must not keep all earlier ones in memory
	text := &Text{Document: result.Document, Hash: hash, Comments: result.Comments}
	if written := r.input.Engine.Files().Written(name); written != name {
		text.Written = written
	}
	text.body = func() (Body, error) {
		if result.Document.IsMDX {
			return Body{Sections: result.Document.Sections}, nil
		}
		body, _, known := incremental.Lookup(r.input.Engine, r.bodies, hash.String(), fingerprint.Hash{})
		if !known {
			return Body{}, ErrDamaged
		}
		return body, nil
	}
	text.whole = func() markdown.Document {
		file, _, _, _ := r.open(r.input.Engine.Files(), name) // it was readable before
		return r.parseText(file)
	}
	return text
}
