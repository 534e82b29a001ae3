package hooks

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

//go:embed node/*.js
var scripts embed.FS

// bundle joins the scripts and the packages that they need to one script for
// [evaluate.Session.Run].
func bundle(theme fs.FS) (string, error) {
	remark, err := fs.ReadFile(theme, "prepared/remark.js")
	if err != nil {
		return "", fmt.Errorf("read the packages for plugins: %w", err)
	}
	parts := map[string]string{"remark.js": string(remark)}
	files, err := fs.Glob(scripts, "node/*.js")
	if err != nil {
		return "", fmt.Errorf("read docgen's own scripts: %w", err)
	}
	for _, file := range files {
		text, err := scripts.ReadFile(file)
		if err != nil {
			return "", fmt.Errorf("read docgen's own scripts: %w", err)
		}
		parts[path.Base(file)] = string(text)
	}
	encoded, err := json.Marshal(parts)
	if err != nil {
		return "", fmt.Errorf("encode docgen's own scripts: %w", err)
	}
	return strings.Replace(loader, "SCRIPTS", string(encoded), 1), nil
}

// loader gives each script the function own, which loads another one.
const loader = `const { runInThisContext } = require('vm')
const scripts = SCRIPTS
const loaded = new Map()
const own = (name) => {
  if (!loaded.has(name)) {
    const module = { exports: {} }
    loaded.set(name, module)
    const wrapped = '(function (module, own, require, exports) {' + scripts[name] + '\n})'
    runInThisContext(wrapped, { filename: 'docgen:' + name })(module, own, require, module.exports)
  }
  return loaded.get(name).exports
}
module.exports = own('host.js')
`
