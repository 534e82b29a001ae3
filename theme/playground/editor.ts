import { Message } from '../messages'

/** Name of the highlight of the line with an error, in playground.css. */
const highlight = 'playground-error'

/**
 * createEditor makes the code of a block editable, and adds the buttons that run and reset it. Tab leaves the
 * code as everywhere else on the page.
 */
export function createEditor(code: HTMLElement, run: (text: string) => void) {
  const before = [...code.childNodes].map((node) => node.cloneNode(true))
  const done = new AbortController()
  let marked: Range | undefined
  const bar = document.createElement('div')
  bar.className = 'playground-bar'
  bar.dataset.enhancement = ''
  const runButton = button(docgenText(Message['docgen.playground.run']), runNow)
  runButton.title = docgenText(Message['docgen.playground.runKeys'])
  bar.append(runButton, button(docgenText(Message['docgen.playground.reset']), reset))
  code.parentElement?.after(bar)

  function runNow() {
    run(code.textContent ?? '')
  }

  function restore() {
    mark(0)
    code.replaceChildren(...before.map((node) => node.cloneNode(true)))
  }

  function reset() {
    restore()
    runNow()
  }

  function mark(line: number) {
    if (!('highlights' in CSS)) {
      return // the message names the line
    }
    const marks = CSS.highlights.get(highlight) ?? new Highlight()
    CSS.highlights.set(highlight, marks) // all playgrounds of the page share it
    if (marked) {
      marks.delete(marked)
    }
    marked = line > 0 ? rangeOf(code, line) : undefined
    if (marked) {
      marks.add(marked)
    }
  }

  function removeAttributes() {
    for (const name of Object.keys(attributes)) {
      code.removeAttribute(name)
    }
  }

  const attributes = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': docgenText(Message['docgen.playground.code']),
    spellcheck: 'false',
    autocapitalize: 'off',
    translate: 'no',
  }
  for (const [name, value] of Object.entries(attributes)) {
    code.setAttribute(name, value)
  }
  if (!code.isContentEditable) {
    removeAttributes() // an older browser: readers can run the code, but not change it
  }
  code.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        runNow()
      } else if (event.key === 'Escape') {
        runButton.focus()
      }
    },
    { signal: done.signal },
  )
  code.addEventListener('input', () => mark(0), { signal: done.signal })

  return {
    mark,
    /** close shows the code as before. */
    close() {
      done.abort()
      bar.remove()
      restore()
      removeAttributes()
    },
  }
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', onClick)
  return made
}

/** rangeOf returns the range of a line of the code, from 1. */
function rangeOf(code: HTMLElement, line: number): Range | undefined {
  const lines = (code.textContent ?? '').split('\n')
  const text = lines[line - 1]
  if (text === undefined) {
    return undefined
  }
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  const range = document.createRange()
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let offset = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (start >= offset && start <= offset + length) {
      range.setStart(node, start - offset)
    }
    if (start + text.length <= offset + length) {
      range.setEnd(node, start + text.length - offset)
      return range
    }
    offset += length
  }
  return undefined
}
