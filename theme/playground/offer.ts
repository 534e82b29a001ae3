import { Message } from '../messages'
import type { Open, Tools } from './playground'

/**
 * offerPlaygrounds adds a button to each code block that readers can run. It loads on the first interaction, and
 * what the button opens on a click. It returns a cleanup function.
 */
export function offerPlaygrounds(content: ParentNode, tools: Tools & { loadSheet(url: string): Promise<unknown> }): () => void {
  const blocks = content.querySelectorAll<HTMLElement>('.code-block[data-playground]')
  const stops: (() => void)[] = []
  if (blocks.length > 0) {
    void tools.loadSheet(new URL(playgroundSheetFile, import.meta.url).href).then(() => {
      for (const block of blocks) {
        stops.push(offer(block, tools))
      }
    })
  }
  return () => {
    for (const stop of stops) {
      stop()
    }
  }
}

/** Adds the button to a block, and returns the function that closes the playground. */
function offer(block: HTMLElement, tools: Tools): () => void {
  const button = document.createElement('button')
  let close: (() => void) | undefined
  button.type = 'button'
  button.className = 'playground-toggle'
  button.dataset.enhancement = ''
  function show(isOpen: boolean) {
    button.ariaExpanded = String(isOpen)
    button.textContent = isOpen ? docgenText(Message['docgen.playground.close']) : docgenText(Message['docgen.playground.open'])
  }
  function closeNow() {
    close?.()
    close = undefined
    show(false)
  }
  button.addEventListener('click', async () => {
    if (close) {
      closeNow()
      return
    }
    let isAsked = true
    close = () => {
      isAsked = false
    }
    try {
      const { open }: { open: Open } = await import(new URL(playgroundFile, import.meta.url).href)
      if (isAsked) {
        close = await open(block, tools)
        show(true)
      }
    } catch {
      closeNow()
      tools.announce(docgenText(Message['docgen.playground.failed']))
    }
  })
  show(false)
  block.append(button)
  return closeNow
}
