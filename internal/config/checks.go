package config

import (
	"cmp"
	"fmt"
	"slices"

	"docgen/internal/diag"
	"docgen/internal/strictyaml"
)

// Checks says what the findings of each code do to the build, for codes that the
// site wants otherwise than docgen.
type Checks map[string]Severity

func (Checks) schema() object {
	properties := object{}
	for _, code := range diag.Codes() {
		if !code.Fixed {
			properties = append(properties, member{code.Name, object{
				{"description", "What this does to the build: " + code.Summary + "."}, {"type", "string"}, {"enum", Severity("").Allowed()},
			}})
		}
	}
	return object{{"type", "object"}, {"properties", properties}, {"additionalProperties", false}}
}

// Redirect leads from URLs that are gone to one that is there.
type Redirect struct {
	From Texts  `yaml:"from" required:"true" doc:"Path of the site that is gone, with an anchor or without, or a list of such."`
	To   string `yaml:"to" required:"true" doc:"Path of the site, with an anchor or without, or a URL."`
}

// External says how links to other sites are checked.
type External struct {
	Ignore  []string `yaml:"ignore" doc:"URLs that are not asked for; \"*\" stands for any characters."`
	Private []string `yaml:"private" doc:"Hosts that are asked although they are at private addresses, such as those of this machine and of its network; \"*\" stands for any characters."`
	Anchors bool     `yaml:"anchors" default:"false" doc:"Whether the pages of other sites must have the anchors that links name."`
	Rate    int      `yaml:"rate" default:"2" doc:"How many requests a host gets in a second, at most."`
	Timeout int      `yaml:"timeout" default:"20" doc:"After how many seconds a host counts as silent."`
	Retries int      `yaml:"retries" default:"2" doc:"How often a host that does not answer, or is busy, is asked again."`
	Days    int      `yaml:"days" default:"7" doc:"For how many days an answer is kept in .docgen/external.json."`
}

// Texts is a list of texts; one text is a list of it.
type Texts []string

// UnmarshalYAML reads a text or a list of texts.
func (t *Texts) UnmarshalYAML(value strictyaml.Value) {
	if value.Kind() == strictyaml.String {
		*t = Texts{value.Text()}
		return
	}
	var list []string
	value.Decode(&list)
	*t = list
}

func (Texts) schema() object {
	text := object{{"type", "string"}}
	return object{{"anyOf", []object{text, {{"type", "array"}, {"items", text}}}}}
}

// Level is what a finding of a code does to the build: as the config says, else as
// it is by itself.
func (c Config) Level(code string) (level diag.Severity, given bool) {
	if own, found := c.Checks[code]; found {
		return own.Level(), true
	}
	switch code {
	case "links":
		return c.OnBrokenLinks.Level(), true
	case "anchors":
		return c.OnBrokenAnchors.Level(), true
	}
	known, _ := diag.CodeNamed(code)
	return known.Level, false
}

// checks looks at the options of checks, and gives older names their values.
func (c *checker) checks() {
	var names []string
	for _, code := range diag.Codes() {
		if !code.Fixed {
			names = append(names, code.Name)
		}
	}
	for _, name := range c.config.positions.Keys("checks") {
		code, known := diag.CodeNamed(name)
		switch {
		case known && code.Fixed:
			c.key(fmt.Sprintf("findings of the code %q are always errors", name), "remove the line: no site can be made with them", "checks", name)
		case !known:
			hint := cmp.Or(diag.DidYouMean(name, names), `"docgen explain" lists the codes`)
			c.key(fmt.Sprintf("no code %q", name), hint, "checks", name)
		case code.Option != "" && c.config.Given(code.Option):
			c.key(fmt.Sprintf("checks.%s is %s, which stands in the file too", name, code.Option), "remove one of the two", "checks", name)
		}
	}
	for name, option := range map[string]*Severity{
		"links": &c.config.OnBrokenLinks, "anchors": &c.config.OnBrokenAnchors, "routes": &c.config.OnDuplicateRoutes,
	} {
		if own, given := c.config.Checks[name]; given {
			*option = own
		}
	}
	external := c.config.External
	for name, least := range map[string]struct{ value, least int }{
		"rate": {external.Rate, 1}, "timeout": {external.Timeout, 1}, "retries": {external.Retries, 0}, "days": {external.Days, 0},
	} {
		if least.value < least.least {
			c.at(fmt.Sprintf("external.%s is %d", name, least.value), fmt.Sprintf("write at least %d", least.least), "external", name)
		}
	}
	if at := slices.Index(external.Ignore, ""); at >= 0 {
		c.at("an empty pattern ignores nothing", "remove it", "external", "ignore", at)
	}
}
