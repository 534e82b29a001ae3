package strictyaml

import (
	"math"
	"regexp"
	"strconv"
	"strings"
)

// The types of unquoted scalars in the core schema of YAML 1.2.
var (
	intPattern   = regexp.MustCompile(`^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$`)
	floatPattern = regexp.MustCompile(`^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$`)
)

func plainKind(text string) Kind {
	switch text {
	case "", "~", "null", "Null", "NULL":
		return Null
	case "true", "True", "TRUE", "false", "False", "FALSE":
		return Bool
	}
	switch {
	case intPattern.MatchString(text):
		return Int
	case floatPattern.MatchString(text):
		return Float
	}
	return String
}

func parseBool(text string) bool { return text[0] == 't' || text[0] == 'T' }

func parseInt(text string) (int64, error) {
	if strings.HasPrefix(text, "0x") || strings.HasPrefix(text, "0o") {
		return strconv.ParseInt(text, 0, 64)
	}
	return strconv.ParseInt(text, 10, 64)
}

func parseFloat(text string) float64 {
	lower := strings.ToLower(text)
	switch {
	case lower == ".nan":
		return math.NaN()
	case strings.HasSuffix(lower, ".inf"):
		lower = strings.Replace(lower, ".inf", "inf", 1)
	case strings.HasPrefix(lower, "0x"), strings.HasPrefix(lower, "0o"):
		number, _ := strconv.ParseUint(lower, 0, 64)
		return float64(number)
	}
	number, _ := strconv.ParseFloat(lower, 64)
	return number
}

func parseUint(text string) (uint64, error) {
	return strconv.ParseUint(strings.TrimPrefix(text, "+"), 10, 64)
}

// finite returns a number, or nil for one that JSON cannot represent.
func finite(number float64) any {
	if math.IsNaN(number) || math.IsInf(number, 0) {
		return nil
	}
	return number
}
