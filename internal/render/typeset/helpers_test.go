package typeset

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/ssrtest"
)

// The test binary also replaces Node.
func TestMain(m *testing.M) {
	if ssrtest.IsWorker() {
		ssrtest.Answer(os.Stdin, os.Stdout, new(counter))
		return
	}
	os.Exit(m.Run())
}

// counter numbers what it is asked to render. For a formula or diagram that contains an x, it
// reports an error at the x.
type counter int

func (*counter) Load(string, string) {}
func (*counter) Site([]byte)         {}

func (c *counter) Render(page []byte) (string, error) {
	var formula struct{ TeX, Text string }
	ssrtest.Decode(page, &formula)
	if at := strings.Index(formula.TeX+formula.Text, "x"); at >= 0 {
		return "", fmt.Errorf(`{"text":"Wrong","position":%d}`, at)
	}
	*c++
	return fmt.Sprint("<math>", *c), nil
}
