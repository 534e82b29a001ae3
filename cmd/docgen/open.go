package main

import (
	"os/exec"
	"runtime"
)

// openBrowser shows a URL in the default browser. That it could not be is no
// failure of the preview: the URL is printed too.
func openBrowser(url string) {
	name, args := "xdg-open", []string{url}
	switch runtime.GOOS {
	case "darwin":
		name = "open"
	case "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", url}
	}
	_ = exec.Command(name, args...).Start()
}
