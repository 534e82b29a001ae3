import { announce } from './announce'
import classes from './codeBlocks.module.css'

/** How long "Copied" stays, in milliseconds. */
const copiedFor = 1000

/** enhanceCodeBlocks gives each code block of the content its buttons. */
export function enhanceCodeBlocks(content: ParentNode): void {
  for (const block of content.querySelectorAll<HTMLElement>('.code-block')) {
    const pre = block.querySelector('pre')
    if (pre && !block.querySelector(`.${classes.buttons}`)) {
      const buttons = document.createElement('div')
      buttons.className = classes.buttons ?? ''
      buttons.dataset.enhancement = ''
      buttons.append(wrapButton(block, pre), copyButton(pre))
      block.append(buttons)
    }
  }
}

function createButton(kind: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `${classes.button} ${kind}`
  button.addEventListener('click', onClick)
  name(button, label)
  return button
}

function name(button: HTMLButtonElement, label: string) {
  button.title = label
  button.setAttribute('aria-label', label)
}

/** The button to wrap long lines is there while a line is cut off or wrapped. */
function wrapButton(block: HTMLElement, pre: HTMLElement): HTMLButtonElement {
  const button = createButton(classes.wrap ?? '', 'Toggle word wrap', () => {
    const wraps = block.toggleAttribute('data-wrap')
    button.setAttribute('aria-pressed', String(wraps))
  })
  button.setAttribute('aria-pressed', 'false')
  const update = () => {
    button.hidden = !block.hasAttribute('data-wrap') && pre.scrollWidth <= pre.clientWidth
  }
  new ResizeObserver(update).observe(pre)
  update()
  return button
}

function copyButton(pre: HTMLElement): HTMLButtonElement {
  let timer: ReturnType<typeof setTimeout> | undefined
  const label = 'Copy code to clipboard'
  const button = createButton(classes.copy ?? '', label, async () => {
    const copied = await copy(pre)
    const answer = copied ? 'Copied' : 'Not copied, but selected'
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

/** textOf is the code of a block, without the line end after its last line. */
export function textOf(pre: { textContent: string | null }): string {
  return (pre.textContent ?? '').replace(/\n$/, '')
}

/** Copies the code; where it cannot, it leaves the code selected. */
async function copy(pre: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(textOf(pre))
    return true
  } catch {
    // No clipboard over plain HTTP.
    window.getSelection()?.selectAllChildren(pre)
    return document.execCommand('copy')
  }
}
