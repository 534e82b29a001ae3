package text

import (
	"context"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// parsed returns the result of parsing a file, and its text, which nobody has described yet.
func (r Reader) parsed(ctx context.Context, p *parsing, name string) (parsed, site.Text, error) {
	engine, used := r.Input.Engine, p.outline
	if chain := p.chainOf(name); !chain.IsEmpty() {
		used = fingerprint.Sum(used, r.Input.Hooks.State(chain))
	}
	for _, used := range p.states(used) {
		if hash, _, known := incremental.Lookup(engine, p.hashes, name, used); known {
			if result, known := p.lookup(name, hash); known {
				return result, r.text(name, result, hash, cached{origin{p, name, hash}}), nil
			}
		}
		if result, trace, known := incremental.Lookup(engine, p.live, name, used); known {
			hash := p.hashOf(trace)
			return result, r.text(name, result, hash, inMemory{origin{p, name, hash}, body{sections: result.Document.Sections}}), nil
		}
	}
	isElsewhere := r.groups[name].IsElsewhere
	made, trace, err := incremental.Compute(engine, used, func(inputs *incremental.Inputs) (made, error) {
		with := p
		if isElsewhere {
			with = p.brief()
		}
		made, err := with.make(ctx, inputs.Files(), name)
		for _, trace := range made.read {
			inputs.Again(trace)
		}
		return made, err
	})
	if err != nil {
		return parsed{}, site.Text{}, err
	}
	result, hash := made.parsed, made.hash
	if made.read != nil { // plugins have rendered directives in it
		trace.Used = p.states(used)[1]
	}
	if !made.isShared {
		r.count.Add(1)
	}
	if hash.IsZero() {
		hash = p.hashOf(trace)
	}
	origin := origin{p, name, hash}
	switch {
	case !result.IsReadable || lacksFile(result) || made.isFailed:
		hash = fingerprint.Hash{}
	case result.Document.IsMDX:
		incremental.Put(engine, p.live, name, result, trace)
	case isElsewhere && !made.isShared:
		return result, r.text(name, result, hash, origin), nil // its body is made when a page needs it
	default:
		incremental.Put(engine, p.hashes, name, hash, trace)
		if !made.isShared {
			incremental.Put(engine, p.kept, hash.String(), result, incremental.Trace{Spent: trace.Spent})
			incremental.Put(engine, p.bodies, hash.String(), made.body, incremental.Trace{})
		}
		return result, r.text(name, result, hash, cached{origin}), nil
	}
	return result, r.text(name, result, hash, inMemory{origin, made.body}), nil
}

// made is a new result of reading a file.
type made struct {
	parsed
	body     body
	hash     fingerprint.Hash // of the text, which everything else depends on; zero if it depends on more
	isShared bool             // another file has the same text
	isFailed bool             // code of the site that changes the text has failed

	read []incremental.Trace // by plugins for the text
}

// make reads a file, and parses it unless another file has the same text.
func (p *parsing) make(ctx context.Context, files source.Files, name string) (made, error) {
	file, findings, isReadable, err := p.open(ctx, files, name)
	if err != nil {
		return made{}, err
	}
	hash := p.textHash(file)
	if isReadable && !file.isMDX && !file.isFailed {
		if result, known := p.lookup(name, hash); known {
			return made{parsed: result, hash: hash, isShared: true, read: file.read}, nil
		}
	}
	if !isReadable {
		return made{parsed: unreadable(findings)}, nil
	}
	result, body, err := p.parse(ctx, files, &file)
	if !result.IsReadable || result.Document.IsMDX || len(result.Document.Includes) > 0 {
		hash = fingerprint.Hash{}
	}
	result.TextFindings = append(file.failures, result.TextFindings...)
	return made{parsed: result, body: body, hash: hash, isFailed: file.isFailed, read: file.read}, err
}

// textHash returns the hash of a text that depends on no other file.
func (p *parsing) textHash(file opened) fingerprint.Hash {
	hash := fingerprint.Sum(p.kept.Options, file.Text, p.outline)
	if file.origin.Pieces != nil {
		hash = fingerprint.Sum(hash, file.origin)
	}
	return hash
}

// lookup returns the result for a text as that of a file, unless it is that of no document.
func (p *parsing) lookup(name string, hash fingerprint.Hash) (parsed, bool) {
	result, _, known := incremental.Lookup(p.input.Engine, p.kept, hash.String(), fingerprint.Hash{})
	if !known || result.Document == nil || result.Document.Sheets&^markdown.AllSheets != 0 {
		return parsed{}, false
	}
	return result.forFile(name), true
}

// hashOf returns the hash of a text that depends on more than its own file.
func (p *parsing) hashOf(trace incremental.Trace) fingerprint.Hash {
	return fingerprint.Sum(p.kept.Options, trace.Sum())
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
func (r Reader) text(name string, result parsed, hash fingerprint.Hash, origin site.Origin) site.Text {
	whole := result.Document
	if result.packed != nil {
		whole = nil // the text takes it from the cache when somebody asks
	}
	text := site.NewText(whole, r.briefOf(result.Document), origin)
	text.Hash, text.Comments, text.Group = hash, result.Comments, r.groups[name]
	if written := r.Input.Engine.Files().Written(name); written != name {
		text.Written = written
	}
	return text
}

// briefOf returns the short part of a document in a place of its own, so that the rest can be freed.
func (r Reader) briefOf(document *markdown.Document) *markdown.Brief {
	if known, found := r.briefs.Load(document); found {
		return known.(*markdown.Brief)
	}
	brief := document.Brief
	known, _ := r.briefs.LoadOrStore(document, &brief)
	return known.(*markdown.Brief)
}
