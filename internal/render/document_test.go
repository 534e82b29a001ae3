package render

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// Browsers take the HTML of a page from its document. A site's own layout may show none of it, or some.
func TestDataHasOnlyTheHTMLThatTheDocumentLacks(t *testing.T) {
	t.Parallel()
	data := contract.PageData{Header: "header", Content: "content", Footer: "footer"}
	for _, test := range []struct{ name, body, header, content, footer string }{
		{"a layout with all parts", `<p id="` + contract.HeaderID + `"></p><div id="` + contract.ContentID + `"></div><p id="` + contract.FooterID + `"></p>`, "", "", ""},
		{"a layout without a header", `<div id="` + contract.ContentID + `"></div>`, "header", "", "footer"},
		{"a layout without any", `<main id="other"></main>`, "header", "content", "footer"},
	} {
		got := embedded(data, test.body)
		sitetest.Compare(t, test.name, [3]string{got.Header, got.Content, got.Footer}, [3]string{test.header, test.content, test.footer})
	}
}
