import type { Scores } from './score'

/** RankedPage is a page that was found, with the numbers of its places, best first. */
export interface RankedPage {
  places: number[]
  score: number
}

/** Readers look for pages more often than for sections that match equally well. */
const pageWeight = 3
/** Share of the score of a page's title that its sections inherit for words they lack. */
const titleShare = 0.4
/** Weight of a place with half of the words, compared with a place that has all. */
const halfWeight = 0.25

/** Number of words that fit into the bits of a number. */
const mostWords = 32

/** Ranking has the results. */
export interface Ranking {
  /** the best pages, in order */
  best: RankedPage[]
  /** total number of pages */
  count: number
}

/**
 * rank sorts pages by their best matches and returns as many as are shown. The words of a page's title
 * count as words of its sections. Places that are not shown cost no allocation, because a common word may
 * be in a hundred thousand of them.
 */
export function rank(scores: Scores, pages: ArrayLike<number>, words: number, shown: number): Ranking {
  const weights = Float64Array.from(
    { length: mostWords + 1 },
    (_, has) => halfWeight ** (2 * (1 - has / Math.max(words, 1))),
  )
  const bestScores = new Float64Array(pages.length)
  const found: number[] = []
  const endOf = (page: number) => pages[page + 1] ?? scores.all.length

  function scoreOf(place: number, first: number): number {
    const own = scores.all[place] ?? 0
    const ownWords = scores.words[place] ?? 0
    const fromTitle = (scores.titleWords[first] ?? 0) & ~ownWords
    const shared = fromTitle ? (scores.titles[first] ?? 0) * titleShare : 0
    return (place === first ? own * pageWeight : own + shared) * (weights[bitsOf(ownWords | fromTitle)] ?? 0)
  }

  for (let page = 0; page < pages.length; page += 1) {
    const first = pages[page] ?? 0
    const end = endOf(page)
    let best = 0
    let isFound = false
    for (let place = first; place < end; place += 1) {
      if ((scores.all[place] ?? 0) > 0) {
        isFound = true
        best = Math.max(best, scoreOf(place, first))
      }
    }
    if (isFound) {
      bestScores[page] = best
      found.push(page)
    }
  }

  function placesOf(page: number): number[] {
    const first = pages[page] ?? 0
    const places: { place: number; score: number }[] = []
    for (let place = first; place < endOf(page); place += 1) {
      if ((scores.all[place] ?? 0) > 0) {
        places.push({ place, score: scoreOf(place, first) })
      }
    }
    return places.sort((a, b) => b.score - a.score || a.place - b.place).map(({ place }) => place)
  }

  const best = firstOf(found, Math.max(shown, 0), (page) => bestScores[page] ?? 0)
  return {
    best: best.map((page) => ({ places: placesOf(page), score: bestScores[page] ?? 0 })),
    count: found.length,
  }
}

/** Returns the pages with the highest scores, in order. Equal pages stay in the order of the site. */
function firstOf(pages: number[], shown: number, scoreOf: (page: number) => number): number[] {
  if (shown >= pages.length) {
    return pages.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
  }
  const best: number[] = []
  for (const page of pages) {
    const last = best[shown - 1]
    if (last === undefined || scoreOf(page) > scoreOf(last)) {
      let place = best.length
      while (place > 0 && scoreOf(page) > scoreOf(best[place - 1] ?? 0)) {
        place -= 1
      }
      best.splice(place, 0, page)
      best.length = Math.min(best.length, shown)
    }
  }
  return best
}

function bitsOf(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) {
    count += 1
  }
  return count
}
