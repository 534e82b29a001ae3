package config

import (
	"encoding/json"
	"fmt"
	"regexp"
)

// Analytics configures analytics services. docgen adds their scripts to every page, and allows
// what the scripts load in the policy.
type Analytics struct {
	Plausible *Plausible `yaml:"plausible" doc:"Plausible Analytics, from plausible.io or your own server."`
	Google    *Google    `yaml:"google" doc:"Google Analytics 4."`
	Fathom    *Fathom    `yaml:"fathom" doc:"Fathom Analytics."`
	Umami     *Umami     `yaml:"umami" doc:"Umami, from umami.is or your own server."`
}

// Plausible configures Plausible Analytics.
type Plausible struct {
	Domain string `yaml:"domain" required:"true" doc:"Domain of the site as you entered it in Plausible, such as docs.example.com."`
	Src    string `yaml:"src" default:"https://plausible.io/js/script.js" doc:"URL of the Plausible script. Set it to use another variant of the script, or your own server."`
}

// Google configures Google Analytics.
type Google struct {
	ID string `yaml:"id" required:"true" doc:"Measurement ID of the site, such as G-ABC123XYZ."`
}

// Fathom configures Fathom Analytics.
type Fathom struct {
	Site string `yaml:"site" required:"true" doc:"Site ID that Fathom shows in its settings, such as ABCDEFGH."`
}

// Umami configures Umami.
type Umami struct {
	ID  string `yaml:"id" required:"true" doc:"Website ID that Umami shows in its settings."`
	Src string `yaml:"src" default:"https://cloud.umami.is/script.js" doc:"URL of the Umami script. Set it if you run your own server."`
}

// HeadTags returns the elements that load the services. All of these services notice when the
// reader goes to another page without reloading.
func (a Analytics) HeadTags() []HeadTag {
	var tags []HeadTag
	script := func(attributes Attributes) { tags = append(tags, HeadTag{TagName: "script", Attributes: attributes}) }
	if plausible := a.Plausible; plausible != nil {
		script(Attributes{"defer": "", "data-domain": plausible.Domain, "src": plausible.Src})
	}
	if google := a.Google; google != nil {
		script(Attributes{"async": "", "src": "https://www.googletagmanager.com/gtag/js?id=" + google.ID})
		id, err := json.Marshal(google.ID)
		if err != nil {
			return tags // a string always encodes
		}
		tags = append(tags, HeadTag{TagName: "script", InnerHTML: fmt.Sprintf(
			"window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config',%s)", id)})
	}
	if fathom := a.Fathom; fathom != nil {
		script(Attributes{"defer": "", "data-site": fathom.Site, "data-spa": "auto", "src": "https://cdn.usefathom.com/script.js"})
	}
	if umami := a.Umami; umami != nil {
		script(Attributes{"defer": "", "data-website-id": umami.ID, "src": umami.Src})
	}
	return tags
}

// measurementID matches a Google measurement ID: letters, a hyphen, letters and digits.
var measurementID = regexp.MustCompile(`^[A-Za-z]{1,4}-[A-Za-z0-9-]+$`)

func (c *checker) analytics() {
	if google := c.config.Analytics.Google; google != nil && google.ID != "" && !measurementID.MatchString(google.ID) {
		c.at(fmt.Sprintf("analytics.google.id must be a measurement ID, found %q", google.ID), `for example, "G-ABC123XYZ"`, "analytics", "google", "id")
	}
}
