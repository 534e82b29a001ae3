package main

import (
	"os"
	"testing"
)

func TestTypeScriptContractIsUpToDate(t *testing.T) {
	source, err := parse("..")
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../../../theme/contract.ts")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != source.typeScript() {
		t.Error(`theme/contract.ts is not what internal/frontend/contract generates: run "make generate" and read the diff`)
	}
}
