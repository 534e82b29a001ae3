package changelog

import (
	"regexp"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// name is what the heading of a release says.
type name struct {
	title        string
	product      string // before the version: "Cargo", or a package such as "@scope/name"
	version      string
	date         time.Time
	wrongDate    string // what looks like a date but is none
	isYanked     bool
	isUnreleased bool
	isMarked     bool // the version is in brackets, or starts with "v"
	sure         certainty
}

// certainty says how much a heading looks like that of a release.
type certainty int

const (
	none    certainty = iota // it names no version
	perhaps                  // it has a version and other words; it counts at the level of other releases
	likely                   // it has a version after the name of a product
	certain                  // it has a version alone, or with a date
)

// slug returns the part of a URL that stands for the release.
func (n name) slug() string {
	switch {
	case n.version == "" && n.date.IsZero():
		return "unreleased"
	case n.version == "":
		return n.date.Format(time.DateOnly)
	case strings.Contains(n.product, "@"):
		return slug.Kebab(n.product) + "-" + n.version
	}
	return n.version
}

// deepest is the level down to which every certain heading is that of a release. Some tools
// write patch releases as "###".
const deepest = 3

// names reads all headings. Those that are releases are certain afterwards.
func names(headings []heading) []name {
	named := make([]name, len(headings))
	for i, heading := range headings {
		named[i] = nameOf(heading.plain)
		if heading.level > deepest {
			named[i].sure = none
		}
	}
	level := levelOf(headings, named, certain)
	if level == 0 {
		promoteProducts(named)
		level = max(levelOf(headings, named, certain), levelOf(headings, named, perhaps))
	}
	for i, heading := range headings {
		isDateOnly := named[i].version == "" && !named[i].isUnreleased
		switch {
		case named[i].sure == perhaps && heading.level == level:
			named[i].sure = certain
		case named[i].sure == certain && isDateOnly && heading.level > level:
			named[i].sure = none
		}
	}
	return named
}

// levelOf returns the level of the first heading with a certainty, or 0.
func levelOf(headings []heading, named []name, sure certainty) int {
	for i, heading := range headings {
		if named[i].sure == sure {
			return heading.level
		}
	}
	return 0
}

// promoteProducts makes headings such as "Cargo 1.80" certain, in a file that has no other
// releases. Without a "v", it takes two versions of a product.
func promoteProducts(named []name) {
	versions := map[string]int{}
	for _, each := range named {
		if each.sure == likely {
			versions[strings.ToLower(each.product)]++
		}
	}
	for i, each := range named {
		if each.sure == likely && (each.isMarked || versions[strings.ToLower(each.product)] > 1) {
			named[i].sure = certain
		}
	}
}

var (
	yanked      = regexp.MustCompile(`(?i)[\[(]\s*yanked\s*[\])]|\bYANKED\b`)
	unreleased  = regexp.MustCompile(`(?i)\b(?:un-?released|not (?:yet )?released|to be released|in development|tbd|tba)\b|\b(?:yyyy|xxxx|20xx)-(?:mm|xx)-(?:dd|xx)\b|\?{2,4}-\?\?-\?\?`)
	upcoming    = regexp.MustCompile(`(?i)^\W*(?:(?:main|master|trunk|head|current|latest)\b\W*)?(?:un-?released|upcoming|next)(?:\s+(?:changes|release|version))?[\WxXyYmMdD\d]*$|^\W*HEAD\W*$`)
	versioned   = regexp.MustCompile(`^(.*?)(?:^|[\s\[(@/-])([vV]?)(\d+(?:\.\d+)+[0-9A-Za-z.+_-]*|\d+)(?:$|[\s\])(:,;/–—])`)
	versionTag  = regexp.MustCompile(`(?i)^(?:version|ver\.?|release|rel\.?)?$`)
	leadingDate = regexp.MustCompile(`^[\[(]?(\d{4}-\d{1,2}-\d{1,2})\b[\])]?(?:[\s:,–—-]+)(.+)$`)
	separators  = " \t:,;|/·•–—-"
)

// nameOf reads a heading.
func nameOf(plain string) name {
	if upcoming.MatchString(plain) {
		return name{title: clean(plain), isUnreleased: true, sure: certain}
	}
	if date, rest, wrong := cutDate(plain); !date.IsZero() && wrong == "" && strings.Trim(rest, separators+"[]()") == "" {
		return name{title: strings.Trim(plain, "[] "), date: date, sure: certain}
	}
	if first := leadingDate.FindStringSubmatch(plain); first != nil {
		plain = first[2] + " " + first[1]
	}
	found := versioned.FindStringSubmatchIndex(plain)
	if found == nil {
		return name{}
	}
	part := func(i int) string { return plain[found[2*i]:found[2*i+1]] }
	before, after := plain[:found[4]], plain[found[7]:]
	result := name{version: strings.TrimRight(part(3), "._-+")}
	result.date, after, result.wrongDate = cutDate(after)
	mark := "" // how the heading says that the release is not published yet
	result.isYanked = yanked.MatchString(after)
	if result.isYanked {
		after = yanked.ReplaceAllString(after, "")
	}
	result.isUnreleased = unreleased.MatchString(plain)
	if result.isUnreleased {
		mark = unreleased.FindString(after)
		after, result.date = unreleased.ReplaceAllString(after, ""), time.Time{}
	}
	result.product = strings.Trim(before, separators+"[(")
	if strings.HasSuffix(before, "@") { // a package, which may have a scope
		result.product = strings.TrimSuffix(before, "@") + "@"
	}
	words := strings.Trim(clean(after), separators+"()")
	result.title = strings.TrimLeft(clean(before+part(2)+result.version), separators)
	if words != "" {
		result.title += tail(after)
	}
	if mark != "" {
		result.title += " (" + mark + ")"
	}
	if result.isYanked {
		result.title += " [YANKED]"
	}
	result.isMarked = strings.HasPrefix(before, "[") || part(2) != ""
	result.sure = judge(result, words)
	return result
}

// judge decides how much a heading looks like that of a release. words are the rest of it.
func judge(of name, words string) certainty {
	isDated := !of.date.IsZero() || of.wrongDate != "" || of.isUnreleased
	isPlain := versionTag.MatchString(of.product) || strings.Contains(of.product, "@")
	isShort := !strings.Contains(of.version, ".")
	switch {
	case strings.Contains(strings.ToLower(of.version)+".", ".x."):
		return none
	case isDated && len(strings.Fields(of.product)) <= 3:
		return certain
	case isPlain && !isShort && words == "":
		return certain
	case isPlain && (!isShort || of.isMarked && of.product == "" && words == ""):
		return perhaps
	case words == "" && of.product != "" && len(strings.Fields(of.product)) <= 2 && !isShort:
		return likely
	}
	return none
}

// clean removes brackets around parts of a heading.
func clean(text string) string { return strings.NewReplacer("[", "", "]", "", "()", "").Replace(text) }

var repeated = regexp.MustCompile(`([,|·•–—-])(?: [,|·•–—-])+`)

// tail returns what follows the version in a title, with the character that separates the two.
func tail(after string) string {
	text := strings.TrimRight(strings.Join(strings.Fields(clean(after)), " "), separators+"(")
	text = repeated.ReplaceAllString(text, "$1")
	if strings.ContainsAny(after[:1], ",:;/") {
		return text
	}
	return " " + text
}
