import { Children, createContext, isValidElement, type ReactNode, useCallback, useContext, useState } from 'react'
import { tabKeyPrefix } from '../../runtime/preferences/tabStyles'
import useIsomorphicLayoutEffect from '../useIsomorphicLayoutEffect'
import { useStorageSlot } from './hooks'
import { useQueryString } from './query'

interface TabValue {
  value: string
  label?: string
  attributes?: Record<string, unknown>
  default?: boolean
}

interface TabsProps {
  children?: ReactNode
  values?: readonly TabValue[]
  defaultValue?: string | null
  groupId?: string
  queryString?: string | boolean
  lazy?: boolean
  block?: boolean
}

interface TabsValue {
  selectedValue: string
  selectValue: (value: string) => void
  tabValues: readonly TabValue[]
  lazy: boolean
  block: boolean
}

/** TabsContext is the state of the tabs around a component. */
export const TabsContext = createContext<TabsValue | undefined>(undefined)

/** TabsProvider tells the tabs below it which of them is open. */
export function TabsProvider({ value, children }: { value: TabsValue; children?: ReactNode }) {
  return <TabsContext.Provider value={value}>{children}</TabsContext.Provider>
}

/** sanitizeTabsChildren returns the tabs among children. */
export function sanitizeTabsChildren(children: ReactNode) {
  return Children.toArray(children).filter((child) => isValidElement<TabValue>(child))
}

/** useTabs returns which tab is open: of the tabs with these props, or of those around the component. */
export function useTabs(props?: TabsProps): TabsValue {
  const around = useContext(TabsContext)
  const made = useTabsContextValue(props ?? {})
  if (!props && !around) {
    throw new Error('useTabs() without props works only within TabsProvider')
  }
  return props || !around ? made : around
}

/**
 * useTabsContextValue returns which tab is open, and a function that opens another. Tabs of a group follow those
 * of docgen with the same groupId.
 */
export function useTabsContextValue({ children, values, groupId, defaultValue, queryString, lazy, block }: TabsProps): TabsValue {
  const tabValues = values ?? sanitizeTabsChildren(children).map(({ props }) => props)
  const first = tabValues.find((tab) => tab.default) ?? tabValues[0]
  const [selectedValue, setSelected] = useState(defaultValue ?? first?.value ?? '')
  const query = (queryString === true ? groupId : queryString) || ''
  const [asked, setAsked] = useQueryString(query)
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : tabKeyPrefix + groupId)
  const wanted = asked || stored
  const followed = tabValues.some(({ value }) => value === wanted) ? wanted : null
  useIsomorphicLayoutEffect(() => {
    if (followed !== null) {
      setSelected(followed)
    }
  }, [followed])
  const selectValue = useCallback(
    (value: string) => {
      setSelected(value)
      if (query) {
        setAsked(value)
      }
      slot.set(value)
    },
    [query, setAsked, slot],
  )
  return { selectedValue, selectValue, tabValues, lazy: lazy ?? false, block: block ?? false }
}
