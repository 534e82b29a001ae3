package complete

import "strings"

// letters are the characters of names.
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"

// beside returns the cursor's line without the name that is being written there.
func (at Place) beside(typed string) string {
	return at.line()[:at.Column-len(typed)] + " " + strings.TrimLeft(at.line()[at.Column:], letters)
}
