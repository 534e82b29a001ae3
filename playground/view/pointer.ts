import type { Input } from '../messages'
import type { Point } from '../shapes'
import { modifiersOf } from './keyboard'

type Send = (input: Input) => void

const buttonNames = ['Left', 'Other', 'Right']
const aliases: Record<string, string[]> = {
  command: ['command', 'cmd'],
  option: ['option', 'alt'],
  control: ['control', 'ctrl'],
}

interface Drag {
  window: number
  /** From the pointer to the corner of the window. */
  offset: Point
}

/** Where an event is, in points of the desktop. */
function pointOf(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  const matrix = svg.getScreenCTM()
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse())
  return { x: Math.round(x), y: Math.round(y) }
}

const idOf = (target: Element, name: string): number | undefined => {
  const value = target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`)
  return value ? Number(value) : undefined
}

/**
 * Sends what the pointer does on the screens: a press focuses a window, the title bar drags it,
 * the Dock opens apps, and dots show spaces. CornerOf says where a window is.
 */
export function watchPointer(picture: HTMLElement, send: Send, cornerOf: (window: number) => Point) {
  let drag: Drag | undefined
  let waiting: PointerEvent | undefined

  const screenOf = (event: PointerEvent): SVGSVGElement | undefined =>
    [...picture.children].find((child): child is SVGSVGElement => {
      const { left, right, top, bottom } = child.getBoundingClientRect()
      const isBeside = event.clientX < left || event.clientX > right
      return !isBeside && event.clientY >= top && event.clientY <= bottom && child instanceof SVGSVGElement
    })

  function mouse(event: PointerEvent, what: string): void {
    const svg = screenOf(event)
    if (!svg) {
      return
    }
    const at = pointOf(svg, event)
    const modifiers = modifiersOf(event).flatMap((name) => aliases[name] ?? [name])
    send({ kind: 'mouse', event: `mouseDid${what}`, at, modifiers })
    if (drag) {
      send({ kind: 'drag', window: drag.window, to: { x: at.x + drag.offset.x, y: at.y + drag.offset.y } })
    }
  }

  picture.addEventListener('pointerdown', (event) => {
    const target = event.target as Element
    const svg = screenOf(event)
    const window = idOf(target, 'window')
    const space = idOf(target, 'space')
    const app = target.closest('.dock [data-app]')?.getAttribute('data-app')
    if (window !== undefined && svg) {
      send({ kind: 'focus', window })
      if (target.closest('[data-bar]') && event.button === 0) {
        const at = pointOf(svg, event)
        const corner = cornerOf(window)
        drag = { window, offset: { x: corner.x - at.x, y: corner.y - at.y } }
        picture.setPointerCapture(event.pointerId)
      }
    } else if (space !== undefined) {
      send({ kind: 'space', space })
    } else if (app) {
      send({ kind: 'open', app })
    }
  })

  // The browser reports more moves than it draws frames.
  picture.addEventListener('pointermove', (event) => {
    if (!waiting) {
      requestAnimationFrame(() => {
        const latest = waiting
        waiting = undefined
        if (latest) {
          const held = [1, 4, 2].findIndex((button) => (latest.buttons & button) > 0)
          mouse(latest, held < 0 ? 'Move' : `${buttonNames[held]}Drag`)
        }
      })
    }
    waiting = event
  })

  picture.addEventListener('pointerup', (event) => {
    if (event.target !== picture || drag) {
      mouse(event, `${buttonNames[event.button] ?? 'Other'}Click`)
    }
    drag = undefined
  })
  picture.addEventListener('pointercancel', () => {
    drag = undefined
  })

  return { dragged: () => drag?.window }
}
