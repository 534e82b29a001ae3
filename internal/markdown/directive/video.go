package directive

import (
	"fmt"
	"regexp"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// VideoKind is the kind of a [Video].
var VideoKind = ast.NewNodeKind("Video")

// Video plays a file of the site. A video at another site is only a link, so that nothing is loaded from there.
type Video struct {
	syntax.Block
	Link *ast.Link // to the file; readers see it below the video
}

func (*Video) Kind() ast.NodeKind { return VideoKind }

// hosts has the sites that show videos by an id, which is the value of an attribute.
var hosts = []struct {
	attribute, page, remedy string
	id                      *regexp.Regexp
}{
	{"youtube", "https://www.youtube.com/watch?v=", `write the 11 characters after "v=" in its URL`, regexp.MustCompile(`^[\w-]{11}$`)},
	{"vimeo", "https://vimeo.com/", "write the number in its URL", regexp.MustCompile(`^\d+(/\w+)?$`)},
}

// readVideo reads where a video is.
func (n *Container) readVideo(line []byte, state *syntax.State) {
	n.link = n.target(line, "src", state)
	for _, host := range hosts {
		if !n.Has(host.attribute) {
			continue
		}
		id := n.target(line, host.attribute, state)
		n.link = syntax.Target{Destination: host.page + id.Destination, At: id.At}
		if !host.id.MatchString(id.Destination) {
			state.Text.Report(id.At.Start, id.At.Stop, input.Finding{Code: input.ContainerCode,
				Text: fmt.Sprintf("%q is not the id of a video", id.Destination), Hint: host.remedy})
		}
	}
}
