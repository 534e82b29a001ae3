/** The digits of packed numbers, as internal/search/pack.go writes them: five bits each, the lowest first. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const digits = new Uint8Array(128)
for (let digit = 0; digit < alphabet.length; digit += 1) {
  digits[alphabet.charCodeAt(digit)] = digit
}

/** PackedPostings lists the places that contain a term, how often, and how many terms each place has. */
export interface PackedPostings {
  places: Uint32Array
  counts: Uint32Array
  lengths: Uint32Array
}

/** A step with this section continues in the next number. */
const lastSection = 31

/** unpack reads the postings of a term in a field. Pages has the number of each page's first place. */
export function unpack(text: string, pages: ArrayLike<number>): PackedPostings {
  let at = 0
  function next(): number {
    let number = 0
    for (let scale = 1; at < text.length; scale *= 32) {
      const digit = digits[text.charCodeAt(at)] ?? 0
      at += 1
      number += (digit & 31) * scale
      if (digit < 32) {
        break
      }
    }
    return number
  }
  const size = text === '' ? 0 : next()
  const places = new Uint32Array(size)
  let page = 0
  let place = pages[0] ?? 0
  for (let i = 0; i < size; i += 1) {
    const step = next()
    const section = step & lastSection
    if (step > lastSection) {
      page += step >> 5
      place = pages[page] ?? 0
    }
    place += section === lastSection ? section + next() : section
    places[i] = place
  }
  const counts = new Uint32Array(size).map(next)
  return { places, counts, lengths: new Uint32Array(size).map(next) }
}
