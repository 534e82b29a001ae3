/** ColorModeChoice is the mode that the reader chose. */
export type ColorModeChoice = 'light' | 'dark' | 'system'

/** EffectiveColorMode is the mode that the page shows. */
export type EffectiveColorMode = 'light' | 'dark'

/** parseChoice reads a choice from storage or an attribute. Anything unknown means "system". */
export function parseChoice(text: string | null | undefined): ColorModeChoice {
  return text === 'light' || text === 'dark' ? text : 'system'
}

/** firstChoice returns the choice when the page loads. The address takes precedence over storage. */
export function firstChoice(asked: string | null, stored: string | null): ColorModeChoice {
  return parseChoice(asked === 'system' || parseChoice(asked) !== 'system' ? asked : stored)
}

/** System has the values that the choice "system" depends on. */
export interface System {
  fallback: EffectiveColorMode
  /** whether the site follows the system */
  follow: boolean
  isDark: boolean
}

/** effectiveMode returns the mode that a choice results in. */
export function effectiveMode(choice: ColorModeChoice, system: System): EffectiveColorMode {
  if (choice !== 'system') {
    return choice
  }
  if (!system.follow) {
    return system.fallback
  }
  return system.isDark ? 'dark' : 'light'
}

/** parseMode reads a mode from the site's configuration or an attribute. */
export function parseMode(text: string | undefined): EffectiveColorMode {
  return text === 'dark' ? 'dark' : 'light'
}
