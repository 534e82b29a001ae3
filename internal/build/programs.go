package build

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
)

// toolVersions identifies the versions of the programs that make the output, docgen and Node. Results
// of another version do not count.
func toolVersions(version, node string) fingerprint.Hash {
	docgen, _ := os.Executable()
	node, _ = exec.LookPath(cmp.Or(node, "node"))
	hasher := fingerprint.NewHasher()
	hasher.Text(version)
	for _, program := range []string{docgen, node} {
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

// programs identifies docgen and Node by what they are, wherever they are: docgen by its bytes,
// because a version can have several builds, and Node by its version.
func programs(ctx context.Context, version, node string) (fingerprint.Hash, error) {
	docgen, err := os.Executable()
	if err != nil {
		return fingerprint.Hash{}, fmt.Errorf("find docgen's own file: %w", err)
	}
	program, err := os.ReadFile(docgen)
	if err != nil {
		return fingerprint.Hash{}, fmt.Errorf("read docgen's own file: %w", err)
	}
	runtime, _ := exec.CommandContext(ctx, cmp.Or(node, "node"), "--version").Output() // a build without Node fails when it starts it, and says more
	return fingerprint.Sum(version, program, string(runtime)), nil
}
