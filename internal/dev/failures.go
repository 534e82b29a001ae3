package dev

import (
	"context"
	"encoding/json"
	"net/http"
)

// failuresPath is where open pages report that a component threw; theme/dev knows it too.
const failuresPath = "/__docgen/failures"

// largestReport is how many bytes a page may say.
const largestReport = 16 << 10

// failures takes what open pages report.
type failures struct {
	ctx   context.Context
	state *state
}

func (f failures) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch {
	case !isOwn(r):
		http.Error(w, "only pages of this preview may report failures", http.StatusForbidden)
		return
	case r.Method != http.MethodPost:
		w.Header().Set("Allow", http.MethodPost)
		http.Error(w, "report failures with a POST request", http.StatusMethodNotAllowed)
		return
	}
	var report struct{ Path, Message string }
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, largestReport)).Decode(&report); err != nil {
		http.Error(w, "a report must be JSON with a path and a message", http.StatusBadRequest)
		return
	}
	f.state.failed(f.ctx, report.Path, report.Message)
	w.WriteHeader(http.StatusNoContent)
}
