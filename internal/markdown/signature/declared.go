package signature

import (
	"regexp"
	"strings"
)

// declared is a member that a declaration names.
type declared struct {
	group    string // the comment above it; "" for none
	name     string
	isStatic bool
}

// declarations returns the members that a declaration names, such as that of a class: the last word of each line
// before its parameters or its type. It reads most languages, so some of the names are not members.
func declarations(text string) []declared {
	var found []declared
	group, depth, inComment := "", 0, false
	for line := range strings.SplitSeq(text, "\n") {
		line, _, _ = strings.Cut(strings.TrimSpace(line), " //")
		comment := commentLine.FindStringSubmatch(line)
		switch {
		case comment != nil && inComment:
			group += " " + comment[1]
		case comment != nil:
			group = comment[1]
		case depth == 0:
			if name := declaredName.FindStringSubmatch(line); name != nil {
				found = append(found, declared{group, name[2], strings.Contains(" "+name[1], " static ")})
			}
		}
		inComment = comment != nil
		if !inComment {
			depth += strings.Count(line, "(") - strings.Count(line, ")")
		}
	}
	return found
}

var (
	commentLine  = regexp.MustCompile(`^(?://|#|--)\s*(\S.*)$`)
	declaredName = regexp.MustCompile(`^((?:[^\s(:=<{;?]+ +)*)([^\s(:=<{;?]+)`)
)

// declaredBy returns what a declaration calls the member that a page writes as "Window.focused()", "new Timer()" or
// "title()".
func declaredBy(code string) declared {
	name, _, _ := strings.Cut(code, "(")
	if strings.HasPrefix(name, "new ") {
		return declared{name: "constructor"}
	}
	dot := strings.LastIndex(name, ".")
	return declared{name: name[dot+1:], isStatic: dot >= 0}
}
