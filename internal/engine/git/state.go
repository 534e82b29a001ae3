package git

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// State identifies the current commit and how much of its history there is. It starts no git. It is "" if the
// repository is no longer the nearest one.
func (r Repository) State() string {
	if RootOf(r.folder) != r.Root {
		return ""
	}
	var state strings.Builder
	for _, name := range []string{
		filepath.Join(r.Common, "packed-refs"), filepath.Join(r.Common, "shallow"),
		filepath.Join(r.gitDir, "reftable", "tables.list"), filepath.Join(r.Common, "reftable", "tables.list"),
	} {
		if info, err := os.Stat(name); err == nil {
			fmt.Fprint(&state, name, info.Size(), info.ModTime().UnixNano())
		}
	}
	text, _ := os.ReadFile(filepath.Join(r.gitDir, "HEAD"))
	for range 5 { // as deep as git follows references
		state.Write(text)
		ref, isReference := strings.CutPrefix(strings.TrimSpace(string(text)), "ref: ")
		if !isReference {
			break
		}
		text, _ = os.ReadFile(filepath.Join(r.Common, filepath.FromSlash(ref))) // nothing if it is packed
	}
	return state.String()
}
