package content

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// assign sets a field. It returns what the value should be, or "" if the value fits.
func (r *reader) assign(field reflect.Value, entry strictyaml.Entry) (want string) {
	value := entry.Value
	switch target := field.Addr().Interface().(type) {
	case *bool:
		flag, fits := asBool(value)
		return put(target, flag, fits, "true or false")
	case **bool:
		flag, fits := asBool(value)
		return put(target, &flag, fits, "true or false")
	case **string:
		text, fits := asString(value)
		return put(target, &text, fits, "a string")
	case *Nullable:
		text, fits := asString(value)
		return put(target, Nullable{Set: true, Value: text}, fits || value.Kind() == strictyaml.Null, "a string or null")
	case **float64:
		number, fits := asNumber(value)
		return put(target, &number, fits, "a number")
	case **int:
		number, fits := asNumber(value)
		isWhole := fits && number == math.Trunc(number) && math.Abs(number) <= math.MaxInt32
		whole := int(number)
		return put(target, &whole, isWhole, "a whole number")
	case *Strings:
		if text, isOne := asString(value); isOne {
			return put(target, Strings{text}, true, "")
		}
		return setStrings((*[]string)(target), value)
	case *[]string:
		return setStrings(target, value)
	case *[]Tag:
		return put(target, r.tags(entry), value.Kind() == strictyaml.List, "a list")
	case *Raw:
		*target = rawOf(value)
		return ""
	case *map[string]any:
		fields, fits := value.JSON().(map[string]any)
		return put(target, fields, fits, "a mapping")
	case **LastUpdate:
		if value.Kind() != strictyaml.Map {
			return "a mapping"
		}
		*target = r.lastUpdate(entry)
		return ""
	case *[]HeadTag:
		return r.head(target, entry)
	case *Announcement:
		return r.announcement(target, entry)
	case *Sitemap:
		return r.sitemap(target, entry)
	case **MDX:
		if value.Kind() != strictyaml.Map {
			return "a mapping"
		}
		*target = r.mdx(entry)
		return ""
	}
	panic(fmt.Sprintf("content: cannot read a field into %s", field.Type()))
}

// put sets a field to a value if it fits. Otherwise it returns want.
func put[T any](target *T, value T, fits bool, want string) string {
	if !fits {
		return want
	}
	*target = value
	return ""
}

func setStrings(target *[]string, value strictyaml.Value) string {
	if value.Kind() != strictyaml.List {
		return "a list of strings"
	}
	for _, item := range value.Items() {
		text, ok := asString(item)
		if !ok {
			return "a list of strings"
		}
		*target = append(*target, text)
	}
	return ""
}

// asString accepts numbers too, as Docusaurus does: "id: 2021" works. YAML dates are already
// strings.
func asString(value strictyaml.Value) (string, bool) {
	switch scalar := value.Scalar().(type) {
	case string:
		return scalar, true
	case int64, uint64:
		return fmt.Sprint(scalar), true
	case float64:
		return strconv.FormatFloat(scalar, 'f', -1, 64), true
	}
	return "", false
}

// asNumber accepts quoted numbers too, as Docusaurus does.
func asNumber(value strictyaml.Value) (float64, bool) {
	switch scalar := value.Scalar().(type) {
	case int64, uint64, float64, string:
		number, err := strconv.ParseFloat(strings.TrimSpace(fmt.Sprint(scalar)), 64)
		return number, err == nil && !math.IsNaN(number) && !math.IsInf(number, 0)
	}
	return 0, false
}

// asBool accepts quoted true and false too, as Docusaurus does.
func asBool(value strictyaml.Value) (flag, ok bool) {
	switch scalar := value.Scalar().(type) {
	case bool:
		return scalar, true
	case string:
		return scalar == "true", scalar == "true" || scalar == "false"
	}
	return false, false
}

// describe names a value in a message.
func describe(value strictyaml.Value) string {
	switch value.Kind() {
	case strictyaml.Null:
		return "nothing"
	case strictyaml.List:
		return "a list"
	case strictyaml.Map:
		return "a mapping"
	}
	return fmt.Sprintf("%q", fmt.Sprint(value.Scalar()))
}
