package ssrtest

import (
	"encoding/json"
	"errors"
	"strings"
)

// Plain renders a page as its content, which Go makes.
type Plain struct{}

func (Plain) Load(string, string) {}
func (Plain) Site([]byte)         {}

func (Plain) Render(data []byte) (string, error) {
	var page struct {
		Content, Only  string
		Code           any
		Dates          []string
		Describe, Text *string
		Static, Twin   any
		TeX            *string
	}
	Decode(data, &page)
	switch {
	case page.Code != nil || page.Describe != nil || page.Static != nil || page.Twin != nil || page.TeX != nil || page.Text != nil:
		return "", errors.New(`the stand-in for Node runs no code: begin the script with "react"`)
	case page.Dates != nil:
		dates, err := json.Marshal(page.Dates)
		return string(dates), err
	case page.Only == "parts":
		return strings.Repeat(`<hr data-part="true"/>`, 2), nil
	case page.Only == "frame":
		return `<i data-part="navbar"></i><i data-part="banner"></i><i data-part="badge"></i>` + page.Content, nil
	}
	return page.Content, nil
}
