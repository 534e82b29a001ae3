import { tile, centre as middle } from './layouts'

// Snap windows to halves of the screen.
const modifiers: Key.Modifier[] = ['control', 'alt']
const gap = 12

class Grid<T extends Window> extends Layout implements Sized {
  static readonly columns = 12
  private rows?: number

  constructor(rows = 8, ...others: T[]) {
    super(rows)
    this.rows = rows + others.length
  }

  get size(): number {
    return Grid.columns * (this.rows ?? 1)
  }

  async place(window: T, { x, y: top }: Point): Promise<boolean> {
    const frame = await window.screen().frame()
    return window.setFrame({ x, y: top, width: frame.width / 2, height: gap })
  }
}

export const half = (window, side: 'left' | 'right' = 'left') => {
  const { width } = window.screen().flippedVisibleFrame()
  return side === 'left' ? width : Math.round(width / 2)
}

new Key('q', modifiers, (key, isRepeated) => {
  const window = Window.focused()
  if (!isRepeated && window instanceof Window) {
    Phoenix.log(`tiled ${window.title()} with ${key.description}`)
    tile(window, { columns: half(window), of: 2, async: true })
  }
})

windows.filter((one) => one.isVisible()).map(one => one.app()?.name())
const list = <List items={windows} onSelect={(item) => middle(item)} />

interface Options { readonly timeout?: number; callback(this: Timer, count: number): void }
type Side = keyof typeof sides | `${string}-edge`
declare function isSide(value: unknown): value is Side
function pair(a, b = a.next, [first, { deep }] = []) { return { a, b, deep: first.deep + deep } }
setFrame(frame: Rectangle, animated?: boolean): boolean
for (const screen of Screen.all()) from(screen, async, type)
const Map = 1, unlike = Map ? gap : half
switch (gap) { case gap: break }
