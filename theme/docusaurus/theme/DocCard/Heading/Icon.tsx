import type { ReactNode } from 'react'
import type { Item } from '../../../plugin-content-docs/sidebar'

/** DocCardHeadingIcon shows nothing: cards have no icons here, unless the site draws them. */
export default function DocCardHeadingIcon(_: { item: Item; icon: ReactNode }) {
  return null
}
