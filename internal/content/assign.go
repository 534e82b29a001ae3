package content

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// assign sets a field from a parsed value. It returns what the value should have
// been, or "" when it fits.
func assign(field reflect.Value, value any) (want string) {
	switch target := field.Addr().Interface().(type) {
	case *bool:
		flag, fits := asBool(value)
		return put(target, flag, fits, "true or false")
	case **bool:
		flag, fits := asBool(value)
		return put(target, &flag, fits, "true or false")
	case **string:
		text, fits := asText(value)
		return put(target, &text, fits, "a text")
	case *Nullable:
		text, fits := asText(value)
		return put(target, Nullable{Set: true, Value: text}, fits || value == nil, "a text or null")
	case **float64:
		number, fits := asNumber(value)
		return put(target, &number, fits, "a number")
	case **int:
		number, fits := asNumber(value)
		isWhole := fits && number == math.Trunc(number) && math.Abs(number) <= math.MaxInt32
		whole := int(number)
		return put(target, &whole, isWhole, "a whole number")
	case *Texts:
		if text, isOne := asText(value); isOne {
			return put(target, Texts{text}, true, "")
		}
		return setTexts((*[]string)(target), value)
	case *[]string:
		return setTexts(target, value)
	case *[]any:
		list, fits := value.([]any)
		return put(target, list, fits, "a list")
	case *map[string]any:
		fields, fits := asMap(value)
		return put(target, fields, fits, "a mapping")
	}
	return ""
}

// put sets a field to what a value was read as, if it fits.
func put[T any](target *T, value T, fits bool, want string) string {
	if !fits {
		return want
	}
	*target = value
	return ""
}

func setTexts(target *[]string, value any) string {
	list, ok := value.([]any)
	if !ok {
		return "a list of texts"
	}
	for _, entry := range list {
		text, ok := asText(entry)
		if !ok {
			return "a list of texts"
		}
		*target = append(*target, text)
	}
	return ""
}

// asText takes numbers and dates too, as Docusaurus does: "id: 2021" works.
func asText(value any) (string, bool) {
	switch value := value.(type) {
	case string:
		return value, true
	case int, int64, uint64:
		return fmt.Sprint(value), true
	case float64:
		return strconv.FormatFloat(value, 'f', -1, 64), true
	case time.Time:
		return value.Format(time.DateOnly), true
	}
	return "", false
}

// asNumber takes numbers in quotes too, as Docusaurus does.
func asNumber(value any) (float64, bool) {
	switch value.(type) {
	case int, int64, uint64, float64, string:
		number, err := strconv.ParseFloat(strings.TrimSpace(fmt.Sprint(value)), 64)
		return number, err == nil && !math.IsNaN(number) && !math.IsInf(number, 0)
	}
	return 0, false
}

// asBool takes true and false in quotes too, as Docusaurus does.
func asBool(value any) (flag, ok bool) {
	switch value := value.(type) {
	case bool:
		return value, true
	case string:
		return value == "true", value == "true" || value == "false"
	}
	return false, false
}

func asMap(value any) (map[string]any, bool) {
	switch value := value.(type) {
	case map[string]any:
		return value, true
	case map[any]any:
		fields := make(map[string]any, len(value))
		for key, entry := range value {
			fields[fmt.Sprint(key)] = entry
		}
		return fields, true
	}
	return nil, false
}

func describe(value any) string {
	switch value := value.(type) {
	case nil:
		return "nothing"
	case []any:
		return "a list"
	case map[any]any, map[string]any:
		return "a mapping"
	default:
		return fmt.Sprintf("%q", fmt.Sprint(value))
	}
}
