import type { ComponentType } from 'react'
import type { SidebarItem } from '../contract'
import { createNamedContext } from '../runtime/context'

type Items = ComponentType<{ items: SidebarItem[]; path: string }>

/**
 * SidebarItems imports SidebarCategory, which lists sidebar items in turn. App
 * provides the component for that list, so that the imports form no circle.
 */
export const [NestedItemsProvider, useNestedItems] = createNamedContext<Items>('NestedItems')
