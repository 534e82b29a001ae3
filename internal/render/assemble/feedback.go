package assemble

import (
	"cmp"
	_ "embed"
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/site"
)

// FeedbackSheet is the style sheet for the HTML that asks readers for feedback.
//
//go:embed feedback.css
var FeedbackSheet []byte

// feedback returns the HTML below a page that asks readers for feedback: whether the page was helpful,
// and comments.
func (a Assembler) feedback(page *site.Page, data contract.PageData) string {
	fields := page.Text.FrontMatter
	if fields.LandingPage {
		return ""
	}
	text := ""
	if feedback := a.Config.ThemeConfig.Feedback; feedback != nil && chosen(fields.Feedback, page.IsDoc()) {
		text = a.feedbackForm(*feedback, data)
	}
	if giscus := a.Config.ThemeConfig.Giscus; giscus != nil && chosen(fields.Comments, page.Post != nil || giscus.Docs && page.IsDoc()) {
		text += a.comments(*giscus)
	}
	return text
}

// chosen returns what a page says, or else what is usual.
func chosen(written *bool, usual bool) bool {
	if written != nil {
		return *written
	}
	return usual
}

// feedbackForm returns a form that works without JavaScript if a server gets the answers.
func (a Assembler) feedbackForm(feedback config.Feedback, data contract.PageData) string {
	version := ""
	if data.Version != nil {
		version = data.Version.Name
	}
	var form strings.Builder
	form.WriteString(`<form class="feedback" method="post"`)
	attribute := func(name, value string) {
		if value != "" {
			form.WriteString(" " + name + `="` + html.EscapeString(value) + `"`)
		}
	}
	endpoint := feedback.Endpoint
	if path, isPath := strings.CutPrefix(endpoint, "/"); isPath {
		endpoint = a.Edition.Routes.URL(path)
	}
	attribute("action", endpoint)
	attribute("data-event", feedback.Event)
	attribute("data-thanks", a.labels().Text("docgen.feedback.thanks"))
	attribute("data-failed", a.labels().Text("docgen.feedback.failed"))
	if feedback.Comment {
		attribute("data-comment", a.labels().Text("docgen.feedback.comment"))
		attribute("data-send", a.labels().Text("docgen.feedback.send"))
	}
	form.WriteString(">")
	for _, field := range [][2]string{{"page", data.Path}, {"version", version}, {"locale", a.Edition.Locale}} {
		fmt.Fprintf(&form, `<input type="hidden" name="%s" value="%s">`, field[0], html.EscapeString(field[1]))
	}
	fmt.Fprintf(&form, `<fieldset><legend>%s</legend>`, html.EscapeString(cmp.Or(feedback.Question, a.labels().Text("docgen.feedback.question"))))
	for _, answer := range [][2]string{{"yes", a.labels().Text("docgen.feedback.yes")}, {"no", a.labels().Text("docgen.feedback.no")}} {
		fmt.Fprintf(&form, `<button name="answer" value="%s">%s</button>`, answer[0], html.EscapeString(answer[1]))
	}
	form.WriteString(`</fieldset><p role="status"></p></form>`)
	return form.String()
}

// comments returns the button that loads the comments. Without JavaScript it leads to all discussions.
func (a Assembler) comments(giscus config.Giscus) string {
	flag := func(on bool) string { return strconv.Itoa(map[bool]int{true: 1}[on]) }
	var link strings.Builder
	fmt.Fprintf(&link, `<section class="comments"><a href="https://github.com/%s/discussions" target="_blank" rel="noopener noreferrer"`,
		html.EscapeString(giscus.Repo))
	for _, option := range [][2]string{
		{"repo", giscus.Repo}, {"repo-id", giscus.RepoID}, {"category", giscus.Category}, {"category-id", giscus.CategoryID},
		{"mapping", string(giscus.Mapping)}, {"strict", flag(giscus.Strict)}, {"reactions-enabled", flag(giscus.Reactions)},
		{"input-position", string(giscus.Position)}, {"lang", a.Edition.Options.HTMLLang}, {"light", giscus.Light}, {"dark", giscus.Dark},
	} {
		fmt.Fprintf(&link, ` data-%s="%s"`, option[0], html.EscapeString(option[1]))
	}
	link.WriteString(">" + html.EscapeString(a.labels().Text("docgen.comments.show")) + "</a></section>")
	return link.String()
}
