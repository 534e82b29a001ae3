let lacking = ''

/** lack remembers that a page asked for the data of a plugin that docgen does not run. */
export function lack(plugin: string) {
  lacking = plugin
}

/** lacked returns the last plugin that was remembered since the last call; '' for none. */
export function lacked() {
  const last = lacking
  lacking = ''
  return last
}
