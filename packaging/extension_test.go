package packaging

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestExtensionIsPublishedWhereThereIsAToken(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name string
		env  []string
		want string
	}{
		{"both", []string{"VSCE_PAT=a", "OVSX_PAT=b"}, "vsce publish --skip-duplicate --packagePath FILE\novsx publish --skip-duplicate FILE\n"},
		{"one", []string{"VSCE_PAT=", "OVSX_PAT=b"}, "VSCE_PAT is not set, so the Visual Studio Marketplace does not get the extension\novsx publish --skip-duplicate FILE\n"},
		{"none", []string{"VSCE_PAT=", "OVSX_PAT="},
			"VSCE_PAT is not set, so the Visual Studio Marketplace does not get the extension\nOVSX_PAT is not set, so Open VSX does not get the extension\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			folder := t.TempDir()
			file := filepath.Join(folder, "release", "docgen-vscode-1.2.3.vsix")
			write(t, file, "")
			write(t, filepath.Join(folder, "extension.sh"), readFile(t, "extension.sh"))
			for _, tool := range []string{"vsce", "ovsx"} {
				write(t, filepath.Join(folder, "vsce", "node_modules", ".bin", tool), "#!/bin/sh\necho "+tool+" \"$@\"\n")
			}
			command := exec.CommandContext(t.Context(), "sh", filepath.Join(folder, "extension.sh"), filepath.Join(folder, "release"))
			command.Env = append(os.Environ(), row.env...)
			printed, err := command.CombinedOutput()
			if got := strings.ReplaceAll(string(printed), file, "FILE"); err != nil || got != row.want {
				t.Errorf("got %s%v, want %s", got, err, row.want)
			}
		})
	}
}

func TestExtensionNeedsARelease(t *testing.T) {
	t.Parallel()
	empty := t.TempDir()
	printed, err := exec.CommandContext(t.Context(), "sh", "extension.sh", empty).CombinedOutput()
	if err == nil || string(printed) != "extension: "+empty+" has no extension; run make release first\n" {
		t.Errorf("%v, printed %s", err, printed)
	}
}
