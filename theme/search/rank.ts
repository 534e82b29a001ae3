import { lastAtMost } from './entries'
import { memo } from './memo'
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

/** How much more a place weighs that has all words in its title or heading: its text is about them together. */
const nameWeight = 2

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
 * be in a million of them.
 */
export function rank(all: Iterable<Scores>, plan: Pick<Plan, 'rarity'>, shown: number): Ranking {
  const weightOf = weights(plan.rarity)
  const words = 2 ** plan.rarity.length - 1
  const best: RankedPage[] = []
  let count = 0

  function scoreOf(scores: Scores, place: number, first: number): number {
    const own = scores.all[place] ?? 0
    const ownWords = scores.words[place] ?? 0
    const fromTitle = (scores.nameWords[first] ?? 0) & ~ownWords
    const shared = fromTitle ? (scores.titles[first] ?? 0) * titleShare : 0
    const sure = (scores.sure[place] ?? 0) | ((scores.sure[first] ?? 0) & fromTitle)
    const name = words > 1 && ((scores.nameWords[place] ?? 0) & sure) === words ? nameWeight : 1
    const score = place === first ? own + (pageWeight - 1) * (scores.titles[place] ?? 0) : own + shared
    return name * score * weightOf(ownWords | fromTitle, sure)
  }

  /** Returns the best score of a page; -1 if it does not match. */
  function bestOf(scores: Scores, page: number): number {
    const first = page * scores.sections
    const end = first + (scores.ends[page] ?? 0)
    let found = -1
    for (let place = first; place < end; place += 1) {
      if ((scores.all[place] ?? 0) > 0) {
        found = Math.max(found, scoreOf(scores, place, first))
      }
    }
    return found
  }

  function placesOf(scores: Scores, page: number): RankedPlace[] {
    const first = page * scores.sections
    const places: RankedPlace[] = []
    for (let place = first; place < first + (scores.ends[page] ?? 0); place += 1) {
      if ((scores.all[place] ?? 0) > 0) {
        places.push({ place: scores.first * scores.sections + place, score: scoreOf(scores, place, first) })
      }
    }
    return places.sort((a, b) => b.score - a.score || a.place - b.place)
  }

  for (const scores of all) {
    for (let page = 0; page < scores.pages; page += 1) {
      const score = (scores.ends[page] ?? 0) > 0 ? bestOf(scores, page) : -1
      count += score >= 0 ? 1 : 0
      // Equal pages stay in the order of the site.
      if (score >= 0 && (best.length < shown || score > (best.at(-1)?.score ?? 0))) {
        const place = lastAtMost(best, (one) => one.score >= score) + 1
        best.splice(place, 0, { places: placesOf(scores, page), score })
        best.length = Math.min(best.length, shown)
      }
    }
  }
  return { best, count }
}

/**
 * Returns what a place weighs that has some words, and has some of them for sure. A word decides as much as it is
 * rare: a place without a common word loses little.
 */
function weights(rarity: readonly number[]): (words: number, sure: number) => number {
  const total = rarity.reduce((sum, one) => sum + one, 0)
  const of = memo((words) =>
    memo((sure) => {
      let has = 0
      for (const [bit, one] of rarity.entries()) {
        has += words & (1 << bit) ? one * (sure & (1 << bit) ? 1 : looseShare) : 0
      }
      return total > 0 ? halfWeight ** (2 * (1 - has / total)) : 1
    }),
  )
  return (words, sure) => of(words)(sure)
}
