package prose_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
)

func TestCaptionsAreNotPartOfTheirImage(t *testing.T) {
	t.Parallel()
	text := `<figure><img src="https://a.example/flow.png" alt="Flow"><figcaption>How an order <b>moves</b></figcaption></figure>`
	if got, want := prose.Blocks(text), "[Flow](https://a.example/flow.png)\n\nHow an order **moves**\n\n"; got != want {
		t.Errorf("blocks are\n%s\nwant\n%s", got, want)
	}
	if got, want := prose.Cell(text), "[Flow](https://a.example/flow.png)<br />How an order **moves**"; got != want {
		t.Errorf("cell is\n%s\nwant\n%s", got, want)
	}
}
