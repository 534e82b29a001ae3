import type { DocsInstance, Version } from '../../contract'
import { usePage } from '../../runtime/page'
import { useSite } from '../../runtime/site'
import { linkIn, useReading } from '../../runtime/preferences/versions'
import { docusaurusToc } from '../common/pageToc'
import { useWritten } from '../common/written'
import { allDocs, type KnownDoc } from './docs'
import renderRoutes, { type Route } from '../renderRoutes'
import { useSidebarItems } from './sidebar'

export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
} from './sidebar'

export * from '../common/docCopies'

/** useDoc returns the doc on screen in Docusaurus's form. */
export function useDoc() {
  const page = usePage()
  const { title, path, toc, head, id = '', docs, version, tags = [], editUrl, lastUpdated, sidebar, previous, next } = page
  const { frontMatter, source, assets } = useWritten()
  const base = useReading()(docs).own?.base.replace(/\/$/, '') ?? ''
  const position = frontMatter.sidebar_position
  return {
    metadata: {
      id,
      title,
      description: head.description ?? '',
      permalink: path,
      source,
      sourceDirName: id.split('/').slice(0, -1).join('/') || '.',
      slug: path.slice(base.length) || '/',
      draft: page.draft ?? false,
      unlisted: page.unlisted ?? false,
      editUrl,
      version: version?.name ?? 'current',
      tags: tags.map(({ label, href }) => ({ label, permalink: href })),
      lastUpdatedAt: lastUpdated?.time ? Date.parse(lastUpdated.time) : undefined,
      lastUpdatedBy: lastUpdated?.author,
      sidebarPosition: typeof position === 'number' ? position : undefined,
      sidebar: sidebar?.id,
      frontMatter,
      previous: link(previous),
      next: link(next),
    },
    frontMatter,
    toc: docusaurusToc(toc),
    contentTitle: title,
    assets,
  }
}

const link = (to?: { label: string; href: string }) => to && { title: to.label, permalink: to.href }

/** useDocsSidebar returns the sidebar of the page; null without one. */
export function useDocsSidebar() {
  const { sidebar } = usePage()
  const items = useSidebarItems()
  return sidebar && items ? { name: sidebar.id, items } : null
}

/** useSidebarBreadcrumbs returns the way to the page as sidebar items; null if the site shows none. */
export function useSidebarBreadcrumbs() {
  const { breadcrumbs } = usePage()
  return breadcrumbs.length > 0 ? breadcrumbs.map(({ label, href }) => ({ type: 'link' as const, label, href })) : null
}

/** useDocsOf returns a function that returns the docs of a version. */
function useDocsOf() {
  const instances = allDocs[useSite().locale] ?? {}
  return (instance: string, version: string) => instances[instance]?.[version] ?? []
}

/** useDocsVersion returns the version of the page. */
export function useDocsVersion() {
  const { docs, version } = usePage()
  const { versions } = useReading()(docs)
  const known = useDocsOf()
  const own = versions.find(({ name }) => name === version?.name)
  const name = version?.name ?? 'current'
  return {
    pluginId: docs || 'default',
    version: name,
    label: version?.label ?? '',
    badge: version?.badge ?? false,
    banner: version?.banner && version.banner !== 'none' ? version.banner : null,
    isLast: own?.isLast ?? true,
    noIndex: false,
    className: '',
    docs: Object.fromEntries(known(docs || 'default', name).map(({ path, ...doc }) => [doc.id, doc])),
    docsSidebars: {} as Record<string, unknown>,
  }
}

/** dataOf returns a version in the form of Docusaurus's global data. */
const dataOf = ({ name, label, isLast, home, base }: Version, docs: KnownDoc[]) => ({
  name,
  label,
  isLast,
  path: base,
  mainDocId: docs.find(({ path }) => path === home)?.id ?? '',
  docs: docs.map(({ id, path, sidebar }) => ({ id, path, sidebar })),
  draftIds: [] as string[],
  sidebars: {} as Record<string, { link?: { path: string; label: string } }>,
})

const instanceData = ({ id, versions }: DocsInstance, known: ReturnType<typeof useDocsOf>) => ({
  path: (versions.find(({ isLast }) => isLast) ?? versions[0])?.base ?? '/',
  breadcrumbs: true,
  versions: versions.map((version) => dataOf(version, known(id, version.name))),
})

/** useAllDocsData returns the docs instances by their ids. */
export function useAllDocsData() {
  const known = useDocsOf()
  return Object.fromEntries(useSite().docs.map((instance) => [instance.id, instanceData(instance, known)]))
}

/** useDocsData returns a docs instance. */
export function useDocsData(pluginId = 'default') {
  const data = useAllDocsData()[pluginId]
  if (!data) {
    throw new Error(`there are no docs with the id "${pluginId}"`)
  }
  return data
}

/** useVersions returns the versions of a docs instance. */
export const useVersions = (pluginId?: string) => useDocsData(pluginId).versions

/** useLatestVersion returns the last version of a docs instance. */
export function useLatestVersion(pluginId?: string) {
  const versions = useVersions(pluginId)
  return versions.find(({ isLast }) => isLast) ?? versions[0]
}

/** useActivePlugin returns the docs instance of the page; undefined outside the docs. */
export function useActivePlugin() {
  const all = useAllDocsData()
  const { docs } = usePage()
  const pluginData = all[docs]
  return pluginData && { pluginId: docs, pluginData }
}

