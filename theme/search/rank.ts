import type { Plan } from './plan'
import type { Scores } from './score'

/** RankedPlace is a place that was found. */
export interface RankedPlace {
  place: number
  score: number
}

/** RankedPage is a page that was found, with its places, best first. */
export interface RankedPage {
  places: RankedPlace[]
  score: number
}

/** Readers look for pages more often than for sections that match equally well. */
const pageWeight = 3
/** Share of the score of a page's title that its sections inherit for words they lack. */
const titleShare = 0.4
/** Weight of a place with half of the words, compared with a place that has all. */
const halfWeight = 0.25

/** How much of a word a place has that has only a loose match of it. */
const looseShare = 0.6

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
export function rank(scores: Scores, pages: ArrayLike<number>, plan: Pick<Plan, 'rarity'>, shown: number): Ranking {
  const weightOf = weights(plan.rarity)
  const bestScores = new Float64Array(pages.length)
  const found: number[] = []
  const endOf = (page: number) => pages[page + 1] ?? scores.all.length

  function scoreOf(place: number, first: number): number {
    const own = scores.all[place] ?? 0
    const ownWords = scores.words[place] ?? 0
    const fromTitle = (scores.titleWords[first] ?? 0) & ~ownWords
    const shared = fromTitle ? (scores.titles[first] ?? 0) * titleShare : 0
    return (place === first ? own + (pageWeight - 1) * (scores.titles[place] ?? 0) : own + shared) * weightOf(ownWords | fromTitle, (scores.sure[place] ?? 0) | (scores.sure[first] ?? 0) & fromTitle)
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

  function placesOf(page: number): RankedPlace[] {
    const first = pages[page] ?? 0
    const places: RankedPlace[] = []
    for (let place = first; place < endOf(page); place += 1) {
      if ((scores.all[place] ?? 0) > 0) {
        places.push({ place, score: scoreOf(place, first) })
      }
    }
    return places.sort((a, b) => b.score - a.score || a.place - b.place)
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

/**
 * Returns what a place weighs that has some words, and has some of them for sure. A word decides as much as it is
 * rare: a place without a common word loses little.
 */
function weights(rarity: readonly number[]): (words: number, sure: number) => number {
  const total = rarity.reduce((sum, one) => sum + one, 0)
  const known = new Map<number, number>()
  return (words, sure) => {
    const key = words * 2 ** rarity.length + sure
    const last = known.get(key)
    if (last !== undefined) {
      return last
    }
    let has = 0
    for (const [bit, one] of rarity.entries()) {
      has += words & (1 << bit) ? one * (sure & (1 << bit) ? 1 : looseShare) : 0
    }
    const weight = total > 0 ? halfWeight ** (2 * (1 - has / total)) : 1
    known.set(key, weight)
    return weight
  }
}
