import type { ModalView, ScreenView, Snapshot } from '../messages'
import { overlap } from '../shapes'
import { svg } from './elements'
import { icon } from './windows'

const anchors: Record<string, string> = { right: 'end', centre: 'middle', center: 'middle' }

/** Draws a modal. The text of one with a field is in an input above the screens. */
function modal({ frame, text, isInput, weight, ...view }: ModalView): SVGElement {
  const line = weight * 1.5
  const from = 17 + (view.icon ? line + (text || isInput ? 10 : 0) : 0)
  const to = frame.width - 17
  const anchor = anchors[view.alignment] ?? 'start'
  const x = { start: from, middle: (from + to) / 2, end: to }[anchor] ?? from
  const look = { y: frame.height / 2 + weight * 0.35, 'text-anchor': anchor }
  const written = svg('text', { x, ...look, ...(view.colour ? { fill: view.colour } : {}) }, text)
  return svg(
    'g',
    { class: `modal ${view.appearance}`, transform: `translate(${frame.x} ${frame.y})`, 'font-size': weight },
    ...(view.hasShadow ? [svg('rect', { ...sized(frame), y: 4, rx: 12, class: 'shadow' })] : []),
    svg('rect', { ...sized(frame), rx: 10, class: 'back' }),
    ...(view.icon ? [icon(view.icon, 17, (frame.height - line) / 2, line)] : []),
    ...(isInput ? [] : [written]),
  )
}

const sized = ({ width, height }: { width: number; height: number }) => ({ width, height })

/** Lines of at most some characters. */
function lines(text: string, characters: number): string[] {
  const all = ['']
  for (const word of text.split(/\s+/)) {
    const last = all.at(-1) ?? ''
    if (last && last.length + word.length >= characters) {
      all.push(word)
    } else {
      all[all.length - 1] = last ? `${last} ${word}` : word
    }
  }
  return all.slice(0, 4)
}

function notification(text: string, { visible }: ScreenView): SVGElement {
  const rows = lines(text, 26)
  const [width, height] = [330, 48 + rows.length * 24]
  return svg(
    'g',
    {
      class: 'notification',
      transform: `translate(${visible.x + visible.width - width - 14} ${visible.y + 12})`,
    },
    svg('rect', { width, height, y: 4, rx: 16, class: 'shadow' }),
    svg('rect', { width, height, rx: 16, class: 'back' }),
    svg('text', { x: 20, y: 30, class: 'sender' }, 'Phoenix'),
    ...rows.map((row, index) => svg('text', { x: 20, y: 56 + index * 24 }, row)),
  )
}

function pointer({ x, y }: { x: number; y: number }): SVGElement {
  return svg('path', {
    class: 'pointer',
    transform: `translate(${x} ${y})`,
    d: 'M0 0V26L7 20L12 31L17 29L12 18H21Z',
  })
}

/** Draws what is above the windows of a screen: modals, the latest notification, and a moved pointer. */
export function drawPanels(screen: ScreenView, snapshot: Snapshot): SVGElement[] {
  const isFirst = snapshot.screens[0]?.id === screen.id
  return [
    ...snapshot.modals.filter(({ frame }) => overlap(frame, screen.frame) > 0).map(modal),
    ...(isFirst && snapshot.notification ? [notification(snapshot.notification.text, screen)] : []),
    ...(snapshot.pointer ? [pointer(snapshot.pointer)] : []),
  ]
}
