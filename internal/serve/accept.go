package serve

import (
	"strconv"
	"strings"
)

// acceptsGzip reports whether the Accept-Encoding headers allow gzip and do not prefer
// identity.
func acceptsGzip(headers []string) bool {
	weights := map[string]float64{}
	for _, header := range headers {
		for offer := range strings.SplitSeq(header, ",") {
			coding, parameters, _ := strings.Cut(offer, ";")
			weights[strings.ToLower(strings.TrimSpace(coding))] = weight(parameters)
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

// weight parses the q parameter, such as "q=0.5". It is 1 if there is none, and 0 if it is
// invalid.
func weight(parameters string) float64 {
	for parameter := range strings.SplitSeq(parameters, ";") {
		name, value, _ := strings.Cut(parameter, "=")
		if !strings.EqualFold(strings.TrimSpace(name), "q") {
			continue
		}
		q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		if err != nil || !(q >= 0 && q <= 1) {
			return 0
		}
		return q
	}
	return 1
}
