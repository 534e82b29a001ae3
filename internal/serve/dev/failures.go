package dev

import (
	"encoding/json"
	"net/http"
)

// largestReport limits the size of a report, in bytes.
const largestReport = 16 << 10

// failures receives the reports of open pages.
type failures struct{ state *state }

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
	f.state.pageFailed(r.Context(), report.Path, report.Message)
	w.WriteHeader(http.StatusNoContent)
}
