import type { ScreenView, Snapshot } from '../messages'
import { html, set, svg } from './elements'
import { drawPanels } from './panels'
import { icon } from './windows'

/** The logo of Phoenix in the menu bar. */
const phoenix =
  'M32 5l6 6-6 6-6-6ZM3.5 8 29 26V37L3.5 19ZM60.5 8 35 26V37L60.5 19ZM10.5 29.5 29 42.5V50L10.5 37ZM53.5 29.5 35 42.5V50L53.5 37ZM18.5 48 29 55.5V61.5L18.5 54ZM45.5 48 35 55.5V61.5L45.5 54Z'

const dockIcon = 38

/** A screen of the desktop. */
export interface DrawnScreen {
  id: number
  element: SVGSVGElement
  /** What windows go into. */
  windows: SVGGElement
  show(snapshot: Snapshot, screen: ScreenView): void
}

function wallpaper({ id, frame: { x, y, width, height } }: ScreenView): SVGElement[] {
  const stops = [0, 0.55, 1].map((offset, index) => svg('stop', { offset, class: `stop${index}` }))
  const wave = (from: number, to: number) =>
    svg('path', {
      class: 'wave',
      d: `M0 ${height}C${width * 0.2} ${height * from} ${width * 0.45} ${height * (to + 0.2)} ${width * 0.6} ${height * to}S${width * 0.9} ${height * 0.4} ${width} ${height * 0.5}V${height}Z`,
    })
  return [
    svg('linearGradient', { id: `wallpaper-${id}`, x2: 1, y2: 1 }, ...stops),
    svg('rect', { x, y, width, height, fill: `url(#wallpaper-${id})` }),
    svg('g', { transform: `translate(${x} ${y})` }, wave(0.75, 0.6), wave(0.95, 0.75)),
  ]
}

function menuBar({ frame, visible }: ScreenView, { active, hasMenu }: Snapshot): SVGElement {
  const height = visible.y - frame.y
  const words = [active, 'File', 'Edit', 'View']
  let x = 18
  const texts = words.map((word, index) => {
    const text = svg('text', { x, y: height - 7.5, class: index === 0 ? 'active' : '' }, word)
    x += word.length * 10.5 + 20
    return text
  })
  const clock = svg('text', { x: frame.width - 18, y: height - 7.5, 'text-anchor': 'end' }, '9:41')
  const logo = svg('path', {
    d: phoenix,
    transform: `translate(${frame.width - 92} ${height / 2 - 9}) scale(.28)`,
  })
  return svg(
    'g',
    { class: 'menu', transform: `translate(${frame.x} ${frame.y})` },
    svg('rect', { width: frame.width, height }),
    ...texts,
    ...(hasMenu ? [logo] : []),
    clock,
  )
}

/** The Dock, on the screen that leaves room for it. */
function dock({ frame, visible }: ScreenView, { dock: apps }: Snapshot): SVGElement[] {
  const room = frame.y + frame.height - visible.y - visible.height
  if (room <= 0) {
    return []
  }
  const width = apps.length * (dockIcon + 8) + 8
  const x = frame.x + (frame.width - width) / 2
  const y = frame.y + frame.height - room + 2
  const items = apps.flatMap(({ app, isRunning }, index) => {
    const left = x + 8 + index * (dockIcon + 8)
    const dot = svg('circle', { cx: left + dockIcon / 2, cy: y + room - 8, r: 2 })
    return [icon(app, left, y + 5, dockIcon), ...(isRunning ? [dot] : [])]
  })
  return [svg('g', { class: 'dock' }, svg('rect', { x, y, width, height: room - 4, rx: 12 }), ...items)]
}

/** A dot for each space below the screen. The filled one is shown. */
function spaces({ frame, spaces: all }: ScreenView): SVGElement[] {
  return all.map(({ id, isCurrent }, index) => {
    const cx = frame.x + frame.width / 2 + (index - (all.length - 1) / 2) * 26
    const cy = frame.y + frame.height + 20
    const hit = svg('circle', { cx, cy, r: 13, fill: 'transparent' })
    const dot = svg('circle', { cx, cy, r: 6, class: isCurrent ? 'dot current' : 'dot' })
    return svg('g', { 'data-space': id }, hit, dot)
  })
}

/** Draws a screen without what is on it. */
export function drawScreen(screen: ScreenView): DrawnScreen {
  const { id, frame } = screen
  const { x, y, width, height } = frame
  const windows = svg('g')
  const above = svg('g')
  const below = svg('g')
  const clip = svg('clipPath', { id: `screen-${id}` }, svg('rect', { x, y, width, height, rx: 14 }))
  const inside = svg('g', { 'clip-path': `url(#screen-${id})` }, ...wallpaper(screen), windows, above)
  const edge = svg('rect', { x, y, width, height, rx: 14, class: 'screen' })
  const element = svg(
    'svg',
    { viewBox: `${x - 2} ${y - 2} ${width + 4} ${height + 38}`, 'aria-hidden': 'true', 'data-screen': id },
    ...[clip, inside, edge, below],
  )
  element.style.setProperty('flex-grow', String(width))

  function show(snapshot: Snapshot, view: ScreenView): void {
    above.replaceChildren(...dock(view, snapshot), menuBar(view, snapshot), ...drawPanels(view, snapshot))
    below.replaceChildren(...spaces(view))
    set(element, { 'data-spaces': view.spaces.length })
  }

  return { id, element, windows, show }
}

/** The element that screen readers announce as one image. */
export const picture = (): HTMLElement => html('div', { class: 'screens', role: 'img' })
