/** SVG paths on a grid of 24, stroked in the color of the text. */
const paths = {
  arrowEnd: 'M5 12h14M13 6l6 6-6 6',
  arrowStart: 'M19 12H5M11 6l-6 6 6 6',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  chevron: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  home: 'M3.5 11 12 4l8.5 7M6 9v10.5h12V9',
  language: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z',
  panel: 'M4 5h16v14H4zM9.5 5v14',
  pencil: 'M12 20h8M15.5 5.5l3 3L8 19l-4 1 1-4z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
} as const

export type IconName = keyof typeof paths

/** Icon shows a small decorative drawing next to text, or in a button that has a label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
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
