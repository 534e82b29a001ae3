/*
 * Runs before the script of the reader, as the first line of the same file. So the line of an error is one less
 * than the browser says.
 */
import type { Run } from './contract'
import { format, inspect } from './inspect'
import type { FromWorker, Level, ToWorker } from './protocol'

/** Maximum number of lines that a run prints. */
const mostLines = 1000

/** The global object of a worker, with what this module needs of it. */
declare const self: EventTarget & { postMessage(message: unknown): void }

/** startWorker gives the script its globals and the console, and answers the frame. */
export function startWorker(run: Run): void {
  const postMessage = self.postMessage.bind(self)
  const send = (message: FromWorker) => postMessage(message)
  send({ type: 'started' })
  replaceConsole(send)
  self.addEventListener('error', (event) => {
    const { error, message, lineno } = event as ErrorEvent
    event.preventDefault() // or the browser reports it to the frame too
    const text = error instanceof Error ? inspect(error) : message.replace(/^Uncaught /, '')
    send({ type: 'error', line: lineOf(error) || lineno - 1, text })
  })
  self.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent
    event.preventDefault()
    send({ type: 'error', line: lineOf(reason), text: format([reason]) })
  })
  const { globals, receive } = run({ send: (message) => send({ type: 'message', message }) })
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(self, name, { value, configurable: true, writable: true })
  }
  self.addEventListener('message', (event) => {
    const data: ToWorker = (event as MessageEvent).data
    if (data.type === 'ping') {
      send({ type: 'pong', id: data.id })
    } else {
      receive?.(data.message)
    }
  })
}

/** lineOf returns the line of the script from which an error came, or 0. */
function lineOf(error: unknown): number {
  const places = error instanceof Error ? (error.stack ?? '').matchAll(/blob:\S+?:(\d+):\d+/g) : []
  for (const [, line] of places) {
    if (Number(line) > 1) {
      return Number(line) - 1
    }
  }
  return 0
}

/** Prints in the log of the playground instead of the browser's console. */
function replaceConsole(send: (message: FromWorker) => void) {
  let lines = 0
  const printer =
    (level: Level) =>
    (...values: unknown[]) => {
      lines += 1
      if (lines <= mostLines) {
        send({ type: 'log', level, text: lines < mostLines ? format(values) : '…' })
      }
    }
  const log = printer('log')
  Object.assign(console, { log, info: log, debug: log, table: log, dir: log, warn: printer('warn'), error: printer('error') })
}
