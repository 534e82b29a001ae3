/** Prefix of the storage keys for the reader's choice in a group of tabs. */
export const tabKeyPrefix = 'docgen.tab.'

/**
 * tabStyles returns CSS that shows the chosen tabs from the first paint on, before a script can. The entries
 * are those of local storage. The query of the address takes precedence.
 */
export function tabStyles(entries: Iterable<[string, string]>, query: Iterable<[string, string]>): string {
  const chosen = [...entries]
    .filter(([key]) => key.startsWith(tabKeyPrefix))
    .map(([key, value]) => rule('group', key.slice(tabKeyPrefix.length), value))
  return [...chosen, ...[...query].map(([name, value]) => rule('query', name, value))].join('')
}

function rule(by: 'group' | 'query', name: string, value: string): string {
  const chosen = `[data-value=${JSON.stringify(value)}]`
  const tabs = `html:not([data-scripts]) .tabs[data-${by}=${JSON.stringify(name)}]:not([data-ready]):has(>${chosen})>`
  return `${tabs}.tab{display:none}${tabs}${chosen}{display:block}`
}
