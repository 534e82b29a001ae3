package plugin

import (
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
)

// remember keeps a result of a plugin for some input, in case the plugin fails later.
func (h *Host) remember(result string, plugin Plugin, input any) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.results[fingerprint.Sum(plugin.Use.Module, input)] = result
}

// known returns the last result for an input, or "".
func (h *Host) known(plugin Plugin, input any) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.results[fingerprint.Sum(plugin.Use.Module, input)]
}

// isFresh reports whether a result still counts that does so until a time; zero is forever.
func isFresh(until time.Time) bool { return until.IsZero() || time.Now().Before(until) }

// earlier returns the earlier of two times, of which zero is never.
func earlier(a, b time.Time) time.Time {
	if a.IsZero() || !b.IsZero() && b.Before(a) {
		return b
	}
	return a
}

// fresh is [incremental.Get] for results that can get too old.
func fresh(
	engine *incremental.Engine, rule incremental.Rule[keptResult], key string, used fingerprint.Hash, compute func(*incremental.Inputs) (keptResult, error),
) (keptResult, error) {
	if found, _, isKnown := incremental.Lookup(engine, rule, key, used); isKnown && isFresh(found.Until) {
		return found, nil
	}
	found, trace, err := incremental.Compute(engine, used, compute)
	if err == nil {
		incremental.Put(engine, rule, key, found, trace)
	}
	return found, err
}
