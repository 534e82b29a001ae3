import { createContext } from 'react'

/** HeadTag is an element for the head of a page. */
export interface HeadTag {
  tag: string
  attributes: Record<string, string>
  /** text of a title, a script or a style */
  text?: string
}

/** CollectHead takes the tags that are rendered on the server; in the browser nobody does. */
export const CollectHead = createContext<((tags: HeadTag[]) => void) | undefined>(undefined)
