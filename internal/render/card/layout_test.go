package card

import (
	"strings"
	"testing"
)

func TestLongTitlesShrinkAndAreCutAtLast(t *testing.T) {
	t.Parallel()
	builtIn, err := BuiltIn()
	if err != nil {
		t.Fatal(err)
	}
	p := newPen(builtIn)
	large, small := style{80, bold, 0, 1}, style{40, bold, 0, 2}
	for _, test := range []struct {
		name, text string
		size       int
		lines      int
		truncated  bool
	}{
		{name: "short", text: "Keys", size: 80, lines: 1},
		{name: "too long for one large line", text: "Windows and their screens", size: 40, lines: 1},
		{name: "two small lines", text: "Windows and their screens, spaces and events", size: 40, lines: 2},
		{name: "longer than that", text: strings.Repeat("Windows and their screens ", 5), size: 40, lines: 2, truncated: true},
		{name: "one long word", text: strings.Repeat("Windows", 6), size: 40, lines: 2},
	} {
		const width = 700
		got := p.fit(test.text, width, large, small)
		if len(got.lines) != test.lines || got.truncated != test.truncated || got.lines[0].runs[0].Size.Round() != test.size {
			t.Errorf("%s: got %d lines in size %v, truncated %v", test.name, len(got.lines), got.lines[0].runs[0].Size, got.truncated)
		}
		if !got.isWithin(width) {
			t.Errorf("%s: a line is wider than %d pixels", test.name, width)
		}
	}
}

func TestLinesAreAboutEquallyLong(t *testing.T) {
	t.Parallel()
	builtIn, err := BuiltIn()
	if err != nil {
		t.Fatal(err)
	}
	got := newPen(builtIn).fit("Returns the frame of the window on its screen", 700, style{40, bold, 0, 2})
	if len(got.lines) != 2 || got.lines[1].width < got.lines[0].width/2 {
		t.Errorf("got lines of the widths %v and %v", got.lines[0].width, got.lines[1].width)
	}
}
