package config

import (
	"encoding/json"
	"fmt"
	"regexp"
)

// Analytics configures analytics services. docgen adds their scripts to every page, and allows
// what the scripts load in the policy.
type Analytics struct {
	Plausible  *Plausible  `yaml:"plausible" doc:"Plausible Analytics, from plausible.io or your own server."`
	Google     *Google     `yaml:"google" doc:"Google Analytics 4."`
	TagManager *TagManager `yaml:"tagManager" doc:"Google Tag Manager."`
	Fathom     *Fathom     `yaml:"fathom" doc:"Fathom Analytics."`
	Umami      *Umami      `yaml:"umami" doc:"Umami, from umami.is or your own server."`
}

// Plausible configures Plausible Analytics.
type Plausible struct {
	Domain string `yaml:"domain" required:"true" example:"docs.example.com" doc:"Domain of the site as you entered it in Plausible, such as docs.example.com."`
	Src    string `yaml:"src" default:"https://plausible.io/js/script.js" example:"https://stats.example.com/js/script.js" doc:"URL of the Plausible script. Set it to use another variant of the script, or your own server."`
}

// Google configures Google Analytics.
type Google struct {
	ID          StringList `yaml:"id" required:"true" example:"G-ABC123XYZ" doc:"Measurement ID of the site, such as G-ABC123XYZ, or a list of such IDs."`
	AnonymizeIP bool       `yaml:"anonymizeIP" default:"false" doc:"Whether to ask Google to shorten the IP addresses of readers. Google Analytics 4 always does."`
}

// TagManager configures Google Tag Manager.
type TagManager struct {
	ContainerID string `yaml:"containerId" required:"true" example:"GTM-ABC123" doc:"ID of the container, such as GTM-ABC123."`
}

// Fathom configures Fathom Analytics.
type Fathom struct {
	Site string `yaml:"site" required:"true" example:"ABCDEFGH" doc:"Site ID that Fathom shows in its settings, such as ABCDEFGH."`
}

// Umami configures Umami.
type Umami struct {
	ID  string `yaml:"id" required:"true" example:"94db1cb1-74f4-4a40-ad6c-962362670409" doc:"Website ID that Umami shows in its settings."`
	Src string `yaml:"src" default:"https://cloud.umami.is/script.js" example:"https://stats.example.com/script.js" doc:"URL of the Umami script. Set it if you run your own server."`
}

// HeadTags returns the elements that load the services. All of these services notice when the
// reader goes to another page without reloading.
func (a Analytics) HeadTags() []HeadTag {
	var tags []HeadTag
	script := func(attributes Attributes) { tags = append(tags, HeadTag{TagName: "script", Attributes: attributes}) }
	if plausible := a.Plausible; plausible != nil {
		script(Attributes{"defer": "", "data-domain": plausible.Domain, "src": plausible.Src})
	}
	inline := func(text string) { tags = append(tags, HeadTag{TagName: "script", InnerHTML: text}) }
	if google := a.Google; google != nil && len(google.ID) > 0 {
		script(Attributes{"async": "", "src": "https://www.googletagmanager.com/gtag/js?id=" + google.ID[0]})
		inline(google.script())
	}
	if manager := a.TagManager; manager != nil {
		inline("window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'})")
		script(Attributes{"async": "", "src": "https://www.googletagmanager.com/gtm.js?id=" + manager.ContainerID})
	}
	if fathom := a.Fathom; fathom != nil {
		script(Attributes{"defer": "", "data-site": fathom.Site, "data-spa": "auto", "src": "https://cdn.usefathom.com/script.js"})
	}
	if umami := a.Umami; umami != nil {
		script(Attributes{"defer": "", "data-website-id": umami.ID, "src": umami.Src})
	}
	return tags
}

// script returns the script that starts Google Analytics.
func (g Google) script() string {
	text := "window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date())"
	for _, id := range g.ID {
		encoded, _ := json.Marshal(id) // a string always encodes
		text += fmt.Sprintf(";gtag('config',%s", encoded)
		if g.AnonymizeIP {
			text += ",{anonymize_ip:true}"
		}
		text += ")"
	}
	return text
}

// containerID matches the ID of a container of Google Tag Manager.
var containerID = regexp.MustCompile(`^GTM-[A-Za-z0-9]+$`)

// measurementID matches a Google measurement ID: letters, a hyphen, letters and digits.
var measurementID = regexp.MustCompile(`^[A-Za-z]{1,4}-[A-Za-z0-9-]+$`)

func (c *checker) analytics() {
	if google := c.config.Analytics.Google; google != nil {
		for i, id := range google.ID {
			place := []any{"analytics", "google", "id", i}
			if !c.config.Given(place...) {
				place = place[:3]
			}
			if id != "" && !measurementID.MatchString(id) {
				c.report(fmt.Sprintf("analytics.google.id must be a measurement ID, found %q", id), `for example, "G-ABC123XYZ"`, place...)
			}
		}
	}
	if manager := c.config.Analytics.TagManager; manager != nil && manager.ContainerID != "" && !containerID.MatchString(manager.ContainerID) {
		c.report(fmt.Sprintf("analytics.tagManager.containerId must be the ID of a container, found %q", manager.ContainerID), `for example, "GTM-ABC123"`,
			"analytics", "tagManager", "containerId")
	}
}
