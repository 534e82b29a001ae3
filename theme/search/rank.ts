import type { Scores } from './score'

/** RankedPage is a page that was found, by the numbers of its places, the best first. */
export interface RankedPage {
  places: number[]
  score: number
}

/** A reader looks for a page more often than for a section that says as much. */
const pageWeight = 3
/** How much the title of a page says of those of its sections that lack its words. */
const titleShare = 0.4
/** How much a place that has half of the words counts against one that has all. */
const halfWeight = 0.25

/**
 * rank puts the pages with the best matches first. The words of a page's title
 * count as words of its sections.
 */
export function rank(scores: Scores, pages: ArrayLike<number>, words: number): RankedPage[] {
  const ranked: RankedPage[] = []
  for (let page = 0; page < pages.length; page += 1) {
    const first = pages[page] ?? 0
    const end = pages[page + 1] ?? scores.all.length
    const title = scores.titles[first] ?? 0
    const found: { place: number; score: number }[] = []
    for (let place = first; place < end; place += 1) {
      const own = scores.all[place] ?? 0
      if (own > 0) {
        const ownWords = scores.words[place] ?? 0
        const fromTitle = (scores.titleWords[first] ?? 0) & ~ownWords
        const has = bitsOf(ownWords | fromTitle)
        const score = place === first ? own * pageWeight : own + (fromTitle ? title * titleShare : 0)
        found.push({ place, score: score * halfWeight ** (2 * (1 - has / Math.max(words, 1))) })
      }
    }
    if (found.length > 0) {
      found.sort((a, b) => b.score - a.score || a.place - b.place)
      ranked.push({ places: found.map(({ place }) => place), score: found[0]?.score ?? 0 })
    }
  }
  return ranked.sort((a, b) => b.score - a.score || (a.places[0] ?? 0) - (b.places[0] ?? 0))
}

function bitsOf(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) {
    count += 1
  }
  return count
}
