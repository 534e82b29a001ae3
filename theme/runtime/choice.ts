/** ColorModeChoice is what the reader asks for. */
export type ColorModeChoice = 'light' | 'dark' | 'system'

/** EffectiveColorMode is what the reader sees. */
export type EffectiveColorMode = 'light' | 'dark'

/** parseChoice reads a choice from storage or an attribute; all else means the system's. */
export function parseChoice(text: string | null | undefined): ColorModeChoice {
  return text === 'light' || text === 'dark' ? text : 'system'
}

/** firstChoice is the choice at load: what the address asks for comes before what is stored. */
export function firstChoice(asked: string | null, stored: string | null): ColorModeChoice {
  return parseChoice(asked === 'system' || parseChoice(asked) !== 'system' ? asked : stored)
}

/** System is what the choice "system" depends on. */
export interface System {
  fallback: EffectiveColorMode
  /** whether the site follows the system */
  follow: boolean
  isDark: boolean
}

/** effectiveMode is what a choice comes to. */
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
