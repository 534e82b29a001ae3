package assemble

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/site"
)

// landingClass is the class of the html element on landing pages.
const landingClass = "landing"

// onLanding removes everything around the content if the page is a landing page.
func onLanding(page *site.Page, data contract.PageData) contract.PageData {
	if !page.Text.FrontMatter.LandingPage {
		return data
	}
	data.Head.ClassName = strings.TrimSpace(data.Head.ClassName + " " + landingClass)
	data.HideTOC, data.TOC, data.Sidebar, data.Breadcrumbs = true, []contract.TOCItem{}, nil, []contract.Breadcrumb{}
	data.Previous, data.Next, data.EditURL, data.LastUpdated, data.Tags = nil, nil, "", nil, nil
	return data
}
