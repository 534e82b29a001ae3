import { Message } from '../messages'
import { createEditor } from './editor'
import { currentLook, watchLook } from './look'
import type { Settings } from './protocol'
import { createSession } from './session'

/** Tools is what a playground needs from the page. It is passed in so that no other script is split for it. */
export interface Tools {
  announce(text: string): void
}

/** Open opens the playground of a code block and returns the function that closes it. */
export type Open = (block: HTMLElement, tools: Tools) => Promise<() => void>

/** open resolves when the frame is ready, and rejects if it cannot be loaded: then the block is as before. */
export const open: Open = (block, { announce }) =>
  new Promise((resolve, reject) => {
    const frame = createFrame()
    const stops: (() => void)[] = [() => frame.remove()]
    function close() {
      session.end()
      for (const stop of stops.splice(0)) {
        stop()
      }
    }
    let editor: ReturnType<typeof createEditor> | undefined
    const code = block.querySelector('code')
    const session = createSession(code?.textContent ?? '', {
      post: (message) => frame.contentWindow?.postMessage(message, '*'), // the frame has no origin
      after(delay, run) {
        const timer = setTimeout(run, delay)
        return () => clearTimeout(timer)
      },
      settings: () => settingsOf(block),
      opened() {
        editor = code ? createEditor(code, (text) => session.run(text)) : undefined
        stops.push(() => editor?.close(), watchLook(block, (look) => session.look(look)))
        frame.hidden = false
        resolve(close)
      },
      failed() {
        close()
        reject(new Error('the playground did not load'))
        announce(docgenText(Message['docgen.playground.failed']))
      },
      changed(state) {
        block.dataset.playground = state
        if (state === 'running') {
          editor?.mark(0)
        }
      },
      resize(height) {
        frame.style.blockSize = `${height}px`
      },
      mark: (line) => editor?.mark(line),
    })
    stops.push(listen(frame, session))
    stops.push(() => {
      block.dataset.playground = ''
    })
    block.append(frame)
  })

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'playground-frame'
  frame.dataset.enhancement = ''
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = docgenText(Message['docgen.playground.result'])
  frame.src = new URL(playgroundFrameFile, import.meta.url).href
  frame.hidden = true
  return frame
}

/** Passes on the messages of the frame, and only those. */
function listen(frame: HTMLIFrameElement, session: { receive(data: unknown): void; fail(): void }): () => void {
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow) {
      session.receive(data)
    }
  }
  addEventListener('message', onMessage)
  frame.addEventListener('error', () => session.fail())
  return () => removeEventListener('message', onMessage)
}

function settingsOf(block: Element): Settings {
  return {
    ...currentLook(block),
    language: document.documentElement.lang,
    direction: getComputedStyle(document.documentElement).direction,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    labels: {
      output: docgenText(Message['docgen.playground.output']),
      errorAt: docgenText(Message['docgen.playground.errorAt']),
      stopped: docgenText(Message['docgen.playground.stopped']),
    },
  }
}
