package build

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"docgen/internal/bundle"
	"docgen/internal/content"
	"docgen/internal/contract"
	"docgen/internal/diag"
	"docgen/internal/ssr"
)

// describeScripts asks Node what the scripts of pages say of their pages.
func (p *plan) describeScripts(ctx context.Context, pool *ssr.Pool) ([]diag.Diagnostic, error) {
	if len(p.scripts) == 0 {
		return nil, nil
	}
	questions := make([]json.RawMessage, len(p.scripts))
	for i, script := range p.scripts {
		question, err := encodeJSON(map[string]string{"describe": script.File})
		if err != nil {
			return nil, err
		}
		questions[i] = question
	}
	answers, err := pool.Render(ctx, questions)
	if err != nil {
		return nil, fmt.Errorf("ask the pages of src/pages for their titles: %w", err)
	}
	var findings []diag.Diagnostic
	for i, answer := range answers {
		script := &p.scripts[i]
		if answer.Failure != nil {
			finding := p.failureIn(script.File, "the page threw when it was loaded", answer.Failure)
			finding.Hint = browserHint
			findings = append(findings, finding)
			continue
		}
		findings = append(findings, script.take(answer.HTML)...)
	}
	return findings, nil
}

// take keeps what a script says of its page.
func (s *sitePage) take(answer string) []diag.Diagnostic {
	var said struct {
		Matter      map[string]any `json:"matter"`
		IsComponent bool           `json:"isComponent"`
	}
	report := func(text, hint string) []diag.Diagnostic {
		return []diag.Diagnostic{{Severity: diag.Error, Code: bundle.Code, File: s.File, Text: text, Hint: hint}}
	}
	if err := json.Unmarshal([]byte(answer), &said); err != nil {
		return report("frontMatter must be an object", `such as "export const frontMatter = { title: 'Home' }"`)
	}
	if !said.IsComponent {
		return report("the page's default export is no component", `write "export default function Page()"`)
	}
	file := content.File{Name: s.File, Path: s.File}
	matter, findings := content.DecodeFrontMatter(said.Matter, file)
	for i := range findings {
		findings[i].Code = bundle.Code
	}
	s.matter = pageMatter{Keywords: matter.Keywords, Unlisted: matter.Unlisted}
	for from, to := range map[*string]*string{matter.Title: &s.matter.Title, matter.Description: &s.matter.Description, matter.Image: &s.matter.Image} {
		if from != nil {
			*to = *from
		}
	}
	s.matter.ClassName, _ = said.Matter["wrapperClassName"].(string)
	return findings
}

// sitePageInputs makes the data of the pages of src/pages.
func (p *plan) sitePageInputs(theme bundle.Bundle) []pageInput {
	var inputs []pageInput
	for i := range p.texts {
		text := &p.texts[i]
		own, _ := p.routes.ByID(text.doc.ID)
		inputs = append(inputs, pageInput{
			data: p.assembleText(*text), name: text.doc.Name, route: own, page: text,
			keywords: text.doc.FrontMatter.Keywords, image: p.socialURL(text.doc.File, imageOf(text.doc)),
		})
	}
	for _, script := range p.scripts {
		own, _ := p.routes.ByID(pageKey(script.File))
		inputs = append(inputs, pageInput{
			data: p.assembleScript(script, theme), name: script.File, route: own, keywords: script.matter.Keywords,
			image: p.imageURL(script.matter.Image),
		})
	}
	return inputs
}

// imageURL is the absolute URL of a picture in a static folder that a script names.
func (p *plan) imageURL(image string) string {
	if image == "" {
		return ""
	}
	return absolute(p.config.URL, p.routes.Under("/"+strings.TrimPrefix(image, "/")), image)
}

// assembleScript makes the data of a page that is a script.
func (p *plan) assembleScript(script sitePage, theme bundle.Bundle) contract.PageData {
	code := theme.Pages[script.File]
	data := p.assembleSite(pageKey(script.File), pageHead{
		title: script.matter.Title, description: script.matter.Description,
		className: script.matter.ClassName, unlisted: script.matter.Unlisted,
	})
	data.Kind, data.HideTOC = contract.SitePage, true
	data.Code = codeOf(script.File, code)
	return data
}

// assembleText makes the data of a text of src/pages, all but its content.
func (p *plan) assembleText(text docPage) contract.PageData {
	matter := text.doc.FrontMatter
	data := p.assembleSite(text.doc.ID, pageHead{title: text.doc.Title, description: text.doc.Description, unlisted: matter.Unlisted})
	data.Kind, data.HideTOC, data.TOC, data.Code = contract.TextPage, matter.HideTOC, p.tableOfContents(text), p.pageCode(text)
	return data
}

// assembleSite makes what all pages of src/pages have.
func (p *plan) assembleSite(key string, head pageHead) contract.PageData {
	head.path = p.path(key)
	data := contract.PageData{
		Path: head.path, Title: head.title, Head: p.head(head), Unlisted: head.unlisted,
		TOC: []contract.TOCItem{}, Breadcrumbs: []contract.Breadcrumb{},
	}
	data.Head.ClassName = strings.TrimSpace("plugin-pages plugin-id-default " + head.className)
	return data
}
