package config

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Checks overrides how docgen reports the problems of each diagnostic code.
type Checks map[string]Severity

func (Checks) schema() object {
	properties := object{}
	for _, code := range diag.Codes() {
		if !code.Fixed {
			properties = append(properties, member{code.Name, object{
				{"description", "How docgen reports " + code.Summary + "."}, {"type", "string"}, {"enum", Severity("").Allowed()},
			}})
		}
	}
	return object{{"type", "object"}, {"properties", properties}, {"additionalProperties", false}}
}

// Redirect leads from old URLs to an existing one.
type Redirect struct {
	From Texts  `yaml:"from" required:"true" example:"/install" doc:"Old path of a page, such as /install, or of an anchor, such as /install#linux. To redirect several, give a list. Leave out baseUrl."`
	To   string `yaml:"to" required:"true" example:"/setup" doc:"Where the redirect leads: a path of the site with or without an anchor, or a URL."`
}

// Extensions makes redirects for all pages by the extensions of their URLs.
type Extensions struct {
	From []string `yaml:"from" example:"[html]" doc:"Extensions that the URLs of pages had before: with html, /setup.html redirects to /setup."`
	To   []string `yaml:"to" example:"[html]" doc:"Extensions that the URLs of pages have now: with html, /setup redirects to /setup.html."`
}

var extensionName = regexp.MustCompile(`^[A-Za-z0-9]+$`)

func (c *checker) redirectExtensions() {
	for list, extensions := range map[string][]string{"from": c.config.RedirectExtensions.From, "to": c.config.RedirectExtensions.To} {
		for i, extension := range extensions {
			if !extensionName.MatchString(extension) {
				c.report(fmt.Sprintf("%q is not a file extension", extension), `write it without a dot, such as "html"`, "redirectExtensions", list, i)
			}
		}
	}
}

// External configures the checks of links to other sites.
type External struct {
	Ignore  []string `yaml:"ignore" example:"['https://intranet.example.com/*']" doc:"URLs that docgen does not request. In a pattern such as https://intranet.example.com/*, the asterisk matches any characters."`
	Private []string `yaml:"private" example:"['*.intranet.example.com']" doc:"Hosts that docgen may request although they have private addresses, such as a server on your own network. An asterisk matches any characters."`
	Anchors bool     `yaml:"anchors" default:"false" doc:"Whether docgen also checks that the linked pages have the anchors that links name."`
	Rate    int      `yaml:"rate" default:"2" example:"5" doc:"Maximum number of requests per second to the same host."`
	Timeout int      `yaml:"timeout" default:"20" example:"30" doc:"Number of seconds after which docgen stops waiting for a response."`
	Retries int      `yaml:"retries" default:"2" example:"4" doc:"How many times docgen repeats a request if the host is busy or does not respond."`
	Days    int      `yaml:"days" default:"7" example:"1" doc:"Number of days for which docgen keeps good responses in .docgen/external.json."`
}

// Texts is a list of strings; a single string is a list of one.
type Texts []string

// UnmarshalYAML reads a string or a list of strings.
func (t *Texts) UnmarshalYAML(value strictyaml.Value) {
	if value.Kind() == strictyaml.String {
		*t = Texts{value.Text()}
		return
	}
	var list []string
	value.Decode(&list)
	*t = list
}

func (Texts) schema() object { return anyOf(isString, listOf(isString)) }

// Level returns the severity of a diagnostic code: the one that the config sets, or the code's
// default.
func (c Config) Level(code string) (level diag.Severity, given bool) {
	if set, found := c.Checks[code]; found {
		return set.Level(), true
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

// checks validates the option checks, and copies its values to the older options of the same
// meaning.
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
			c.key(fmt.Sprintf("problems with the code %q are always errors", name), "remove this line: docgen cannot build a site with such a problem",
				"checks", name)
		case !known:
			c.key(fmt.Sprintf("unknown code %q", name), cmp.Or(diag.DidYouMean(name, names), `run "docgen explain" to list all codes`), "checks", name)
		case code.Option != "" && c.config.Given(code.Option):
			c.key(fmt.Sprintf("checks.%s and %s set the same option", name, code.Option), "remove one of them", "checks", name)
		}
	}
	for name, option := range map[string]*Severity{
		"links": &c.config.OnBrokenLinks, "anchors": &c.config.OnBrokenAnchors, "routes": &c.config.OnDuplicateRoutes,
	} {
		if set, given := c.config.Checks[name]; given {
			*option = set
		}
	}
	external := c.config.External
	for name, least := range map[string]struct{ value, least int }{
		"rate": {external.Rate, 1}, "timeout": {external.Timeout, 1}, "retries": {external.Retries, 0}, "days": {external.Days, 0},
	} {
		if least.value < least.least {
			c.report(fmt.Sprintf("external.%s must be at least %d, found %d", name, least.least, least.value), "", "external", name)
		}
	}
	if at := slices.Index(external.Ignore, ""); at >= 0 {
		c.report("an empty pattern matches no URL", "remove it", "external", "ignore", at)
	}
}
