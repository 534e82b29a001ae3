import { Message } from '../messages'
import { type Fragment, fragmentOf, type Lines, moved, namesOf, parseFragment } from './lineLinks'

/** What marking lines needs from the page. */
export interface Voice {
  announce(text: string): void
  fill(text: string, values: Readonly<Record<string, string>>): string
}

/** Block is a code block with line numbers. */
interface Block {
  name: string
  box: HTMLElement
  lines: HTMLElement[]
}

const mark = 'data-linked'

/**
 * markLines marks the lines that the address names, and lets readers choose lines: with a click on a number, with Shift
 * for a range, or with the arrow keys on the button that it adds to each block. It returns a cleanup function.
 */
export function markLines(content: HTMLElement, voice: Voice): () => void {
  const blocks = blocksIn(content)
  const ended = new AbortController()
  for (const block of blocks) {
    block.box.addEventListener('click', (event) => onNumber(event, blocks, block), ended)
    addButton(block, blocks, voice)
  }
  const onHash = () => show(blocks, shownBlock(blocks))
  window.addEventListener('hashchange', onHash, ended)
  onHash()
  return () => ended.abort()
}

function blocksIn(content: HTMLElement): Block[] {
  const boxes = [...content.querySelectorAll<HTMLElement>('.code-block[data-line-numbers]')]
  const names = namesOf(boxes.map((box) => box.querySelector('.code-title')?.textContent ?? ''))
  return boxes.map((box, i) => ({ name: names[i] ?? '', box, lines: [...box.querySelectorAll<HTMLElement>('[data-line]')] }))
}

const numberOf = (line: Element | null | undefined) => Number(line?.getAttribute('data-line'))

/** rangeOf returns all lines of a block. */
const rangeOf = ({ lines }: Block): Lines => ({ first: numberOf(lines[0]), last: numberOf(lines.at(-1)) })

/** The lines in the address, and their block. */
interface Shown {
  fragment: Fragment
  block: Block
}

function shownBlock(blocks: Block[]): Shown | undefined {
  const fragment = parseFragment(window.location.hash)
  const block = fragment && (fragment.name ? blocks.find(({ name }) => name === fragment.name) : blocks[0])
  return block && { fragment, block }
}

/** Marks lines and scrolls to them, unless the reader comes back to where they were in the page. */
function show(blocks: Block[], shown: Shown | undefined) {
  const [line] = markOnly(blocks, shown)
  if (!line || !shown || history.state?.scroll !== undefined) {
    return
  }
  line.id = fragmentOf(shown.fragment) // the theme opens what hides a target, and scrolls to it after a navigation
  if (line.closest('[hidden], details:not([open])')) {
    queueMicrotask(() => window.dispatchEvent(new Event('hashchange')))
  }
  line.scrollIntoView({ behavior: 'instant', block: 'center' })
}

/** Marks these lines and no others. It returns them. */
function markOnly(blocks: Block[], shown: Shown | undefined): HTMLElement[] {
  for (const line of blocks.flatMap(({ lines }) => lines)) {
    line.removeAttribute(mark)
    line.removeAttribute('id')
  }
  const linked = shown?.block.lines.filter((line) => {
    const number = numberOf(line)
    return shown.fragment.first <= number && number <= shown.fragment.last
  })
  for (const line of linked ?? []) {
    line.setAttribute(mark, '')
  }
  return linked ?? []
}

/** Puts lines into the address. The page stays where it is. */
function choose(blocks: Block[], block: Block, lines: Lines): HTMLElement[] {
  const fragment = { ...lines, name: blocks.length > 1 ? block.name : '' }
  history.replaceState(history.state, '', `#${fragmentOf(fragment)}`)
  return markOnly(blocks, { fragment, block })
}

/** Chooses the line whose number the reader clicks, or with Shift all from the first chosen one. */
function onNumber({ target, clientX, shiftKey }: MouseEvent, blocks: Block[], block: Block) {
  const line = target instanceof Element ? target.closest('[data-line]') : null
  if (!line || clientX > line.getBoundingClientRect().left + widthOfNumber(line)) {
    return
  }
  const number = numberOf(line)
  const last = shownBlock(blocks)
  const from = shiftKey && last?.block === block ? last.fragment.first : number
  choose(blocks, block, { first: Math.min(from, number), last: Math.max(from, number) })
  if (shiftKey) {
    getSelection()?.removeAllRanges() // which the click has made
  }
}

function widthOfNumber(line: Element): number {
  const { inlineSize, marginInlineEnd } = getComputedStyle(line, '::before')
  return Number.parseFloat(inlineSize) + Number.parseFloat(marginInlineEnd)
}

/** Adds the button with which the arrow keys choose lines. */
function addButton(block: Block, blocks: Block[], { announce, fill }: Voice) {
  const buttons = block.box.querySelector('.code-buttons')
  if (!buttons || buttons.querySelector('.code-link')) {
    return
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'code-button code-link'
  button.title = docgenText(Message['docgen.codeBlock.linkToLine'])
  button.setAttribute('aria-label', button.title)
  const take = (lines: Lines) => {
    choose(blocks, block, lines).at(-1)?.scrollIntoView({ block: 'nearest' })
    const words =
      lines.first === lines.last
        ? docgenText(Message['docgen.codeBlock.line'])
        : docgenText(Message['docgen.codeBlock.lines'])
    announce(fill(words, { first: String(lines.first), last: String(lines.last) }))
  }
  const current = () => {
    const shown = shownBlock(blocks)
    return shown?.block === block ? shown.fragment : undefined
  }
  const within = rangeOf(block)
  const start = { first: within.first, last: within.first }
  button.addEventListener('click', () => take(current() ?? start))
  button.addEventListener('keydown', (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      const lines = current()
      take(lines ? moved(lines, { by, extend: event.shiftKey, within }) : start)
    }
  })
  buttons.querySelector('.code-wrap')?.after(button)
}
