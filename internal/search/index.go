package search

import (
	"docgen/internal/lunr"
)

// fields are the index's, with boosts that the relevance test settled: a word in
// a title says more of what a place is about than one in its text.
func fields() []lunr.Field {
	return []lunr.Field{
		titleField:    {Name: "title", Boost: 10},
		headingField:  {Name: "heading", Boost: 8},
		keywordsField: {Name: "keywords", Boost: 5},
		textField:     {Name: "text", Boost: 1},
	}
}

// evenOut makes up for fields that few records have. lunr takes the others for
// records whose field is empty, so that any text at all seems long, and a long
// field counts for little. A field as long as usual for those that have it should
// count as one of average length does when all have it.
func evenOut(fields []lunr.Field, pages []Found) {
	records := 0
	filled := make([]int, len(fields))
	for _, page := range pages {
		records += len(page.Counts)
		for _, counts := range page.Counts {
			for field, length := range counts.Lengths(len(fields)) {
				if length > 0 {
					filled[field]++
				}
			}
		}
	}
	for field := range fields {
		if filled[field] > 0 {
			fields[field].Boost *= lunr.Damping(float64(records)/float64(filled[field])) / lunr.Damping(1)
		}
	}
}

// source joins the pages to what the index is made of.
func source(pages []Found, language Language) lunr.Source {
	joined := lunr.Source{Fields: fields(), Pipeline: language.pipeline}
	evenOut(joined.Fields, pages)
	for _, page := range pages {
		joined.Analyses = append(joined.Analyses, page.Counts...)
		for range page.Records {
			joined.Boosts = append(joined.Boosts, page.Boost)
		}
	}
	return joined
}
