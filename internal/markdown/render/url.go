package render

import (
	"fmt"
	"strings"
)

// EncodeURL percent-encodes the characters that a URL must not contain. As in Docusaurus, a percent
// sign before two letters or digits stays as it is, as in "%NAME%25".
func EncodeURL(url string) string {
	var out strings.Builder
	for at := 0; at < len(url); at++ {
		char := url[at]
		isEscape := char == '%' && at+2 < len(url) && isAlphanumeric(url[at+1]) && isAlphanumeric(url[at+2])
		if isEscape || isAlphanumeric(char) || strings.IndexByte("!#$&'()*+,-./:;=?@_~", char) >= 0 {
			out.WriteByte(char)
		} else {
			fmt.Fprintf(&out, "%%%02X", char)
		}
	}
	return out.String()
}

func isAlphanumeric(char byte) bool {
	return char >= '0' && char <= '9' || char|0x20 >= 'a' && char|0x20 <= 'z'
}
