package palette

// Tokens are the theme's own colours.
func Tokens() map[string][2]Color { return tokens() }
