package palette

import "maps"

// Tokens are the colors of a theme by the names of their tokens, in both modes.
type Tokens map[string][2]Color

// With returns the tokens with the colors that a style sheet sets. Colors that the package cannot read, such
// as color-mix(), stay as they are.
func (t Tokens) With(sheet string) Tokens {
	all := maps.Clone(t)
	for _, declaration := range Declarations(sheet) {
		both := all[declaration.Token]
		for mode, color := range declaration.Colors {
			if color != nil {
				both[mode] = *color
			}
		}
		if declaration.Colors != [2]*Color{} {
			all[declaration.Token] = both
		}
	}
	return all
}

// WithAccent returns the tokens with another accent.
func (t Tokens) WithAccent(accent Accent) Tokens {
	all := maps.Clone(t)
	all["--color-accent"], all["--color-on-accent"] = accent.Accent, accent.On
	return all
}

// Backgrounds returns the backgrounds behind text in the accent color, starting with the
// page's.
func (t Tokens) Backgrounds(mode Mode, accent Color) []Color {
	page := t["--color-bg"][mode]
	all := []Color{page, Mix(accent, page, tintPart(mode))}
	for _, name := range plainBackgrounds() {
		all = append(all, t[name][mode])
	}
	return all
}

func plainBackgrounds() []string {
	return []string{
		"--color-raised", "--color-sunken", "--color-hover", "--color-note-tint", "--color-tip-tint", "--color-info-tint",
		"--color-warning-tint", "--color-danger-tint",
	}
}
