import type { WindowView } from '../messages'
import type { Rectangle } from '../shapes'
import { set, svg } from './elements'
import { type Block, lookOf } from './looks'

/** The height of a title bar. */
export const titleBar = 34

/** Where the three buttons of a title bar end. */
const lightsEnd = 74

/** The usual width of a letter of a title. */
const letter = 10.5

/** The icon of an app, in a square at a place. */
export function icon(app: string, x: number, y: number, size: number): SVGElement {
  const { colour, glyph } = lookOf(app)
  return svg(
    'g',
    { transform: `translate(${x} ${y}) scale(${size / 24})`, class: 'icon', 'data-app': app },
    svg('rect', { width: 24, height: 24, rx: 6, fill: colour }),
    svg('path', { d: glyph }),
  )
}

const stretched = (from: number, size: number, whole: number) =>
  size > 0 ? size : Math.max(0, whole - from + size)

/** A window in one of the screens. */
export interface DrawnWindow {
  element: SVGGElement
  place(frame: Rectangle): void
  show(view: WindowView): void
}

/** Draws a window. It has no place yet. */
export function drawWindow({ id, app }: WindowView): DrawnWindow {
  const { blocks, colour } = lookOf(app)
  const rectangles = blocks.map(([x, y, , , shade]) => svg('rect', { x, y, class: shade, fill: colour }))
  const shadow = svg('rect', { y: 5, rx: 13, class: 'shadow' })
  const back = svg('rect', { rx: 11, class: 'back' })
  const content = svg('svg', { y: titleBar }, ...rectangles)
  const bar = svg('path', { class: 'bar', 'data-bar': '' })
  const title = svg('text', { y: 23, class: 'title', 'text-anchor': 'middle' })
  const lights = [20, 40, 60].map((cx, index) =>
    svg('circle', { cx, cy: titleBar / 2, r: 6.5, class: `light${index}` }),
  )
  const edge = svg('rect', { rx: 11, class: 'edge' })
  const parts = [shadow, back, content, bar, ...lights, title, edge]
  const element = svg('g', { class: 'window', 'data-window': id }, ...parts)

  function place({ x, y, width, height }: Rectangle): void {
    set(element, { transform: `translate(${x} ${y})` })
    for (const rectangle of [shadow, back, edge]) {
      set(rectangle, { width, height })
    }
    const inner = { width, height: Math.max(0, height - titleBar - 6) }
    set(content, inner)
    for (const [index, rectangle] of rectangles.entries()) {
      const [left, top, across, down] = blocks[index] as Block
      set(rectangle, {
        width: stretched(left, across, width),
        height: stretched(top, down, inner.height),
        rx: across > 0 || down > 0 ? 4 : 0,
      })
    }
    set(bar, { d: `M0 ${titleBar}V11A11 11 0 0 1 11 0H${width - 11}A11 11 0 0 1 ${width} 11V${titleBar}Z` })
    const names = [title.dataset.long ?? app, app]
    title.textContent = names.find((name) => name.length * letter < width - 2 * lightsEnd) ?? ''
    set(title, { x: width / 2 })
  }

  function show(view: WindowView): void {
    set(title, { 'data-long': view.title === app ? app : `${view.title} – ${app}` })
    element.toggleAttribute('data-focused', view.isFocused)
  }

  return { element, place, show }
}
