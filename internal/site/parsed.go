package site

import (
	"context"
	"errors"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// parsed returns the result of parsing a file, and its text without the description.
func (r reader) parsed(ctx context.Context, name string) (parsed, *Text, error) {
	r = r.readerOf(name)
	isElsewhere := r.groups[name].IsElsewhere
	engine, used := r.input.Engine, r.outline
	if chain := r.chainOf(name); !chain.IsEmpty() {
		used = fingerprint.Sum(used, r.input.Hooks.State(chain))
	}
	if hash, _, known := incremental.Lookup(engine, r.hashes, name, used); known {
		if result, known := r.lookup(name, hash); known {
			return result, r.text(name, result, hash).keptUnder(hash, r), nil
		}
	}
	if result, trace, known := incremental.Lookup(engine, r.live, name, used); known {
		return result, r.text(name, result, r.hashOf(trace)), nil
	}
	made, trace, err := incremental.Compute(engine, used, func(inputs *incremental.Inputs) (made, error) {
		if isElsewhere {
			return r.brief().make(ctx, inputs.Files(), name)
		}
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
	case isElsewhere && !made.isShared:
		return result, text, nil // its body is made when a page needs it
	default:
		incremental.Put(engine, r.hashes, name, hash, trace)
		if !made.isShared {
			incremental.Put(engine, r.kept, hash.String(), result, incremental.Trace{Spent: trace.Spent})
			incremental.Put(engine, r.bodies, hash.String(), made.body, incremental.Trace{})
		}
		return result, text.keptUnder(hash, r), nil
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
	hash := r.textHash(file)
	if isReadable && !file.isMDX && !file.isFailed {
		if result, known := r.lookup(name, hash); known {
			return made{parsed: result, hash: hash, isShared: true}, nil
		}
	}
	r.count.Add(1)
	if !isReadable {
		return made{parsed: unreadable(findings)}, nil
	}
	result, body, err := r.parse(ctx, files, file)
	if !result.IsReadable || result.Document.IsMDX || len(result.Document.Includes) > 0 {
		hash = fingerprint.Hash{}
	}
	result.TextFindings = append(file.failures, result.TextFindings...)
	return made{parsed: result, body: body, hash: hash, isFailed: file.isFailed}, err
}

// textHash returns the hash of a text that depends on no other file.
func (r reader) textHash(file opened) fingerprint.Hash {
	hash := fingerprint.Sum(r.kept.Options, file.Text, r.outline)
	if file.origin.Pieces != nil {
		hash = fingerprint.Sum(hash, file.origin)
	}
	return hash
}

// lookup returns the result for a text as that of a file.
func (r reader) lookup(name string, hash fingerprint.Hash) (parsed, bool) {
	result, _, known := incremental.Lookup(r.input.Engine, r.kept, hash.String(), fingerprint.Hash{})
	if !known || result.Document == nil {
		return parsed{}, false
	}
	return result.in(name), true
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
	text := &Text{Document: result.Document, Hash: hash, Comments: result.Comments, Group: r.groups[name]}
	if written := r.input.Engine.Files().Written(name); written != name {
		text.Written = written
	}
	own := r.keptByTexts()
	text.body = func() (Body, error) {
		body, _, known := incremental.Lookup(own.input.Engine, own.bodies, hash.String(), fingerprint.Hash{})
		switch {
		case known:
			return body, nil
		case !own.input.Engine.IsShared():
			return Body{}, ErrDamaged
		}
		return own.bodyAgain(name, hash)
	}
	if sections := result.Document.Sections; result.Document.IsMDX {
		text.body = func() (Body, error) { return Body{Sections: sections}, nil }
	}
	text.whole = func() markdown.Document {
		file, _, _, _ := own.open(own.input.Engine.Files(), name) // it was readable before
		return own.parseText(file)
	}
	return text
}

// bodyAgain makes the body of a text that another machine has parsed. It has no context, because
// pages ask for bodies long after the site was read.
func (r reader) bodyAgain(name string, hash fingerprint.Hash) (Body, error) {
	again, trace, err := incremental.Compute(r.input.Engine, fingerprint.Hash{}, func(inputs *incremental.Inputs) (made, error) {
		file, _, isReadable, err := r.open(inputs.Files(), name)
		if err != nil || !isReadable {
			return made{}, errors.Join(err, ErrDamaged)
		}
		_, body, err := r.parse(context.Background(), inputs.Files(), file)
		return made{body: body, hash: r.textHash(file)}, err
	})
	if err != nil {
		return Body{}, err
	}
	if again.hash != hash && r.hashOf(trace) != hash { // the file has changed
		return Body{}, ErrDamaged
	}
	incremental.Put(r.input.Engine, r.bodies, hash.String(), again.body, incremental.Trace{Spent: trace.Spent})
	return again.body, nil
}

// brief returns a reader that makes no bodies.
func (r reader) brief() reader {
	r.input.Brief = true
	return r
}
