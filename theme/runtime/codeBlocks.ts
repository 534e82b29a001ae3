import { Message } from '../messages'

/** How long the button shows "Copied", in milliseconds. */
const copiedFor = 1000

type Announce = (text: string) => void

/** enhanceCodeBlocks adds buttons to each code block of the content. It returns a cleanup function. */
export function enhanceCodeBlocks(content: ParentNode, announce: Announce): () => void {
  const blocks = [...content.querySelectorAll<HTMLElement>('.code-block > pre')]
  showButtons(blocks, announce)
  const observer = new ResizeObserver((changes) => {
    showButtons(changes.flatMap(({ target }) => (target instanceof HTMLElement ? [target] : [])), announce)
  })
  for (const pre of blocks) {
    observer.observe(pre)
  }
  return () => observer.disconnect()
}

/**
 * Shows the buttons of blocks. The button that wraps lines appears if a line is cut off or wrapped. All
 * blocks are measured before any changes, or the browser would lay out the page for each of them.
 */
function showButtons(blocks: HTMLElement[], announce: Announce) {
  const canWrap = blocks.map(
    (pre) => pre.closest('[data-wrap]') !== null || pre.scrollWidth > pre.clientWidth,
  )
  for (const [i, pre] of blocks.entries()) {
    const block = pre.parentElement
    const wrap = block?.querySelector('.code-wrap') ?? (block && addButtons(block, pre, announce))
    wrap?.toggleAttribute('hidden', !canWrap[i])
  }
}

/** Adds the buttons and returns the one that wraps lines. */
function addButtons(block: HTMLElement, pre: HTMLElement, announce: Announce): HTMLButtonElement {
  const buttons = document.createElement('div')
  buttons.className = 'code-buttons'
  buttons.dataset.enhancement = ''
  const wrap = wrapButton(block)
  buttons.append(wrap, copyButton(pre, announce))
  block.append(buttons)
  return wrap
}

function createButton(kind: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `code-button ${kind}`
  button.addEventListener('click', onClick)
  name(button, label)
  return button
}

function name(button: HTMLButtonElement, label: string) {
  button.title = label
  button.setAttribute('aria-label', label)
}

function wrapButton(block: HTMLElement): HTMLButtonElement {
  const button = createButton('code-wrap', docgenText(Message['theme.CodeBlock.wordWrapToggle']), () => {
    const wraps = block.toggleAttribute('data-wrap')
    button.setAttribute('aria-pressed', String(wraps))
  })
  button.setAttribute('aria-pressed', 'false')
  return button
}

function copyButton(pre: HTMLElement, announce: Announce): HTMLButtonElement {
  let timer: ReturnType<typeof setTimeout> | undefined
  const label = docgenText(Message['theme.CodeBlock.copyButtonAriaLabel'])
  const button = createButton('code-copy', label, async () => {
    const copied = await copy(pre)
    const answer = copied ? docgenText(Message['theme.CodeBlock.copied']) : docgenText(Message['docgen.codeBlock.notCopied'])
    button.dataset.state = copied ? 'copied' : 'failed'
    name(button, answer)
    announce(answer)
    clearTimeout(timer)
    timer = setTimeout(() => {
      delete button.dataset.state
      name(button, label)
    }, copiedFor)
  })
  return button
}

/** textOf returns the code of a block without its last line break. */
export function textOf(pre: { textContent: string | null }): string {
  return (pre.textContent ?? '').replace(/\n$/, '')
}

/** Copies the code. If the browser does not allow it, the code stays selected. */
async function copy(pre: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(textOf(pre))
    return true
  } catch {
    // Browsers have no clipboard API over plain HTTP.
    window.getSelection()?.selectAllChildren(pre)
    return document.execCommand('copy')
  }
}
