package palette

// Weak is a color that is too hard to read.
type Weak struct {
	Token, On string // "--color-accent" on "--color-bg"
	Mode      Mode
	Color     Color
	Ratio     float64
	Needed    float64
	Nearest   Color // for Token, with sufficient contrast
	Set       int   // index of the declaration to change
}

// pair is the color of text or of a line, and its background.
type pair struct {
	token, on string
	needed    float64
}

func pairs() []pair {
	page := "--color-bg"
	return []pair{
		{"--color-accent", page, TextContrast}, {"--color-accent-strong", page, TextContrast},
		{"--color-heading", page, TextContrast}, {"--color-text", page, TextContrast},
		{"--color-muted", page, TextContrast}, {"--color-faint", page, TextContrast}, {"--color-link", page, TextContrast},
		{"--color-focus", page, PartContrast}, {"--color-on-accent", "--color-accent", TextContrast},
	}
}

// Check compares the colors that declarations set. The last declaration of a token counts, and
// pairs that no declaration changes are not checked. theme has the colors that apply otherwise.
func Check(declarations []Declaration, theme Tokens) []Weak {
	var weak []Weak
	for _, mode := range []Mode{Light, Dark} {
		set := map[string]int{}
		colors := map[string]Color{}
		for name, both := range theme {
			colors[name] = both[mode]
		}
		for i, declaration := range declarations {
			if color := declaration.Colors[mode]; color != nil {
				colors[declaration.Token], set[declaration.Token] = *color, i
			}
		}
		isWeak := map[string]bool{}
		for _, pair := range pairs() {
			_, isSet := set[pair.token]
			found := compare(pair, mode, colors, set)
			if found != nil && (isSet || !isWeak[pair.on]) { // if the background is weak too, correcting that changes this pair
				weak, isWeak[pair.token] = append(weak, *found), true
			}
		}
	}
	return weak
}

func compare(pair pair, mode Mode, colors map[string]Color, set map[string]int) *Weak {
	color, known := colors[pair.token]
	declaration, isSet := set[pair.token]
	if !isSet {
		declaration, isSet = set[pair.on]
	}
	background := colors[pair.on]
	ratio := Contrast(color, background)
	if !known || !isSet || ratio >= pair.needed {
		return nil
	}
	return &Weak{
		Token: pair.token, On: pair.on, Mode: mode, Color: color, Ratio: ratio, Needed: pair.needed, Set: declaration,
		Nearest: Nearest(color, func(other Color) bool { return Contrast(other, background) >= pair.needed }),
	}
}
