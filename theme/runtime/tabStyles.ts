/** Where the reader's choice among the tabs of a group is kept begins with this. */
export const tabKeyPrefix = 'docgen.tab.'

/**
 * tabStyles shows the chosen tabs from the first paint on, before there is a
 * script that could. Entries are what local storage holds, keys with values.
 */
export function tabStyles(entries: [string, string][]): string {
  return entries
    .filter(([key]) => key.startsWith(tabKeyPrefix))
    .map(([key, label]) => {
      const group = JSON.stringify(key.slice(tabKeyPrefix.length))
      const chosen = `[data-label=${JSON.stringify(label)}]`
      const tabs = `html:not([data-scripts]) .tabs[data-group=${group}]:not([data-ready]):has(>${chosen})>`
      return `${tabs}.tab{display:none}${tabs}${chosen}{display:block}`
    })
    .join('')
}
