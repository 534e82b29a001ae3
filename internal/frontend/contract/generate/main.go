// Command generate writes the TypeScript side of the contract from the Go
// source of package contract: an interface for each struct, a union of literals
// for each string type with constants, a union for each Go interface, and an enum
// of the constants without a type, whose values the bundler puts where they are used.
//
// usage: generate OUTFILE, run in the folder of package contract.
package main

import (
	"fmt"
	"os"
)

func main() {
	source, err := parse(".")
	if err == nil && len(os.Args) != 2 {
		err = fmt.Errorf("usage: generate OUTFILE")
	}
	if err == nil {
		err = os.WriteFile(os.Args[1], []byte(source.typeScript()), 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}
