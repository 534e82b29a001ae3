package plugin

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Code is the code of what is wrong with plugins.
const Code = "plugins"

// opened is what a plugin declares and gives, as the engine keeps it.
type opened struct {
	Declared Declared
	Data     []byte // JSON
	Pages    []Page
	Problems []Problem // with the options
	Until    time.Time // when an answer of the network gets too old; zero for never
	Hash     fingerprint.Hash
	Spent    time.Duration

	failure *evaluate.Failure // of the state after this one
}

func (o opened) hasWorked() bool { return o.failure == nil }

// openedRule keeps what plugins give. Nothing of a plugin that failed is stored.
var openedRule = incremental.Rule[opened]{Name: "plugin", Codec: incremental.Only[opened]{Passes: opened.hasWorked}, Foreign: true}

// Open reads the plugins that a config names, with an engine that has the site's files. A plugin that fails gives what it gave before,
// and a finding. The error is a failure of the machine.
func (h *Host) Open(ctx context.Context, engine *incremental.Engine, cfg config.Config) (Set, []diag.Diagnostic, error) {
	set := Set{host: h, engine: engine, context: InfoOf(cfg)}
	h.mu.Lock()
	h.uses = cfg.Plugins
	h.mu.Unlock()
	var findings []diag.Diagnostic
	for i, use := range cfg.Plugins {
		found, err := h.open(ctx, engine, set.context, use)
		if err != nil {
			return set, nil, err
		}
		if found.failure != nil {
			findings = append(findings, h.failed(cfg, i, use, found.failure))
		}
		for _, problem := range found.Problems {
			findings = append(findings, problem.diagnostic(cfg, i, use))
		}
		if found.failure != nil || found.Problems != nil {
			found = h.last[use.Module]
			found.failure = &evaluate.Failure{}
		}
		if found.Declared.Name != "" {
			h.last[use.Module] = found
			set.Plugins = append(set.Plugins, Plugin{Use: use, Index: i, opened: found})
		}
	}
	if set.Plugins != nil {
		findings = append(findings, set.conflicts(cfg)...)
	}
	return set, findings, nil
}

// open returns what a plugin gives: what it gave before if nothing that it read has changed.
func (h *Host) open(ctx context.Context, engine *incremental.Engine, site Context, use config.SitePlugin) (opened, error) {
	used := fingerprint.Sum(site, use.Options)
	found, _, isKnown := incremental.Lookup(engine, openedRule, use.Module, used)
	if isKnown && isFresh(found.Until) {
		return found, nil
	}
	if !isKnown {
		h.Close() // its code may have changed
	}
	made, trace, err := incremental.Compute(engine, used, func(inputs *incremental.Inputs) (opened, error) {
		return h.ask(ctx, engine, site, use, inputs)
	})
	var failure *evaluate.Failure
	if errors.As(err, &failure) {
		return opened{failure: failure}, nil
	}
	if err == nil {
		incremental.Put(engine, openedRule, use.Module, made, trace)
	}
	return made, err
}

// ask asks a plugin for everything that it gives.
func (h *Host) ask(ctx context.Context, engine *incremental.Engine, site Context, use config.SitePlugin, inputs *incremental.Inputs) (opened, error) {
	began := time.Now()
	var made opened
	asking := asking{host: h, use: use, engine: engine, inputs: inputs, until: &made.Until}
	what := argument{Hook: "describe", Context: site, Options: use.Options}
	if err := asking.call(ctx, what, &made.Declared); err != nil {
		return made, err
	}
	made.Problems = checkOptions(made.Declared.Schema, use.Options)
	if len(made.Problems) > 0 {
		return made, nil
	}
	what.Hook = "reads"
	if err := asking.call(ctx, what, &made.Declared.Reads); err != nil {
		return made, err
	}
	asking.reads, asking.declares = made.Declared.Reads, true
	if slices.Contains(made.Declared.Hooks, "load") {
		what.Hook = "load"
		if err := asking.call(ctx, what, (*json.RawMessage)(&made.Data)); err != nil {
			return made, err
		}
		what.Data = made.Data
	}
	if slices.Contains(made.Declared.Hooks, "pages") {
		what.Hook = "pages"
		if err := asking.call(ctx, what, &made.Pages); err != nil {
			return made, err
		}
	}
	made.Spent = time.Since(began)
	made.Hash = fingerprint.Sum("plugin", made.Declared, string(made.Data), use.Options)
	return made, nil
}
