import { Message } from '../messages'
import type { Open } from './playground'

/** Tools is what playgrounds need from the page. They are passed in so that no other script is split for them. */
export interface Tools {
  announce(text: string): void
  /** resolves also when the sheet cannot load */
  loadSheet(url: string): Promise<unknown>
}

/** How long the button says that the code cannot run, in milliseconds. */
const failedFor = 4000

/**
 * offerPlaygrounds adds a button to each code block that readers can run. It loads on the first interaction, and
 * what the button opens on a click. It returns a cleanup function.
 */
export function offerPlaygrounds(content: ParentNode, { announce, loadSheet }: Tools): () => void {
  const blocks = content.querySelectorAll<HTMLElement>('.code-block[data-playground]')
  const stops: (() => void)[] = []
  let isShown = true
  if (blocks.length > 0) {
    void loadSheet(new URL(playgroundSheetFile, import.meta.url).href).then(() => {
      for (const block of isShown ? blocks : []) {
        stops.push(offer(block, announce))
      }
    })
  }
  return () => {
    isShown = false
    for (const stop of stops) {
      stop()
    }
  }
}

/** Adds the button to a block, and returns the function that closes the playground. */
function offer(block: HTMLElement, announce: Tools['announce']): () => void {
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

  function fail() {
    closeNow()
    const text = docgenText(Message['docgen.playground.failed'])
    announce(text)
    button.textContent = text
    setTimeout(() => show(close !== undefined), failedFor)
  }

  async function openNow() {
    let isWanted = true
    close = () => {
      isWanted = false
    }
    try {
      const { open }: { open: Open } = await import(new URL(playgroundFile, import.meta.url).href)
      if (isWanted) {
        close = open(block, { opened: () => show(true), failed: fail })
      }
    } catch {
      if (isWanted) {
        fail()
      }
    }
  }

  button.addEventListener('click', () => (close ? closeNow() : void openNow()))
  show(false)
  block.append(button)
  return closeNow
}
