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
		flag, ok := asBool(value)
		if !ok {
			return "true or false"
		}
		*target = flag
	case **bool:
		flag, ok := asBool(value)
		if !ok {
			return "true or false"
		}
		*target = &flag
	case **string:
		text, ok := asText(value)
		if !ok {
			return "a text"
		}
		*target = &text
	case *Nullable:
		text, ok := asText(value)
		if !ok && value != nil {
			return "a text or null"
		}
		*target = Nullable{Set: true, Value: text}
	case **float64:
		number, ok := asNumber(value)
		if !ok {
			return "a number"
		}
		*target = &number
	case **int:
		number, ok := asNumber(value)
		if !ok || number != math.Trunc(number) || math.Abs(number) > math.MaxInt32 {
			return "a whole number"
		}
		whole := int(number)
		*target = &whole
	case *Texts:
		if text, ok := asText(value); ok {
			*target = Texts{text}
			return ""
		}
		return setTexts((*[]string)(target), value)
	case *[]string:
		return setTexts(target, value)
	case *[]any:
		list, ok := value.([]any)
		if !ok {
			return "a list"
		}
		*target = list
	case *map[string]any:
		fields, ok := asMap(value)
		if !ok {
			return "a mapping"
		}
		*target = fields
	}
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
