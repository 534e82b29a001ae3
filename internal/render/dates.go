package render

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render/code"
)

// datesRequest is the DatesRequest of theme/server.tsx.
type datesRequest struct {
	Dates    []string `json:"dates"`
	Language string   `json:"language"`
	Calendar string   `json:"calendar"`
}

// Dates returns the days on which pages last changed as readers of the locale write them, by day. Node
// formats them, which knows all languages and calendars. Browsers show the result, since theirs
// may format dates in another way. In American English, the assembler formats them.
func (r Renderer) Dates(ctx context.Context, pool *ssr.Pool) (map[string]string, error) {
	if !r.NeedsDates() {
		return nil, nil
	}
	days, options := r.Assembler.Days(), r.Assembler.Edition.Options
	request, err := code.JSON(datesRequest{days, options.HTMLLang, options.Calendar})
	if err != nil {
		return nil, err
	}
	answers, err := pool.Render(ctx, []json.RawMessage{request})
	if err != nil {
		return nil, fmt.Errorf("format dates: %w", err)
	}
	if failure := answers[0].Failure; failure != nil {
		return nil, fmt.Errorf("format dates: %s", failure.Message)
	}
	var labels []string
	if err := json.Unmarshal([]byte(answers[0].HTML), &labels); err != nil || len(labels) != len(days) {
		return nil, fmt.Errorf("format dates: node returned %.100q", answers[0].HTML)
	}
	byDay := make(map[string]string, len(days))
	for i, day := range days {
		byDay[day] = labels[i]
	}
	return byDay, nil
}

// NeedsDates reports whether pages show dates that Node formats.
func (r Renderer) NeedsDates() bool {
	options := r.Assembler.Edition.Options
	isAmerican := options.HTMLLang == "en" || options.HTMLLang == "en-US"
	return !(isAmerican && options.Calendar == "gregory") && len(r.Assembler.Days()) > 0
}
