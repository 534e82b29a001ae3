import type { Mermaid } from 'mermaid'
import { Message } from '../messages'
import type { EffectiveColorMode } from './choice'
import { mermaidConfig } from './diagramColors'
import type { fill as fillMessage } from './fill'
import { dropSheets, setMarkup, withStyleApart } from './styleApart'

/** Surroundings is what drawing needs to know of the page; given, so that this file is loaded alone. */
export interface Surroundings {
  mode: () => EffectiveColorMode
  /** onModeChange hears the colour mode, and returns the function that ends it. */
  onModeChange: (listener: () => void) => () => void
  load: () => Promise<{ default: Mermaid }>
  fill: typeof fillMessage
}

/** Least size of a drawing, as a part of its own; beyond that it scrolls. */
const smallest = 0.65

/** How far below the window a diagram is drawn already, so that it is there when the reader comes. */
const lead = '100% 0px'

/** Mermaid has one configuration for all, and draws one at a time: those of the page before, too. */
let line: Promise<void> = Promise.resolve()

/**
 * drawDiagrams draws the diagrams of the content, each when the reader comes
 * near it, and again when the colour mode changes. It returns the function that
 * ends it.
 */
export function drawDiagrams(content: ParentNode, { mode, onModeChange, load, fill }: Surroundings): () => void {
  const sources = [...content.querySelectorAll<HTMLElement>('pre.mermaid')]
  const wanted = new Set<HTMLElement>()
  const styles = new Map<HTMLElement, CSSStyleSheet[]>()
  let ended = false

  function draw(source: HTMLElement) {
    line = line.then(async () => {
      const wish = mode()
      if (ended || frameOf(source)?.dataset.mode === wish) {
        return
      }
      const before = styles.get(source) ?? []
      const sheets: CSSStyleSheet[] = []
      try {
        const { default: mermaid } = await load()
        const place = await render(mermaid, source, { mode: wish, number: sources.indexOf(source), sheets, fill })
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
          wanted.add(target)
          draw(target)
        }
      }
    },
    { rootMargin: lead },
  )
  for (const source of sources) {
    observer.observe(source)
  }
  const stop = onModeChange(() => {
    for (const source of wanted) {
      draw(source)
    }
  })
  return () => {
    ended = true
    stop()
    observer.disconnect()
    for (const [source, sheets] of styles) {
      frameOf(source)?.remove() // without its sheets it is none
      source.hidden = false
      dropSheets(sheets)
    }
  }
}

/** The drawing of a source, once there is one. */
function frameOf(source: HTMLElement): HTMLElement | undefined {
  const before = source.previousElementSibling
  return before instanceof HTMLElement && before.className === 'diagram' ? before : undefined
}

interface Wish {
  mode: EffectiveColorMode
  number: number
  sheets: CSSStyleSheet[] // gets those that the drawing needs
  fill: Surroundings['fill']
}

/** Draws aside, and returns the function that puts the drawing in place. */
async function render(mermaid: Mermaid, source: HTMLElement, { mode, number, sheets, fill }: Wish) {
  const bench = document.createElement('div')
  bench.className = 'diagram-bench'
  document.body.append(bench)
  try {
    mermaid.initialize(mermaidConfig(mode, document.body))
    const text = source.textContent ?? ''
    const id = `diagram-${number}-${mode}`
    const { svg, bindFunctions } = await withStyleApart(sheets, () => mermaid.render(id, text, bench))
    const frame = createFrame(svg, source, { number, fill })
    frame.dataset.mode = mode
    bindFunctions?.(frame)
    return () => {
      frameOf(source)?.remove()
      source.before(frame)
      source.hidden = true
    }
  } finally {
    bench.remove()
  }
}

/** A picture to screen readers, with the diagram's own title, or its kind and its source. */
function createFrame(svg: string, source: HTMLElement, { number, fill }: Pick<Wish, 'number' | 'fill'>): HTMLElement {
  const frame = document.createElement('div')
  frame.className = 'diagram'
  setMarkup(frame, svg)
  frame.tabIndex = 0 // it may scroll
  const drawing = frame.querySelector('svg')
  const [title, description] = ['title', 'desc'].map((name) => take(drawing, name))
  const kind = drawing?.getAttribute('aria-roledescription')?.replace(/-v\d+$/, '')
  // What a picture holds cannot be reached: one with links is none.
  frame.role = frame.querySelector('a[*|href]') ? 'group' : 'img'
  frame.setAttribute(
    'aria-label',
    title || fill(Message['docgen.diagram.label'], { kind: kind ?? Message['docgen.diagram.unknown'] }),
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

/** The text of an element of the drawing; it moves to the frame, or it would be said twice. */
function take(drawing: SVGSVGElement | null, name: string): string | undefined {
  const element = drawing?.querySelector(`:scope > ${name}`)
  element?.remove()
  return element?.textContent ?? undefined
}

/** Says above a source why it was not drawn. */
function showFailure(source: HTMLElement, error: unknown, fill: Surroundings['fill']) {
  // The first line says what and where; the others show the place with "^", which needs its line.
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/:$/, '')
  const note = document.createElement('p')
  note.className = 'diagram-failure'
  note.textContent = fill(Message['docgen.diagram.failed'], { error: message })
  frameOf(source)?.remove()
  if (source.previousElementSibling?.className === note.className) {
    source.previousElementSibling.remove()
  }
  source.hidden = false
  source.tabIndex = 0
  source.before(note)
}
