package render

import (
	"os"
	"os/exec"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/fingerprint"
)

// ToolVersions identifies the versions of the programs that make the output, docgen and Node. Results
// of another version do not count.
func ToolVersions(version, node string) fingerprint.Hash {
	own, _ := os.Executable()
	if node == "" {
		node = "node"
	}
	node, _ = exec.LookPath(node)
	hasher := fingerprint.NewHasher()
	hasher.Text(version)
	for _, program := range []string{own, node} {
		if real, err := filepath.EvalSymlinks(program); err == nil {
			program = real
		}
		if info, err := os.Stat(program); err == nil {
			hasher.Text(program)
			hasher.Number(info.Size())
			hasher.Number(info.ModTime().UnixNano())
		}
	}
	return hasher.Sum()
}
