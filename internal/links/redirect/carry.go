package redirect

import (
	"maps"
	"strings"
)

// carry lets hosts redirect retired pages whose anchors have targets of their own. Browsers keep
// the anchor when a host redirects them, so the script of the new page can lead it on. If the new
// page has an anchor of the same name, nobody could tell the two apart; then only the document at
// the old URL redirects.
func (m *maker) carry(plan *Plan) {
	plan.Carried = map[string]map[string]string{}
	for i, page := range plan.Pages {
		if len(page.Anchors) == 0 {
			continue
		}
		if !m.canCarry(*plan, page) {
			plan.Pages[i].OnlyInBrowser = true
			continue
		}
		to := Plain(page.To)
		if plan.Carried[to] == nil {
			plan.Carried[to] = map[string]string{}
		}
		maps.Copy(plan.Carried[to], page.Anchors)
	}
}

func (m *maker) canCarry(plan Plan, page Page) bool {
	to := Plain(page.To)
	if !strings.HasPrefix(to, "/") || strings.ContainsAny(to, "#?") {
		return false
	}
	if _, taken := m.site.Locate(to); taken == "" {
		return false
	}
	for anchor, target := range page.Anchors {
		moved, isMoved := plan.Moved[to][anchor]
		carried, isCarried := plan.Carried[to][anchor]
		if m.site.HasAnchor(to, anchor) || isMoved && moved != target || isCarried && carried != target {
			return false
		}
	}
	return true
}
