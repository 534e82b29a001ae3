// Package lunr builds the same search index as lunr 2.3.9, byte for byte, so that
// lunr.Index.load accepts it in the browser.
//
// It works in two stages. [Analyze] counts the terms of each document independently. [JSON]
// joins the analyses into an index. Both take time linear in the number of words. The package
// knows texts and fields, not pages. It does no I/O and starts no goroutines.
package lunr

import (
	"bytes"
	"math"
	"strconv"
)

// Field is a field that every document has.
type Field struct {
	Name  string  // without "/", and neither "_index" nor a number
	Boost float64 // weight of the words in it; 0 means 1
}

// Document holds the texts of a document, in the order of the fields. Its reference in the
// index is its position in the list of documents.
type Document []string

// Parallel calls work for every number from 0 to n-1, in any order and possibly concurrently,
// and returns when all calls have returned. Nil means one after the other. If it omits calls,
// for example because it was canceled, the index is invalid.
type Parallel func(n int, work func(i int))

// Do runs the work, in order if p is nil.
func (p Parallel) Do(n int, work func(i int)) {
	if p != nil {
		p(n, work)
		return
	}
	for i := range n {
		work(i)
	}
}

// chunkSize is the number of items in a unit of work.
const chunkSize = 256

// list returns the JSON of items without the brackets around it. appendItem appends that of an item.
func (p Parallel) list(items int, appendItem func(out []byte, item int) []byte) []byte {
	chunks := make([][]byte, (items+chunkSize-1)/chunkSize)
	p.Do(len(chunks), func(chunk int) {
		var out []byte
		for item := chunk * chunkSize; item < min((chunk+1)*chunkSize, items); item++ {
			if len(out) > 0 {
				out = append(out, ',')
			}
			out = appendItem(out, item)
		}
		chunks[chunk] = out
	})
	return bytes.Join(chunks, []byte(","))
}

// AppendJSON appends a string as JSON, with the same escapes as JavaScript's JSON.stringify.
func AppendJSON(out []byte, text string) []byte {
	out = append(out, '"')
	for i := range len(text) {
		switch b := text[i]; {
		case b == '"' || b == '\\':
			out = append(out, '\\', b)
		case b >= ' ':
			out = append(out, b)
		case '\b' <= b && b <= '\r' && b != '\v':
			out = append(out, '\\', "btn.fr"[b-'\b'])
		default:
			const digits = "0123456789abcdef"
			out = append(out, '\\', 'u', '0', '0', digits[b>>4], digits[b&15])
		}
	}
	return append(out, '"')
}

// appendScore appends a score as JSON, rounded to thousandths like JavaScript's Math.round.
func appendScore(out []byte, score float64) []byte {
	exact := product(score, 1000)
	whole := math.Floor(exact)
	if exact-whole >= 0.5 {
		whole++
	}
	thousandths := int64(whole)
	out = strconv.AppendInt(out, thousandths/1000, 10)
	rest := thousandths % 1000
	if rest == 0 {
		return out
	}
	out = append(out, '.')
	for power := int64(100); rest > 0; power /= 10 {
		out = append(out, '0'+byte(rest/power))
		rest %= power
	}
	return out
}
