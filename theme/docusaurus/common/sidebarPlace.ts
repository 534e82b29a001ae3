import { createContext } from 'react'

/**
 * SidebarPlace is the place of a sidebar item that the site's own code shows. Such code may hand on only the
 * props that Docusaurus has.
 */
export const SidebarPlace = createContext({
  /** position of the item in the sidebar */
  path: '',
  /** called when the reader opens the item */
  opened: () => {},
})
