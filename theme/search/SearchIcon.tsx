import type { HitKind } from './find'

/** SVG paths on a grid of 24, stroked in the color of the text. */
const paths: Record<HitKind | 'recent' | 'query' | 'enter', string> = {
  page: 'M7 3h7l4 4v14H6V4a1 1 0 0 1 1-1M14 3v4h4',
  section: 'M5 9h14M5 15h14M10 4 8 20M16 4l-2 16',
  member: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  text: 'M4 6h16M4 12h16M4 18h9',
  recent: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 8v4.5l3 1.5',
  query: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M16 16l4.5 4.5',
  enter: 'M20 5v6a3 3 0 0 1-3 3H5M9 10l-4 4 4 4',
}

/** SearchIcon shows an icon for the kind of result. Screen readers skip it. */
export function SearchIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" data-icon={name}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
