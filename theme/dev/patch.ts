/**
 * The author's HTML changes a little with each save. patch changes only the nodes that differ, so that
 * other nodes keep their state, such as an open tab, a selection or collapsed details.
 */

/** Marks nodes that a script added. */
const added = 'data-enhancement'

/** Scripts transform these elements, so a changed one is replaced as a whole. */
const remade = '.tabs, pre.mermaid'

/** Maximum number of changed children that are compared one by one; a longer list is replaced. */
const comparable = 400

/** patch updates live, which shows before with the additions of scripts, to show after. */
export function patch(live: Element, before: Element, after: Element): void {
  const shown = [...live.childNodes].filter((node) => !isAdded(node))
  const old = [...before.childNodes]
  const next = [...after.childNodes]
  if (shown.length !== old.length || !shown.every((node, i) => node.nodeName === old[i]?.nodeName)) {
    live.replaceChildren(...next.map(copy))
    return
  }
  let start = 0
  while (start < Math.min(old.length, next.length) && isSame(old[start], next[start])) {
    start += 1
  }
  let end = 0
  while (end < Math.min(old.length, next.length) - start && isSame(old.at(-1 - end), next.at(-1 - end))) {
    end += 1
  }
  const middle = <T>(list: T[]) => list.slice(start, list.length - end)
  patchRun(live, middle(shown), middle(old), middle(next), shown[shown.length - end] ?? null)
}

/** Patches a range of children that starts and ends with changes; behind is the node after it. */
function patchRun(live: Element, shown: Node[], old: Node[], next: Node[], behind: Node | null) {
  let from = 0
  let to = 0
  for (const [i, j] of [...pairs(old, next), [old.length, next.length] as const]) {
    const reference = shown[i] ?? behind
    for (; from < i && to < j && isAlike(old[from], next[to]); from += 1, to += 1) {
      patchNode(shown[from], old[from], next[to])
    }
    for (; to < j; to += 1) {
      live.insertBefore(copy(next[to] as Node), reference)
    }
    for (; from < i; from += 1) {
      shown[from]?.parentNode?.removeChild(shown[from] as Node)
    }
    from = i + 1
    to = j + 1
  }
}

function patchNode(shown: Node | undefined, old: Node | undefined, next: Node | undefined) {
  if (shown instanceof Element && old instanceof Element && next instanceof Element) {
    if (old.matches(remade)) {
      shown.replaceWith(copy(next))
      return
    }
    patchAttributes(shown, old, next)
    patch(shown, old, next)
  } else if (shown && next) {
    shown.nodeValue = next.nodeValue
  }
}

/** Changes the attributes that the author changed. Attributes from scripts stay. */
function patchAttributes(shown: Element, old: Element, next: Element) {
  for (const { name } of old.attributes) {
    if (!next.hasAttribute(name)) {
      shown.removeAttribute(name)
    }
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) {
      shown.setAttribute(name, value)
    }
  }
}

/** Returns the longest common subsequence of two lists of nodes, as pairs. */
function pairs(old: Node[], next: Node[]): (readonly [number, number])[] {
  if (old.length > comparable || next.length > comparable) {
    return []
  }
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(next.length + 1))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] as Uint16Array
    for (let j = next.length - 1; j >= 0; j -= 1) {
      row[j] = isSame(old[i], next[j])
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const found: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < old.length && j < next.length; ) {
    if (isSame(old[i], next[j])) {
      found.push([i++, j++])
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) {
      i += 1
    } else {
      j += 1
    }
  }
  return found
}

function isSame(a: Node | undefined, b: Node | undefined): boolean {
  return a?.isEqualNode(b ?? null) === true && !isRemade(a)
}

function isRemade(node: Node): boolean {
  return node instanceof Element && (node.matches(remade) || node.querySelector(remade) !== null)
}

function isAlike(a: Node | undefined, b: Node | undefined): boolean {
  return a?.nodeName === b?.nodeName
}

function isAdded(node: Node): boolean {
  return node instanceof Element && node.hasAttribute(added)
}

function copy(node: Node): Node {
  return document.importNode(node, true)
}
