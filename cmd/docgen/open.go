package main

import (
	"os/exec"
	"runtime"
)

// openBrowser opens a URL in the default browser. It ignores errors, because the URL is
// printed as well.
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
