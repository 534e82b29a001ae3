import type { ReactNode } from 'react'
import { join } from './Admonition'

interface Props {
  caption?: ReactNode
  /** by default that of its content */
  size?: 'small' | 'medium' | 'large' | 'full'
  children?: ReactNode
}

/** Figure shows an image, code or a table with a caption below. */
export function Figure({ caption, size, children }: Props) {
  return (
    <figure className={join('figure', size && `figure--${size}`)}>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
