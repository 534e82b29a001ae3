package preview_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

// A request reads files and bundles code by itself. It keeps to the state of the site that it began with, so updates
// may run at the same time. The race detector watches.
func TestRequestsRunWhileTheSiteIsUpdated(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, file, text, at, want string }{
		{"twin of a page with code", "content/live.mdx", "import Part from './_part.md'\n\n# Live\n\n<Part />\n", "live.md", "A part"},
		{"first document of a site without code", "content/other.md", "# Other\n", "other/index.html", "Other"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			site := newSiteFolder(t)
			site.save("content/index.md", "# Home\n")
			site.save("content/_part.md", "A part\n")
			site.save(test.file, test.text)
			live := site.openValid(site.options())
			answered := make(chan error)
			parallel.Begin(func() bool {
				defer close(answered)
				for range 20 {
					if got, err := live.File(t.Context(), test.at); err != nil || !strings.Contains(string(got), test.want) {
						answered <- fmt.Errorf("%s is %s, %w", test.at, got, err)
					}
				}
				return true
			})
			for i := 0; ; i++ {
				select {
				case err, isOpen := <-answered:
					if err != nil {
						t.Error(err)
					}
					if !isOpen {
						return
					}
				default:
					site.save("content/index.md", fmt.Sprintf("# Home\n\nState %d\n", i))
					site.update(live)
				}
			}
		})
	}
}
