'use strict'
// Pieces describe a new text by where it comes from: [text, from, to]. The old text between the
// offsets from and to is what the piece keeps, or what it replaces.

// keeps reports whether a piece is a copy.
const keeps = ([text, from, to], old) => to - from === text.length && old.startsWith(text, from)

const textOf = (pieces) => pieces.map(([text]) => text).join('')

// joined joins neighboring copies, and neighbors that replace the same.
function joined(pieces, old) {
  const list = []
  for (const piece of pieces) {
    const last = list.at(-1)
    if (piece[0] === '') continue
    if (last && last[2] === piece[1] && keeps(last, old) && keeps(piece, old)) {
      last[0] += piece[0]
      last[2] = piece[2]
    } else if (last && last[1] === piece[1] && last[2] === piece[2] && !keeps(last, old) && !keeps(piece, old)) {
      last[0] += piece[0]
    } else list.push([...piece])
  }
  return list
}

// composed returns pieces of the oldest text for a text made in two steps.
function composed(pieces, middle, first) {
  const starts = []
  let at = 0
  for (const [text] of first) {
    starts.push(at)
    at += text.length
  }
  const before = (offset) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const half = (low + high) >> 1
      if (starts[half] <= offset) low = half + 1
      else high = half
    }
    return Math.max(0, low - 1)
  }
  const result = []
  for (const piece of pieces) {
    const [text, from, to] = piece
    if (first.length === 0) {
      result.push([text, 0, 0])
    } else if (!keeps(piece, middle)) {
      const [a, b] = [before(from), before(Math.max(from, to - 1))]
      const isCopy = (i) => first[i][2] - first[i][1] === first[i][0].length
      const start = first[a][1] + (isCopy(a) ? from - starts[a] : 0)
      result.push([text, start, Math.max(start, isCopy(b) ? first[b][1] + to - starts[b] : first[b][2])])
    } else {
      for (let offset = from, i = before(from); offset < to; i++) {
        const end = Math.min(to, starts[i] + first[i][0].length)
        const [copied, source, stop] = first[i]
        const skip = offset - starts[i]
        const isCopy = stop - source === copied.length
        result.push([middle.slice(offset, end), isCopy ? source + skip : source, isCopy ? source + skip + end - offset : stop])
        offset = end
      }
    }
  }
  return result
}

// difference describes a new text by the lines that it has in common with the old one.
function difference(old, text) {
  const [before, after] = [linesOf(old), linesOf(text)]
  const matched = matches(before, after)
  const offsets = [0]
  for (const line of before) offsets.push(offsets.at(-1) + line.length)
  const pieces = []
  let [i, j] = [0, 0]
  for (const [a, b] of [...matched, [before.length, after.length]]) {
    if (b > j) pieces.push([after.slice(j, b).join(''), offsets[i], offsets[a]])
    if (a < before.length) pieces.push([after[b], offsets[a], offsets[a + 1]])
    ;[i, j] = [a + 1, b + 1]
  }
  return pieces
}

const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) || []

// matches pairs equal lines at the ends, and between them those that occur once, in order.
function matches(before, after) {
  const [head, tail] = [[], []]
  let [i, a, b] = [0, before.length, after.length]
  while (i < a && i < b && before[i] === after[i]) head.push([i, i++])
  while (a > i && b > i && before[a - 1] === after[b - 1]) tail.unshift([--a, --b])
  const count = new Map()
  for (const [lines, from, to, by] of [[before, i, a, 1], [after, i, b, 1e6]]) {
    for (let k = from; k < to; k++) count.set(lines[k], (count.get(lines[k]) || 0) + by)
  }
  const places = new Map()
  for (let k = i; k < b; k++) places.set(after[k], k)
  const middle = []
  let next = i
  for (let k = i; k < a; k++) {
    const at = places.get(before[k])
    if (count.get(before[k]) !== 1_000_001 || at < next) continue
    middle.push([k, at])
    next = at + 1
  }
  return [...head, ...middle, ...tail]
}

// inBytes converts offsets to bytes.
function inBytes(pieces, old) {
  if (Buffer.byteLength(old) === old.length) return pieces
  const wanted = [...new Set(pieces.flatMap(([, from, to]) => [from, to]))].sort((a, b) => a - b)
  const bytes = new Map()
  let [at, count] = [0, 0]
  for (const offset of wanted) {
    count += Buffer.byteLength(old.slice(at, offset))
    at = offset
    bytes.set(offset, count)
  }
  return pieces.map(([text, from, to]) => [text, bytes.get(from), bytes.get(to)])
}

module.exports = { composed, difference, inBytes, joined, keeps, textOf }
