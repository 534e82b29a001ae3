// Package pdf prints a web page to PDF with the Chromium, Chrome or Edge of the machine, or reads it after its scripts.
//
// [Find] finds the browser, and a [Browser] prints a page. The process, its children and its
// profile are gone when it returns. The package must not know what the page shows.
package pdf

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/node"
)

// Browser is the path of Chromium or a browser that derives from it.
type Browser string

// Page is a web page that a browser asks a proxy for, and everything that the page shows.
type Page struct{ URL, Proxy string } // Proxy is its host and port; "" for none

// Print returns a web page as PDF. The paper and its margins are those of the page's style sheet.
func (b Browser) Print(ctx context.Context, page Page, timeout time.Duration) (pdf []byte, err error) {
	folder, err := os.MkdirTemp("", "docgen-pdf-")
	if err != nil {
		return nil, fmt.Errorf("make a profile for %s: %w", b, err)
	}
	defer func() { err = errors.Join(err, remove(folder)) }()
	bounded, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	file := filepath.Join(folder, "page.pdf")
	flags := []string{"--print-to-pdf=" + file, page.URL}
	if page.Proxy != "" { // also for this machine
		flags = append(flags, "--proxy-server=http://"+page.Proxy, "--proxy-bypass-list=<-loopback>")
	}
	failure := b.run(bounded, folder, io.Discard, flags...)
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case bounded.Err() != nil:
		return nil, fmt.Errorf("%s has not printed the page within %s: an image or a script of the page may not load, or the page is very long; --timeout changes the limit", b, timeout)
	case failure != nil:
		return nil, failure
	}
	text, err := os.ReadFile(file)
	if err != nil || !bytes.HasPrefix(text, []byte("%PDF-")) || !bytes.Contains(text[max(0, len(text)-1024):], []byte("%%EOF")) {
		return nil, fmt.Errorf("%s has printed no PDF; docgen needs Chromium 131 or newer", b)
	}
	return text, nil
}

// Document returns the HTML of a web page after its scripts have run.
func (b Browser) Document(ctx context.Context, url string) (html string, err error) {
	folder, err := os.MkdirTemp("", "docgen-pdf-")
	if err != nil {
		return "", fmt.Errorf("make a profile for %s: %w", b, err)
	}
	defer func() { err = errors.Join(err, remove(folder)) }()
	bounded, cancel := context.WithTimeout(ctx, documentTimeout)
	defer cancel()
	var printed strings.Builder
	err = b.run(bounded, folder, &printed, "--window-size=1280,900", "--dump-dom", url)
	return printed.String(), err
}

const documentTimeout = time.Minute

// run starts the browser in a process group of its own, and ends the whole group.
func (b Browser) run(ctx context.Context, folder string, out io.Writer, more ...string) error {
	command := exec.CommandContext(ctx, string(b), append(arguments(filepath.Join(folder, "profile")), more...)...)
	command.SysProcAttr = node.Separate()
	command.Cancel = func() error { return node.Kill(command.Process) }
	command.WaitDelay = time.Second
	var messages bytes.Buffer
	command.Stdout, command.Stderr = out, &messages
	err := command.Run()
	if command.Process != nil {
		_ = node.Kill(command.Process) // children that outlive it; usually there are none
	}
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s failed: %w%s", b, err, reason(messages.String()))
}

// arguments returns the flags of the browser. It must not ask the user anything, nor use the
// network for itself. The budget of virtual time makes it wait for scripts that draw after the page
// has loaded; it costs no real time.
func arguments(profile string) []string {
	flags := []string{
		"--headless", "--user-data-dir=" + profile, "--virtual-time-budget=60000", "--no-pdf-header-footer",
		"--generate-pdf-document-outline",
		"--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-sync", "--disable-background-networking",
		"--disable-component-update", "--disable-default-apps", "--disable-breakpad", "--disable-dev-shm-usage", "--mute-audio",
		"--password-store=basic", "--use-mock-keychain",
	}
	if os.Geteuid() == 0 { // the sandbox does not work for root
		flags = append(flags, "--no-sandbox")
	}
	return flags
}

// reason returns the last messages of the browser, and what to do about some of them.
func reason(messages string) string {
	if strings.Contains(messages, "No usable sandbox") {
		return ": it cannot start its sandbox; allow user namespaces, or install the browser from your distribution"
	}
	var last []string
	for line := range strings.Lines(messages) {
		line = strings.TrimSpace(line)
		if line != "" && !strings.Contains(line, "dbus") {
			last = append(last, line)
		}
	}
	if len(last) == 0 {
		return ""
	}
	return ":\n" + strings.Join(last[max(0, len(last)-3):], "\n")
}

// remove deletes a folder in which a process may still write while it ends.
func remove(folder string) error {
	const attempts = 20
	for range attempts {
		if os.RemoveAll(folder) == nil {
			return nil
		}
		time.Sleep(50 * time.Millisecond)
	}
	return os.RemoveAll(folder)
}

// Pages returns the number of pages of a PDF that a browser printed.
func Pages(pdf []byte) int {
	return bytes.Count(pdf, []byte("/Type /Page\n"))
}
