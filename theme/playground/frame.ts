/* Runs in the sandboxed frame of a playground: it starts the workers, draws, and prints. */
import type { Show } from './contract'
import { frameStyles } from './frameStyles'
import { fill } from '../runtime/fill'
import type { FromFrame, Look, Mode, Settings, ToFrame } from './protocol'
import { createRuns, type Environment, type Outcome } from './runs'

/** Maximum number of lines in the log. The oldest go first. */
const mostLines = 500

/** startFrame waits for the page. The code of the worker is one line, which runs before the script of the reader. */
export function startFrame(show: Show | undefined, workerCode: string): void {
  const tell = (message: FromFrame) => window.parent.postMessage(message, '*') // the frame does not know the origin
  let view: ReturnType<typeof createView> | undefined
  addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
    if (source !== window.parent) {
      return
    }
    if (data.type === 'start') {
      view ??= createView(show, workerCode, data.settings, tell)
    } else if (data.type === 'run') {
      view?.run(data.code)
    } else {
      view?.look(data.look)
    }
  })
  allowNoMoreScripts()
  tell({ type: 'ready' })
}

/** From now on, not even scripts of the site load. Otherwise a worker could import one, and send data in its URL. */
function allowNoMoreScripts() {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'none'; worker-src blob:"
  document.head.append(policy)
}

function createView(show: Show | undefined, workerCode: string, settings: Settings, tell: (message: FromFrame) => void) {
  const { labels, reducedMotion } = settings
  let mode: Mode = settings.mode
  let shown: ReturnType<Show> | undefined
  let stage = document.createElement('div')
  const log = document.createElement('div')
  log.className = 'output'
  log.role = 'log'
  log.ariaLabel = labels.output
  document.documentElement.lang = settings.language
  log.dir = settings.direction
  document.body.append(stage, log)
  adoptStyles()
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(
    document.body,
  )
  const runs = createRuns({ start: (code, events) => startWorker(workerCode, code, events), after }, onOutcome)

  function print(level: string, text: string) {
    const line = document.createElement('div')
    line.className = `line ${level}`
    line.textContent = text
    log.append(line)
    if (log.childElementCount > mostLines) {
      log.firstElementChild?.remove()
    }
    log.scrollTop = log.scrollHeight
    log.tabIndex = log.scrollHeight > log.clientHeight ? 0 : -1
  }

  function onOutcome(outcome: Outcome) {
    switch (outcome.type) {
      case 'log':
        print(outcome.level, outcome.text)
        return
      case 'message':
        shown?.receive(outcome.message)
        return
      case 'error':
        print('error', outcome.line > 0 ? fill(labels.errorAt, { line: outcome.line, error: outcome.text }) : outcome.text)
        tell({ type: 'error', line: outcome.line })
        return
      case 'stopped':
        print('error', labels.stopped)
        tell(outcome)
        return
    }
    tell(outcome)
  }

  function look(next: Look) {
    const changed = mode !== next.mode
    mode = next.mode
    document.documentElement.style.colorScheme = mode
    for (const [name, value] of Object.entries(next.tokens)) {
      document.documentElement.style.setProperty(name, value)
    }
    if (changed) {
      shown?.mode?.(mode)
    }
  }

  look(settings)
  return {
    look,
    run(code: string) {
      log.replaceChildren()
      const empty = document.createElement('div')
      empty.className = 'stage'
      stage.replaceWith(empty)
      stage = empty
      shown = show?.(stage, { mode, reducedMotion, send: (message) => runs.send(message) })
      runs.run(code)
    },
  }
}

/** Styles in markup are against the policy of the frame. */
function adoptStyles() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(frameStyles)
  document.adoptedStyleSheets.push(sheet)
}

const startWorker = (workerCode: string, code: string, events: Parameters<Environment['start']>[1]) => {
  const url = URL.createObjectURL(new Blob([workerCode, '\n', code], { type: 'text/javascript' }))
  const worker = new Worker(url)
  worker.onmessage = ({ data }) => events.receive(data)
  worker.onerror = (event) => events.fail(event)
  return {
    post: (message: unknown) => worker.postMessage(message),
    end() {
      worker.terminate()
      URL.revokeObjectURL(url)
    },
  }
}

function after(delay: number, run: () => void): () => void {
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}
