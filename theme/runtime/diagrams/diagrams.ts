import type { Mermaid } from 'mermaid'
import { Message } from '../../messages'
import type { EffectiveColorMode } from '../preferences/choice'
import { mermaidConfig } from './diagramColors'
import type { fill as fillMessage } from '../fill'
import { dropSheets, setMarkup, withStyleApart } from './styleApart'

/** Environment is what drawing needs from the page. It is passed in so that no other script is split for it. */
export interface Environment {
  mode: () => EffectiveColorMode
  /** onModeChange subscribes to the color mode and returns the function that unsubscribes. */
  onModeChange: (listener: () => void) => () => void
  load: () => Promise<{ default: Mermaid }>
  fill: typeof fillMessage
}

/** How far a diagram may shrink, as a fraction of its size, before it scrolls. */
const smallest = 0.65

/** How far outside the window diagrams are drawn ahead of time. */
const margin = '100% 0px'

/** Mermaid has one global configuration and draws one diagram at a time, across pages. */
let queue: Promise<void> = Promise.resolve()

/**
 * drawDiagrams draws each diagram of the content when the reader scrolls near it, and again when the color
 * mode changes. It returns a cleanup function.
 */
export function drawDiagrams(content: ParentNode, { mode, onModeChange, load, fill }: Environment): () => void {
  const sources = [...content.querySelectorAll<HTMLElement>('pre.mermaid')]
  const drawn = new Set<HTMLElement>()
  const styles = new Map<HTMLElement, CSSStyleSheet[]>()
  let ended = false

  function draw(source: HTMLElement) {
    queue = queue.then(async () => {
      const wanted = mode()
      if (ended || frameOf(source)?.dataset.mode === wanted) {
        return
      }
      const before = styles.get(source) ?? []
      const sheets: CSSStyleSheet[] = []
      try {
        const { default: mermaid } = await load()
        const place = await render(mermaid, source, { mode: wanted, number: sources.indexOf(source), sheets, fill })
        if (ended) {
          dropSheets(sheets)
          return
        }
        place()
        styles.set(source, sheets)
        dropSheets(before)
      } catch (error) {
        styles.delete(source)
        dropSheets([...before, ...sheets])
        showFailure(source, error, fill)
      }
    })
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target)
          drawn.add(target)
          draw(target)
        }
      }
    },
    { rootMargin: margin },
  )
  for (const source of sources) {
    observer.observe(source)
  }
  const stop = onModeChange(() => {
    for (const source of drawn) {
      draw(source)
    }
  })
  return () => {
    ended = true
    stop()
    observer.disconnect()
    for (const [source, sheets] of styles) {
      frameOf(source)?.remove() // a drawing is useless without its sheets
      source.hidden = false
      dropSheets(sheets)
    }
  }
}

/** drawAll draws all diagrams of a document for printing, one after the other. */
export async function drawAll(content: ParentNode, { load, fill }: Pick<Environment, 'load' | 'fill'>) {
  for (const [number, source] of content.querySelectorAll<HTMLElement>('pre.mermaid').entries()) {
    try {
      const { default: mermaid } = await load()
      const place = await render(mermaid, source, { mode: 'light', number, sheets: [], fill })
      place()
    } catch (error) {
      showFailure(source, error, fill)
    }
  }
}

/** The drawing of a source, if it is drawn. */
function frameOf(source: HTMLElement): HTMLElement | undefined {
  const before = source.previousElementSibling
  return before instanceof HTMLElement && before.className === 'diagram' ? before : undefined
}

interface Job {
  mode: EffectiveColorMode
  number: number
  sheets: CSSStyleSheet[] // receives the style sheets of the drawing
  fill: Environment['fill']
}

/** Draws outside the page and returns the function that shows the drawing. */
async function render(mermaid: Mermaid, source: HTMLElement, { mode, number, sheets, fill }: Job) {
  const stage = document.createElement('div')
  stage.className = 'diagram-stage'
  document.body.append(stage)
  try {
    mermaid.initialize(mermaidConfig(mode, document.body))
    const text = source.textContent ?? ''
    const id = `diagram-${number}-${mode}`
    const { svg, bindFunctions } = await withStyleApart(sheets, () => mermaid.render(id, text, stage))
    const frame = createFrame(svg, source, { number, fill })
    frame.dataset.mode = mode
    bindFunctions?.(frame)
    return () => {
      frameOf(source)?.remove()
      source.before(frame)
      source.hidden = true
    }
  } finally {
    stage.remove()
  }
}

/** Presents the drawing to screen readers as an image, named by its title or kind and described by its source. */
function createFrame(svg: string, source: HTMLElement, { number, fill }: Pick<Job, 'number' | 'fill'>): HTMLElement {
  const frame = document.createElement('div')
  frame.className = 'diagram'
  setMarkup(frame, svg)
  frame.tabIndex = 0 // it may scroll
  const drawing = frame.querySelector('svg')
  const [title, description] = ['title', 'desc'].map((name) => take(drawing, name))
  const kind = drawing?.getAttribute('aria-roledescription')?.replace(/-v\d+$/, '')
  // Links inside an image cannot be reached, so a diagram with links is a group.
  frame.role = frame.querySelector('a[*|href]') ? 'group' : 'img'
  frame.setAttribute(
    'aria-label',
    title || fill(docgenText(Message['docgen.diagram.label']), { kind: kind ?? docgenText(Message['docgen.diagram.unknown']) }),
  )
  if (description) {
    frame.setAttribute('aria-description', description)
  } else {
    source.id ||= `diagram-${number}-source`
    frame.setAttribute('aria-describedby', source.id)
  }
  for (const name of ['role', 'aria-roledescription', 'aria-labelledby', 'aria-describedby']) {
    drawing?.removeAttribute(name)
  }
  const width = drawing?.viewBox.baseVal.width
  if (drawing && width) {
    drawing.removeAttribute('width')
    drawing.removeAttribute('height')
    drawing.style.inlineSize = `clamp(${Math.round(width * smallest)}px, 100%, ${Math.round(width)}px)`
    drawing.style.maxWidth = 'none'
  }
  return frame
}

/** Removes an element from the drawing and returns its text; on the frame it is read only once. */
function take(drawing: SVGSVGElement | null, name: string): string | undefined {
  const element = drawing?.querySelector(`:scope > ${name}`)
  element?.remove()
  return element?.textContent ?? undefined
}

/** Shows above the source why it could not be drawn. */
function showFailure(source: HTMLElement, error: unknown, fill: Environment['fill']) {
  // The first line has the message. The others point at the place with "^", which needs a fixed-width font.
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/:$/, '')
  const note = document.createElement('p')
  note.className = 'diagram-failure'
  note.textContent = fill(docgenText(Message['docgen.diagram.failed']), { error: message })
  frameOf(source)?.remove()
  if (source.previousElementSibling?.className === note.className) {
    source.previousElementSibling.remove()
  }
  source.hidden = false
  source.tabIndex = 0
  source.before(note)
}
