// Command pack packs the extension for VS Code into a folder.
//
//	pack bin    run in the root folder of the repository
package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/release/archive"
	"github.com/docgen-cli/docgen/internal/release/vscode"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: pack FOLDER")
		os.Exit(2)
	}
	if err := run(context.Background(), os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, folder string) error {
	modified, err := archive.Time(os.Getenv("SOURCE_DATE_EPOCH"))
	if err != nil {
		return err
	}
	extension, err := vscode.Read(".")
	if err != nil {
		return err
	}
	out := filepath.Join(folder, vscode.Archive)
	if err := extension.Pack(ctx, out, modified); err != nil {
		return err
	}
	fmt.Printf("packed the extension for VS Code: %s\ninstall it with: code --install-extension %[1]s\n", out)
	return nil
}
