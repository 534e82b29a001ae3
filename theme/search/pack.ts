/** The digits of packed numbers, as internal/search/pack.go writes them: five bits each, the lowest first. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const digits = new Uint8Array(128)
for (let digit = 0; digit < alphabet.length; digit += 1) {
  digits[alphabet.charCodeAt(digit)] = digit
}

/** digitAt returns the value of a digit. */
export const digitAt = (text: string, at: number): number => digits[text.charCodeAt(at)] ?? 0

/** Places lists places: the number of the page of each, and that of the section in this page. */
export interface Places {
  pages: Uint32Array
  sections: Uint32Array
}

/** PackedPostings lists the places that contain a term, how often, and how many terms each place has. */
export interface PackedPostings extends Places {
  counts: Uint32Array
  lengths: Uint32Array
  /** If these are only the best places: of each page that has others, the first of them. */
  rest?: Places
}

/** A step with this section continues in the next number. */
const lastSection = 31

/** unpack reads the postings of a term in a field. */
export function unpack(text: string): PackedPostings {
  const [best = '', rest] = text.split('.')
  const numbers = numbersIn(best)
  const { pages, sections, end } = placesIn(numbers)
  const size = pages.length
  return {
    pages,
    sections,
    counts: numbers.subarray(end, end + size),
    lengths: numbers.subarray(end + size, end + 2 * size),
    rest: rest === undefined ? rest : placesIn(numbersIn(rest)),
  }
}

/** Reads places, and returns the position of the number after them too. */
function placesIn(numbers: Uint32Array): Places & { end: number } {
  const size = numbers[0] ?? 0
  const pages = new Uint32Array(size)
  const sections = new Uint32Array(size)
  let at = 1
  let page = 0
  let section = 0
  for (let i = 0; i < size; i += 1) {
    const step = numbers[at] ?? 0
    at += 1
    if (step > lastSection) {
      page += step >>> 5
      section = 0
    }
    section += step & lastSection
    if ((step & lastSection) === lastSection) {
      section += numbers[at] ?? 0
      at += 1
    }
    pages[i] = page
    sections[i] = section
  }
  return { pages, sections, end: at }
}

/** Returns the numbers in a text. It reads millions of digits, so it calls no function for each of them. */
function numbersIn(text: string): Uint32Array {
  const numbers = new Uint32Array(text.length)
  let count = 0
  let number = 0
  let shift = 0
  for (let i = 0; i < text.length; i += 1) {
    const digit = digits[text.charCodeAt(i)] ?? 0
    number |= (digit & 31) << shift
    shift += 5
    if (digit < 32) {
      numbers[count] = number
      count += 1
      number = 0
      shift = 0
    }
  }
  return numbers.slice(0, count)
}
