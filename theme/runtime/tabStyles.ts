/** Where the reader's choice among the tabs of a group is kept begins with this. */
export const tabKeyPrefix = 'docgen.tab.'

/**
 * tabStyles shows the chosen tabs from the first paint on, before there is a
 * script that could. Entries are what local storage holds, keys with values;
 * what the address asks for comes before it.
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
