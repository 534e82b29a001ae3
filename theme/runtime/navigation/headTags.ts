import { createContext } from 'react'

/** HeadTag is an element for the head of a page. */
export interface HeadTag {
  tag: string
  attributes: Record<string, string>
  /** text of a title, a script or a style */
  text?: string
}

/** CollectHead collects the tags during server rendering. Browsers do not provide it. */
export const CollectHead = createContext<((tags: HeadTag[]) => void) | undefined>(undefined)
