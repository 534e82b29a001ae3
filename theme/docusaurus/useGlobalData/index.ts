import { useAllDocsData } from '../plugin-content-docs/client'

/** useGlobalData returns the data of the docs by the name of their plugin in Docusaurus. */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return { 'docusaurus-plugin-content-docs': useAllDocsData() }
}

/** useAllPluginInstancesData returns the data of all instances of a plugin. */
export function useAllPluginInstancesData(name: string, options: { failfast?: boolean } = {}) {
  const data = useGlobalData()[name]
  if (!data && options.failfast) {
    throw new Error(`docgen has no data of the plugin "${name}"`)
  }
  return data
}

/** usePluginData returns the data of one instance of a plugin; undefined if docgen has none. */
export function usePluginData(name: string, id = 'default', options: { failfast?: boolean } = {}) {
  const data = useAllPluginInstancesData(name, options)?.[id]
  if (!data && options.failfast) {
    throw new Error(`docgen has no data of the plugin "${name}" with the id "${id}"`)
  }
  return data
}
