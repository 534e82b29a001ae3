package main

import (
	"os"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/message"
)

func TestMessagesOfThemeAreUpToDate(t *testing.T) {
	got, err := os.ReadFile("../../../../theme/messages.ts")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != typeScript(message.All()) {
		t.Error(`theme/messages.ts is not what internal/frontend/message generates: run "make generate" and read the diff`)
	}
}

func TestQuoteWritesStringsOfTypeScript(t *testing.T) {
	for text, want := range map[string]string{
		`a "b"`:    `'a "b"'`,
		`it's`:     `"it's"`,
		`it's "a"`: `'it\'s "a"'`,
		`a\b`:      `'a\\b'`,
	} {
		if got := quote(text); got != want {
			t.Errorf("quote(%s) = %s, want %s", text, got, want)
		}
	}
}
