package bundle

import (
	"bytes"
	"regexp"
)

// mergeImports writes the imports of a module as one statement, at the place of the first. esbuild
// repeats them for each module that it bundled, which is a third of a kilobyte of the first visit.
func mergeImports(script []byte, module string) []byte {
	statement := regexp.MustCompile(`import\{([^{}]*)\}from"` + regexp.QuoteMeta(module) + `";`)
	var names [][]byte
	for _, match := range statement.FindAllSubmatch(script, -1) {
		names = append(names, match[1])
	}
	isFirst := true
	return statement.ReplaceAllFunc(script, func([]byte) []byte {
		if !isFirst {
			return nil
		}
		isFirst = false
		return []byte("import{" + string(bytes.Join(names, []byte(","))) + `}from"` + module + `";`)
	})
}
