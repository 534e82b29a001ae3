import { globalData } from '../globalData'
import { usePage } from '../../runtime/page'
import { useAllDocsData } from '../plugin-content-docs/client'
import { lack } from './lacking'

/** useGlobalData returns the data of the docs and of the plugins in dataPlugins, by the name of the plugin. */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return { ...globalData, 'docusaurus-plugin-content-docs': useAllDocsData() }
}

/** useAllPluginInstancesData returns the data of all instances of a plugin. */
export function useAllPluginInstancesData(name: string, options: { failfast?: boolean } = {}) {
  const data = useGlobalData()[name]
  const onPage = usePage().plugins?.[name]
  if (!data && !onPage) {
    lack(name)
  }
  if (!data && options.failfast) {
    throw new Error(`docgen has no data of the plugin "${name}"`)
  }
  return data
}

/**
 * usePluginData returns what a plugin of docgen gives to the page on screen or to all pages, or the data of one instance of a
 * plugin of Docusaurus; undefined if docgen has none.
 */
export function usePluginData(name: string, id = 'default', options: { failfast?: boolean } = {}) {
  const onPage = usePage().plugins?.[name]
  const data = useAllPluginInstancesData(name, onPage === undefined ? options : {})?.[id]
  if (onPage !== undefined) {
    return onPage
  }
  if (!data && options.failfast) {
    throw new Error(`docgen has no data of the plugin "${name}" with the id "${id}"`)
  }
  return data
}
