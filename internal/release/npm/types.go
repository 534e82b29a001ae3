package npm

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/release/archive"
	"github.com/docgen-cli/docgen/theme"
)

// themeTypes is the folder of the theme's types in the root package.
const themeTypes = "types/theme"

// Types returns the types of the theme, which TypeScript generates from its sources. The
// folder is the repository, with its npm packages installed.
func Types(repository string) ([]archive.File, error) {
	out, err := os.MkdirTemp("", "docgen-types-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(out)
	project := filepath.Join(repository, "npm", "tsconfig.json")
	compiler := exec.Command("node", filepath.Join(repository, "node_modules", "typescript", "bin", "tsc"), "--project", project, "--outDir",
		filepath.Join(out, themeTypes))
	if output, err := compiler.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("generate the types of the theme: %w\n%s", err, output)
	}
	files, err := read(os.DirFS(out), "types")
	if err != nil {
		return nil, err
	}
	for i, file := range files {
		files[i].Name = "types/" + file.Name
	}
	return append(files, componentTypes()...), nil
}

// componentTypes returns the types of "@theme/Name". The bundler gives components a default
// export, because Docusaurus sites import them that way.
func componentTypes() []archive.File {
	components := bundle.ReadComponents(theme.Files)
	var files []archive.File
	for _, name := range components.Names() {
		file := components.File(name)
		module := "../theme/" + strings.TrimSuffix(file, filepath.Ext(file))
		text := fmt.Sprintf("export * from '%s'\nexport { %s as default } from '%[1]s'\n", module, name)
		files = append(files, archive.File{Name: "types/components/" + name + ".d.ts", Content: []byte(text)})
	}
	return files
}
