import type { Binding } from '../model/keys'

// The names of keys in Phoenix, by the codes of the browser.
const codes: Record<string, string> = {
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Quote: "'",
  Semicolon: ';',
  Backslash: '\\',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Backquote: '`',
  IntlBackslash: '§',
  Enter: 'return',
  Tab: 'tab',
  Space: 'space',
  Backspace: 'delete',
  Delete: 'forwardDelete',
  Escape: 'escape',
  Help: 'help',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  NumLock: 'keypadClear',
  NumpadDecimal: 'keypad.',
  NumpadMultiply: 'keypad*',
  NumpadAdd: 'keypad+',
  NumpadDivide: 'keypad/',
  NumpadEnter: 'keypadEnter',
  NumpadSubtract: 'keypad-',
  NumpadEqual: 'keypad=',
}

/** What Phoenix calls the key of an event. With option or shift, the character is not that of the key. */
export function keyOf({ code, key, altKey, shiftKey }: KeyboardEvent): string {
  if (/^[\x21-\x7e]$/.test(key) && !altKey && !shiftKey && !code.startsWith('Numpad')) {
    return key.toLowerCase()
  }
  return (
    codes[code] ??
    code
      .replace(/^(Key|Digit)/, '')
      .replace('Numpad', 'keypad')
      .replace(/^\w$|^F/, lower)
  )
}

const lower = (text: string) => text.toLowerCase()

export function modifiersOf(event: KeyboardEvent | MouseEvent): string[] {
  const { ctrlKey, altKey, shiftKey, metaKey } = event
  const held = { control: ctrlKey, option: altKey, shift: shiftKey, command: metaKey }
  return Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [name] : []))
}

const symbols: Record<string, string> = {
  control: '⌃',
  option: '⌥',
  shift: '⇧',
  command: '⌘',
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
  return: '↩',
  tab: '⇥',
  delete: '⌫',
  forwardDelete: '⌦',
  escape: 'esc',
}

/** The symbol on a key, which is its name if it has no other. */
export const symbolOf = (key: string): string => symbols[key] ?? (key.length < 3 ? key.toUpperCase() : key)

export const sameCombination = (a: Binding, b: Binding): boolean =>
  a.key === b.key && a.modifiers.join() === b.modifiers.join()
