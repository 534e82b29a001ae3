package hooks

import (
	"crypto/rand"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/inside"
)

// state identifies the code and everything that it has read. Results of another state are stale.
//
// Code may keep what it reads in variables, so a file that it reads for one page counts for all.
// Only the file of the page itself does not.
type state struct {
	name   string
	inputs incremental.Trace
}

var (
	stateRule  = incremental.Rule[string]{Name: "plugins", Codec: incremental.CBOR[string]{}, Foreign: true}
	resultRule = incremental.Rule[Result]{Name: "hooks", Codec: incremental.Only[Result]{Passes: Result.hasWorked}} // for texts, by file
)

func (r Result) hasWorked() bool { return !r.HasFailed }

const stateKey = "state"

// Begin starts reading a site with an engine. Code that has changed since the last time runs again on all texts.
func (r *Runner) Begin(engine *incremental.Engine) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.engine = engine
	name, trace, isKnown := incremental.Lookup(r.engine, stateRule, stateKey, fingerprint.Hash{})
	if !isKnown {
		r.close()
		name, trace = rand.Text(), incremental.Trace{}
	}
	r.current = state{name: name, inputs: trace}
	clear(r.reported)
	clear(r.endless)
}

// End ends reading a site. It remembers what the code has read, and ends its process.
func (r *Runner) End() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.session == nil {
		return nil
	}
	defer r.close()
	_, trace, err := incremental.Compute(r.engine, fingerprint.Hash{}, func(inputs *incremental.Inputs) (string, error) {
		inputs.Since(r.started)
		read := r.session.Inputs()
		inputs.Note(r.names(read.Files), r.names(read.Folders))
		inputs.NoteVariables(read.Variables)
		inputs.Again(r.current.inputs)
		return "", nil
	})
	if err == nil {
		incremental.Put(r.engine, stateRule, stateKey, r.current.name, trace)
	}
	return err
}

// State returns a hash of a chain, with the code that it runs.
func (r *Runner) State(chain Chain) fingerprint.Hash {
	_, state := r.begun(chain)
	return state
}

// begun returns what Begin has set. Requests of a preview ask while the next reading begins.
func (r *Runner) begun(chain Chain) (*incremental.Engine, fingerprint.Hash) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.engine, fingerprint.Sum(chain.hash(), r.current.name)
}

func (r *Runner) close() {
	if r.session != nil {
		r.session.Close()
		r.session = nil
	}
	clear(r.own)
}

// note remembers whether the code has read the file of a page only for that page.
func (r *Runner) note(file string) {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		r.own[file], r.own[real] = true, true
	}
}

// names returns paths relative to the site folder, as the engine names files.
func (r *Runner) names(files []string) []string {
	return inside.Names(r.options.Dir, slices.DeleteFunc(slices.Clone(files), func(file string) bool { return r.own[file] }))
}
