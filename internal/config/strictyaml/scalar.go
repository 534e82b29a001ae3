package strictyaml

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// enum is a type with a fixed set of allowed values.
type enum interface{ Allowed() []string }

func (d *decoder) scalar(n *node, at *path, into reflect.Value) {
	if n.kind == Null {
		d.fail(n, at.String()+" has no value", "add a value, or remove the key")
		return
	}
	switch kind := into.Kind(); {
	case kind == reflect.String:
		d.text(n, at, into)
	case kind == reflect.Bool && n.kind == Bool:
		into.SetBool(parseBool(n.text))
	case kind == reflect.Bool:
		d.expected(n, at, "true or false", boolHint(n))
	case into.CanInt() && n.kind == Int:
		number, err := parseInt(n.text)
		if err != nil || into.OverflowInt(number) {
			d.fail(n, fmt.Sprintf("%s is too large: %s", at, n.text), "")
			return
		}
		into.SetInt(number)
	case into.CanInt():
		d.expected(n, at, "a whole number", numberHint(n))
	case into.CanFloat() && (n.kind == Int || n.kind == Float):
		into.SetFloat(parseFloat(n.text))
	case into.CanFloat():
		d.expected(n, at, "a number", numberHint(n))
	default:
		panic(fmt.Sprintf("strictyaml: cannot decode into %s", into.Type()))
	}
}

// text decodes any scalar as written, because a title may be 2021 or true.
func (d *decoder) text(n *node, at *path, into reflect.Value) {
	if n.kind == List || n.kind == Map {
		d.expected(n, at, "a string", "")
		return
	}
	into.SetString(n.text)
	if options, ok := into.Interface().(enum); ok {
		d.oneOf(n, at, options.Allowed())
	}
}

func (d *decoder) oneOf(n *node, at *path, allowed []string) {
	if slices.Contains(allowed, n.text) {
		return
	}
	d.fail(n, fmt.Sprintf("%s cannot be %s", at, n.describe()),
		cmp.Or(diag.DidYouMean(n.text, allowed), "allowed values: "+strings.Join(allowed, ", ")))
}

func boolHint(n *node) string {
	switch strings.ToLower(n.text) {
	case "yes", "on", "y":
		return "write true"
	case "no", "off", "n":
		return "write false"
	case "true", "false":
		return "remove the quotes"
	}
	return ""
}

func numberHint(n *node) string {
	if kind := plainKind(n.text); n.kind == String && (kind == Int || kind == Float) {
		return "remove the quotes"
	}
	return ""
}

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
