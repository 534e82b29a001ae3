import type { ComponentProps } from 'react'

/** Drawing shows an icon that the theme itself does not use. The path is on a grid of 24. */
export function Drawing({ path, ...rest }: ComponentProps<'svg'> & { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" {...rest}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
