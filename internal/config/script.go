package config

import (
	"fmt"
	"path"
	"slices"
	"strings"
)

// ScriptExtensions returns the file extensions of JavaScript and TypeScript.
func ScriptExtensions() []string { return []string{".js", ".cjs", ".mjs", ".ts", ".cts", ".mts"} }

// IsScript reports whether a file is JavaScript or TypeScript, so that docgen runs it.
func IsScript(file string) bool { return slices.Contains(ScriptExtensions(), path.Ext(file)) }

// Function names a function that a script exports: "docusaurus.config.ts#presets.0.1.docs.editUrl".
type Function struct {
	File string
	Path string // keys and list indexes; "" for the default export itself
}

// FunctionOf returns the function that the value of an option names.
func FunctionOf(value string) (Function, bool) {
	file, inside, _ := strings.Cut(value, "#")
	return Function{file, inside}, IsScript(file) && !strings.Contains(file, "://")
}

// String returns the name as the option has it.
func (f Function) String() string {
	if f.Path == "" {
		return f.File
	}
	return f.File + "#" + f.Path
}

// mayRun reports an option that names a script if strangers may write the content of the site.
func (c *checker) mayRun(file string, option ...any) {
	if IsScript(file) && !c.config.Markdown.Unsafe {
		c.report(fmt.Sprintf("markdown.unsafe is false, so docgen does not run %q", file), "write its values as YAML or JSON", option...)
	}
}
