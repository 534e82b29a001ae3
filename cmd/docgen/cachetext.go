package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
)

// useText describes how a build used the caches.
func useText(use build.LastUse, now time.Time) string {
	var text strings.Builder
	fmt.Fprintf(&text, "last build, %s ago: %s, %s of %s rendered\n", ago(now.Sub(use.Ended)), rounded(use.Spent), diag.Counted(use.Rendered, "page"),
		strconv.Itoa(max(use.Pages, use.Rendered)))
	fmt.Fprintf(&text, "  this machine: %s; saved %s of work\n", foundText(use.Own.Found, use.Own.Missing), rounded(use.Own.Saved))
	if use.Remote.Hits+use.Remote.Misses > 0 {
		fmt.Fprintf(&text, "  remote cache: %s, %s received; saved %s of work\n", foundText(use.Remote.Hits, use.Remote.Misses), sizeText(use.Remote.Received),
			rounded(use.Remote.Saved))
		fmt.Fprintf(&text, "                %s sent, %s\n", diag.Counted(use.Remote.Sent, "value"), sizeText(use.Remote.Uploaded))
	}
	if use.Remote.Problem != "" {
		fmt.Fprintf(&text, "                it did not work: %s\n", use.Remote.Problem)
	}
	return text.String()
}

func foundText(found, missing int) string { return fmt.Sprintf("%d of %d found", found, found+missing) }

// partNames says what the parts of the cache folder are.
var partNames = map[build.Part]string{
	build.PreviousOutput: "the output before the last one", build.CompiledTheme: "compiled code of the theme",
	build.FrozenVersions: "frozen versions", build.Results: "results of builds",
}

// storedText lists the parts of the cache folder.
func storedText(stored []build.Stored) string {
	var text strings.Builder
	var total int64
	for _, each := range stored {
		total += each.Bytes
	}
	fmt.Fprintf(&text, "on disk, in %s: %s\n", cacheFolder, sizeText(total))
	for _, each := range stored {
		if each.Bytes > 0 {
			fmt.Fprintf(&text, "  %s: %s\n", partNames[each.Part], sizeText(each.Bytes))
		}
	}
	return text.String()
}

// ago returns a time span in its largest unit.
func ago(span time.Duration) string {
	switch {
	case span < 2*time.Minute:
		return diag.Counted(int(span/time.Second), "second")
	case span < 2*time.Hour:
		return diag.Counted(int(span/time.Minute), "minute")
	case span < 48*time.Hour:
		return diag.Counted(int(span/time.Hour), "hour")
	}
	return diag.Counted(int(span/(24*time.Hour)), "day")
}

func rounded(span time.Duration) string {
	if span < time.Second {
		return span.Round(time.Millisecond).String()
	}
	return span.Round(100 * time.Millisecond).String()
}

// sizes are the units of sizes, the largest first.
var sizes = []struct {
	name  string
	bytes int64
}{{"GB", 1_000_000_000}, {"MB", 1_000_000}, {"KB", 1_000}, {"", 1}}

// parseSize parses a size such as 200MB.
func parseSize(text string) (int64, error) {
	for _, unit := range sizes {
		digits, found := strings.CutSuffix(strings.ToUpper(text), unit.name)
		if number, err := strconv.ParseInt(strings.TrimSpace(digits), 10, 64); found && err == nil && number >= 0 {
			return number * unit.bytes, nil
		}
	}
	return 0, usageError{fmt.Errorf("--max-size needs a number of bytes, KB, MB or GB, such as 200MB, found %q", text)}
}

func sizeText(bytes int64) string {
	for _, unit := range sizes[:2] {
		if bytes >= unit.bytes {
			return fmt.Sprintf("%.1f %s", float64(bytes)/float64(unit.bytes), unit.name)
		}
	}
	return kilobytes(int(bytes))
}
