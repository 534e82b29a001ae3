// Package lunr builds the same search index as lunr 2.3.9, byte for byte, so that
// lunr.Index.load accepts it in the browser.
//
// It works in two stages. [Analyze] counts the terms of each document independently. [JSON]
// joins the analyses into an index. Both take time linear in the number of words. The package
// knows texts and fields, not pages. It does no I/O and starts no goroutines.
package lunr

import "bytes"

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
