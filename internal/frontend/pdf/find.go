package pdf

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

// System is where Find looks for a browser.
type System struct {
	Name     string                            // as runtime.GOOS
	Variable func(name string) string          // returns an environment variable
	Look     func(name string) (string, error) // finds a program in PATH
	Exists   func(path string) bool
}

// Here returns the machine that docgen runs on.
func Here() System {
	exists := func(path string) bool {
		info, err := os.Stat(path)
		return err == nil && !info.IsDir()
	}
	return System{runtime.GOOS, os.Getenv, exec.LookPath, exists}
}

// programs are names under which browsers are in PATH. Images for CI often have only a headless shell.
var programs = []string{
	"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge",
	"chromium-headless-shell", "chrome-headless-shell",
}

// Find returns the browser that an environment variable names, or else one in PATH, or else one
// where installers put it.
func (s System) Find() (Browser, error) {
	for _, name := range []string{"CHROMIUM", "CHROME_PATH"} {
		value := s.Variable(name)
		if value == "" {
			continue
		}
		found, err := s.Look(value)
		if err != nil {
			return "", fmt.Errorf("%s is %q, which is not a program: set it to the path of Chromium, Chrome or Edge", name, value)
		}
		return Browser(found), nil
	}
	for _, name := range programs {
		if found, err := s.Look(name); err == nil {
			return Browser(found), nil
		}
	}
	for _, path := range s.places() {
		if s.Exists(path) {
			return Browser(path), nil
		}
	}
	return "", errors.New("no Chromium, Chrome or Edge found; docgen needs one to print: " + s.install() + ", or set CHROMIUM to the path of the program")
}

// places returns where installers put browsers.
func (s System) places() []string {
	var places []string
	switch s.Name {
	case "darwin":
		for _, folder := range []string{"/Applications", filepath.Join(s.Variable("HOME"), "Applications")} {
			for _, name := range []string{"Chromium", "Google Chrome", "Microsoft Edge"} {
				places = append(places, filepath.Join(folder, name+".app", "Contents", "MacOS", name))
			}
		}
	case "windows":
		for _, folder := range []string{"ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"} {
			for _, name := range []string{`Chromium\Application\chrome.exe`, `Google\Chrome\Application\chrome.exe`, `Microsoft\Edge\Application\msedge.exe`} {
				if base := s.Variable(folder); base != "" {
					places = append(places, base+`\`+name)
				}
			}
		}
	}
	return places
}

// install says how to install a browser with the package manager of the system.
func (s System) install() string {
	for _, manager := range []struct{ system, program, command string }{
		{"darwin", "brew", "brew install --cask google-chrome"},
		{"windows", "winget", "winget install Google.Chrome"},
		{"linux", "apt-get", "sudo apt-get install chromium"},
		{"linux", "dnf", "sudo dnf install chromium"},
		{"linux", "apk", "apk add chromium"},
		{"linux", "pacman", "sudo pacman -S chromium"},
	} {
		if _, err := s.Look(manager.program); err == nil && manager.system == s.Name {
			return fmt.Sprintf("install one with \"%s\"", manager.command)
		}
	}
	return "install one, such as Chrome from https://www.google.com/chrome"
}