/** useActiveVersion returns the version of the page, if the page belongs to a docs instance. */
export function useActiveVersion(pluginId = 'default') {
  const { docs, version } = usePage()
  const data = useAllDocsData()[pluginId]
  return docs === pluginId ? data?.versions.find(({ name }) => name === version?.name) : undefined
}

/** useActivePluginAndVersion returns the docs instance and the version of the page. */
export function useActivePluginAndVersion() {
  const activePlugin = useActivePlugin()
  const activeVersion = useActiveVersion(activePlugin?.pluginId)
  return activePlugin && { activePlugin, activeVersion }
}

/** useActiveDocContext returns the version, the doc, and the doc in other versions. */
export function useActiveDocContext(pluginId = 'default') {
  const page = usePage()
  const { versions, own } = useReading()(pluginId)
  const activeVersion = useActiveVersion(pluginId)
  const others = own
    ? versions
        .map((version) => ({ version, link: linkIn(version, page, own) }))
        .filter(({ link }) => !link.missing)
        .map(({ version, link }) => [version.name, { id: page.id ?? '', path: link.href, sidebar: page.sidebar?.id }] as const)
    : []
  return {
    activeVersion,
    activeDoc: activeVersion && page.id !== undefined ? { id: page.id, path: page.path, sidebar: page.sidebar?.id } : undefined,
    alternateDocVersions: Object.fromEntries(others),
  }
}

/** useDocVersionSuggestions returns the last version, and the doc there if it exists. */
export function useDocVersionSuggestions(pluginId = 'default') {
  const latestVersionSuggestion = useLatestVersion(pluginId)
  const { alternateDocVersions } = useActiveDocContext(pluginId)
  return {
    latestVersionSuggestion,
    latestDocSuggestion: latestVersionSuggestion && alternateDocVersions[latestVersionSuggestion.name],
  }
}

/** useDocsPreferredVersion returns the version that the reader chose, and a function that chooses one. */
export function useDocsPreferredVersion(pluginId = 'default') {
  const { versions, own, candidates, prefer } = useReading()(pluginId)
  const known = useDocsOf()
  const chosen = candidates.find((version) => version !== own && !version.isLast)
  return {
    preferredVersion: chosen ? dataOf(chosen, known(pluginId, chosen.name)) : null,
    savePreferredVersionName(name: string) {
      const version = versions.find((each) => each.name === name)
      if (version) {
        prefer(version)
      }
    },
  }
}

/** useDocsPreferredVersionByPluginId returns the versions that the reader chose, by the ids of the docs. */
export function useDocsPreferredVersionByPluginId() {
  const reading = useReading()
  const known = useDocsOf()
  const chosen = (id: string) => reading(id).candidates.find((version) => version !== reading(id).own && !version.isLast)
  return Object.fromEntries(
    useSite().docs.map(({ id }) => {
      const version = chosen(id)
      return [id, version ? dataOf(version, known(id, version.name)) : null]
    }),
  )
}

/** useDocsVersionCandidates returns the versions to link to: the page's, the preferred and the last one. */
export function useDocsVersionCandidates(pluginId = 'default') {
  const known = useDocsOf()
  return useReading()(pluginId).candidates.map((version) => dataOf(version, known(pluginId, version.name)))
}

/** useDocById returns what is known of a doc of this version. */
export function useDocById(id?: string) {
  const { docs, version } = useDocsVersion()
  const doc = id === undefined ? undefined : docs[id]
  if (id !== undefined && !doc) {
    throw new Error(`the version "${version}" has no doc "${id}"`)
  }
  return doc
}

/** useLayoutDoc returns a doc in the reader's version, as navbar items link to it; null for a draft. */
export function useLayoutDoc(id: string, pluginId = 'default') {
  const versions = useDocsVersionCandidates(pluginId)
  return versions.flatMap(({ docs }) => docs).find((doc) => doc.id === id) ?? null
}

/** useLayoutDocsSidebar returns a sidebar in the reader's version, as navbar items link to it: to its first doc. */
export function useLayoutDocsSidebar(sidebarId: string, pluginId = 'default') {
  const versions = useDocsVersionCandidates(pluginId)
  const path = versions.flatMap(({ docs }) => docs).find(({ sidebar }) => sidebar === sidebarId)?.path
  return { name: sidebarId, link: path === undefined ? undefined : { path, label: sidebarId } }
}

/** useDocsContextualSearchTags returns the tags of what a search on this page looks through. */
export function useDocsContextualSearchTags(): string[] {
  const reading = useReading()
  const tags = useSite().docs.map(({ id }) => `docs-${id}-${reading(id).candidates[0]?.name ?? 'current'}`)
  return ['default', ...tags]
}

/** getDocsVersionSearchTag returns the search tag of a version. */
export const getDocsVersionSearchTag = (pluginId: string, version: string): string => `docs-${pluginId}-${version}`

/** useDocRootMetadata returns what surrounds a doc: its sidebar, and the doc itself. */
export function useDocRootMetadata({ route }: { route: Route }) {
  const sidebar = useDocsSidebar()
  return { docElement: renderRoutes(route.routes), sidebarName: sidebar?.name, sidebarItems: sidebar?.items }
}
