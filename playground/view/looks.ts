/** What windows of an app contain: x, y, width, height and shade. Below 1, a size counts from the far edge. */
export type Block = [x: number, y: number, width: number, height: number, shade: string]

export interface Look {
  colour: string
  /** Strokes on the icon of the app, which is 24 wide and high. */
  glyph: string
  blocks: Block[]
}

/** Rows of text, whose widths differ. */
const text = (x: number, y: number, rows: number, shade = 'faint'): Block[] =>
  Array.from({ length: rows }, (_, row) => [x, y + row * 24, -(24 + ((row * 67) % 110)), 10, shade])

const tiles = (x: number, y: number, columns: number, rows: number, size: number): Block[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const shade = (column * 2 + row * 3) % 4 === 0 ? 'accent' : 'faint'
    return [x + column * (size + 16), y + row * (size + 16), size, size, shade]
  })

const list = (rows: number): Block[] => [
  [0, 0, 108, 0, 'side'],
  ...Array.from(
    { length: rows },
    (_, row): Block => [16, 22 + row * 30, 56 + ((row * 29) % 28), 10, 'strong'],
  ),
]

const looks: Record<string, Look> = {
  Safari: {
    colour: '#3f7fd6',
    glyph: 'M12 4.5a7.5 7.5 0 1 0 .01 0M15.5 8.5l-2 5-5 2 2-5z',
    blocks: [[24, 18, -24, 96, 'accent'], [24, 134, 180, 16, 'strong'], ...text(24, 168, 20)],
  },
  Mail: {
    colour: '#3d94ba',
    glyph: 'M4.5 7h15v10.500h-15zM4.5 7.500l7.5 6 7.5-6',
    blocks: [...list(14), [128, 22, 150, 16, 'strong'], ...text(128, 58, 20)],
  },
  Notes: {
    colour: '#cf9a2e',
    glyph: 'M6 5h12v14H6zM9 9h6M9 12.500h6M9 16h3',
    blocks: [...list(12), [128, 22, 100, 16, 'accent'], ...text(128, 58, 16)],
  },
  Calendar: {
    colour: '#cc5a4c',
    glyph: 'M5 6.500h14V19H5zM5 10.500h14M9 4v4M15 4v4',
    blocks: [[24, 20, 130, 16, 'strong'], ...tiles(24, 56, 12, 8, 56)],
  },
  Music: {
    colour: '#c2588c',
    glyph: 'M9 17V7.500l9-2V15M9 17a2.2 2.2 0 1 1-.01-.2M18 15a2.2 2.2 0 1 1-.01-.2',
    blocks: [...list(12), ...tiles(128, 22, 8, 6, 104)],
  },
  TextEdit: {
    colour: '#6f7f8f',
    glyph: 'M6 7h12M6 10.500h12M6 14h12M6 17.500h7',
    blocks: [[28, 24, 150, 16, 'strong'], ...text(28, 64, 24)],
  },
  Terminal: {
    colour: '#4b555e',
    glyph: 'M6 8l4 4-4 4M12 16.500h6',
    blocks: [[0, 0, 0, 0, 'dark'], ...text(20, 20, 5, 'green'), [20, 146, 14, 14, 'green']],
  },
  Finder: {
    colour: '#4a8ac9',
    glyph: 'M5 5h14v14H5zM9 9v2M15 9v2M8.5 15c2 1.6 5 1.6 7 0',
    blocks: [...list(8), ...tiles(128, 24, 8, 5, 64)],
  },
}

/** The look of an app. All that a script makes up look alike. */
export const lookOf = (app: string): Look =>
  looks[app] ?? { colour: '#7d6fb0', glyph: 'M6 6h12v12H6zM6 10h12', blocks: text(28, 28, 20) }
