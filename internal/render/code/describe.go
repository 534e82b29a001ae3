package code

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// Describe reads what the scripts of pages declare about their pages.
func (t Theme) Describe(ctx context.Context, pool *ssr.Pool, s site.Site) (map[string]assemble.Metadata, []diag.Diagnostic, error) {
	var files []string
	var questions []json.RawMessage
	for page := range s.Pages() {
		if page.Script == nil {
			continue
		}
		question, err := plainjson.Marshal(map[string]string{"describe": page.Script.File})
		if err != nil {
			return nil, nil, err
		}
		files, questions = append(files, page.Script.File), append(questions, question)
	}
	if len(files) == 0 {
		return nil, nil, nil
	}
	answers, err := pool.Render(ctx, questions)
	if err != nil {
		return nil, nil, fmt.Errorf("read the front matter of src/pages: %w", err)
	}
	metadata := map[string]assemble.Metadata{}
	var findings []diag.Diagnostic
	for i, answer := range answers {
		switch {
		case answer.Failure == nil:
		case answer.Failure.IsSkipped:
			continue
		case answer.Failure.IsTimeout:
			findings = append(findings, t.PageFailure(files[i], answer.Failure))
			continue
		default:
			finding := t.failureIn(files[i], "the page threw an error when it was loaded", answer.Failure)
			finding.Hint = browserHint
			findings = append(findings, finding)
			continue
		}
		declared, problems := readMatter(files[i], answer.HTML)
		metadata[files[i]], findings = declared, append(findings, problems...)
	}
	return metadata, findings, nil
}

// matterFields are the fields of front matter that a script can declare.
func matterFields() []string {
	return []string{"description", "image", "keywords", "llms", "title", "unlisted", "wrapperClassName"}
}

// readMatter reads what the script of a page declares about it.
func readMatter(file, answer string) (assemble.Metadata, []diag.Diagnostic) {
	var declared struct {
		Metadata    map[string]any `json:"matter"`
		IsComponent bool           `json:"isComponent"`
		Exports     []string       `json:"exports"`
	}
	var findings []diag.Diagnostic
	report := func(severity diag.Severity, text, hint string) {
		findings = append(findings, diag.Diagnostic{Severity: severity, Code: bundle.Code, File: file, Text: text, Hint: hint})
	}
	if err := json.Unmarshal([]byte(answer), &declared); err != nil {
		report(diag.Error, "frontMatter must be an object", `for example, "export const frontMatter = { title: 'Home' }"`)
		return assemble.Metadata{}, findings
	}
	if !declared.IsComponent {
		report(diag.Error, "the page's default export is not a component", `write "export default function Page()"`)
		return assemble.Metadata{}, findings
	}
	for _, name := range declared.Exports {
		if right := "frontMatter"; name != right && strings.EqualFold(name, right) {
			report(diag.Warning, fmt.Sprintf("the export %q has no effect", name), fmt.Sprintf("did you mean %q?", right))
		}
	}
	written, problems := content.DecodeFrontMatter(declared.Metadata, content.File{Name: file, Path: file})
	for _, finding := range problems {
		if finding.Severity == diag.Error {
			findings = append(findings, finding.WithCode(bundle.Code))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(declared.Metadata)) {
		if known := matterFields(); !slices.Contains(known, name) {
			report(diag.Warning, fmt.Sprintf("the front matter field %q has no effect in a script", name),
				cmp.Or(diag.DidYouMean(name, known), "a script can set "+strings.Join(known, ", ")))
		}
	}
	metadata := assemble.Metadata{Keywords: written.Keywords, Unlisted: written.Unlisted, NoTwin: written.LLMs != nil && !*written.LLMs}
	for from, to := range map[*string]*string{written.Title: &metadata.Title, written.Description: &metadata.Description, written.Image: &metadata.Image} {
		if from != nil {
			*to = *from
		}
	}
	metadata.ClassName, _ = declared.Metadata["wrapperClassName"].(string)
	return metadata, findings
}
