package palette

// Tokens returns the theme's own colors.
func Tokens() map[string][2]Color { return tokens() }
