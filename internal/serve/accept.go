package serve

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/render/twin"
)

// acceptsGzip reports whether the Accept-Encoding headers allow gzip and do not prefer
// identity.
func acceptsGzip(headers []string) bool {
	weights := map[string]float64{}
	for _, header := range headers {
		for offer := range strings.SplitSeq(header, ",") {
			coding, parameters, _ := strings.Cut(offer, ";")
			weights[strings.ToLower(strings.TrimSpace(coding))] = twin.Quality(parameters)
		}
	}
	gzip, named := weights["gzip"]
	if !named {
		gzip, named = weights["x-gzip"]
	}
	if !named {
		gzip = weights["*"]
	}
	return gzip > 0 && gzip >= weights["identity"]
}
