import { Message } from '../messages'
import { createEditor } from './editor'
import { currentLook, watchLook } from './look'
import type { Settings } from './protocol'
import { createSession } from './session'

/** Events are what a playground tells the button: that it is open, or that it has to close because it cannot load. */
export interface Events {
  opened(): void
  failed(): void
}

/** Open opens the playground of a code block and returns the function that closes it. */
export type Open = (block: HTMLElement, events: Events) => () => void

/** open shows nothing until the frame is ready. */
export const open: Open = (block, { opened, failed }) => {
  const frame = createFrame()
  const code = block.querySelector('code')
  const stops: (() => void)[] = []
  let editor: ReturnType<typeof createEditor> | undefined
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
      opened()
    },
    failed,
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
  block.append(frame)
  return () => {
    session.end()
    for (const stop of stops) {
      stop()
    }
    frame.remove() // ends its worker, too
    block.dataset.playground = ''
  }
}

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
function listen(frame: HTMLIFrameElement, session: { receive(data: unknown): void }): () => void {
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow) {
      session.receive(data)
    }
  }
  addEventListener('message', onMessage)
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
