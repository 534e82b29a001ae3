package input

import "sort"

// Origin says what a text was made of, if it is not the text of its file: code of the site has
// changed it. The zero value is that of a text that nothing has changed.
type Origin struct {
	Source []byte
	Pieces []Piece // in the order of the text, which they cover
}

// Piece is a part of a text.
type Piece struct {
	Start    int  // offset in the text
	From, To int  // the part of the source that it copies or replaces
	Copied   bool // it has the same bytes as the source
}

// origin finds places in the source of a text.
type origin struct {
	lines  Lines
	pieces []Piece
}

func newOrigin(from Origin) *origin {
	if len(from.Pieces) == 0 {
		return nil
	}
	return &origin{lines: newLines(from.Source, make([]part, 1)), pieces: from.Pieces}
}

// pieceAt returns the piece that contains an offset of the text.
func (o *origin) pieceAt(offset int) Piece {
	after := sort.Search(len(o.pieces), func(i int) bool { return o.pieces[i].Start > offset })
	return o.pieces[max(0, after-1)]
}

// place returns the place of the bytes from start to end in the source. In a new part of the text,
// it is the first line of what the part replaces.
func (o *origin) place(start, end int) Place {
	piece := o.pieceAt(start)
	if !piece.Copied {
		return o.lines.Place(piece.From, piece.To)
	}
	from := piece.From + start - piece.Start
	return o.lines.Place(from, min(from+end-start, piece.To))
}

// isCopy reports whether the bytes from start to end are those of the source.
func (o *origin) isCopy(start, end int) bool {
	piece := o.pieceAt(start)
	return piece.Copied && piece.From+end-piece.Start <= piece.To
}
