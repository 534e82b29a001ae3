package build

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// key stands for all that something depends on, by its SHA-256; "" is none.
type key string

// makers identify the programs that make the output: this one, and Node. Another
// version of either is another file.
func makers(options Options) string {
	own, _ := os.Executable()
	node := options.Node
	if node == "" {
		node = "node"
	}
	node, _ = exec.LookPath(node)
	text := options.Version
	for _, program := range []string{own, node} {
		if real, err := filepath.EvalSymlinks(program); err == nil {
			program = real
		}
		if info, err := os.Stat(program); err == nil {
			text += fmt.Sprintf("\n%s %d %d", program, info.Size(), info.ModTime().UnixNano())
		}
	}
	return text
}

// keyOf is the key of some values: texts, and what JSON says all of. Each goes with
// its length, so that none runs into the next.
func keyOf(values ...any) key {
	sum := sha256.New()
	for _, value := range values {
		var text []byte
		switch value := value.(type) {
		case string:
			text = []byte(value)
		case []byte:
			text = value
		case key:
			text = []byte(value)
		default:
			encoded, err := json.Marshal(value)
			if text = encoded; err != nil {
				text = fmt.Appendf(nil, "%#v %v", value, err)
			}
		}
		_, _ = fmt.Fprintf(sum, "%d:", len(text))
		_, _ = sum.Write(text)
	}
	return key(sum.Sum(nil))
}
