import type { ComponentType } from 'react'
import type { NavbarItem } from '../contract'
import { createNamedContext } from '../runtime/context'

/** Place is where navbar items are: in the bar, in the side menu, or in the list of a dropdown. */
export type Place = 'bar' | 'menu' | 'list'

type Entries = ComponentType<{ items?: NavbarItem[]; place: Place }>

/**
 * NavbarItems imports the dropdowns, and a dropdown lists navbar items in turn. App
 * provides the component for that list, so that the imports form no circle.
 */
export const [NestedEntriesProvider, useNestedEntries] = createNamedContext<Entries>('NestedEntries')
