package plugin

import "github.com/docgen-cli/docgen/internal/engine/fingerprint"

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
