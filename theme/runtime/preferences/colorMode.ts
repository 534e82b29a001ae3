import { useSyncExternalStore } from 'react'
import { Message } from '../../messages'
import { announce } from '../announce'
import {
  type ColorModeChoice,
  type EffectiveColorMode,
  effectiveMode,
  parseChoice,
  parseMode,
} from './choice'
import { createSignal } from '../signal'
import { useSite } from '../site'
import { localStore, type SafeStorage } from './storage'

/** ColorModeState is the reader's choice and the mode that it results in. */
export interface ColorModeState {
  choice: ColorModeChoice
  effective: EffectiveColorMode
}

/** Environment is what the color mode depends on; tests provide their own. */
export interface Environment {
  /** the current choice, which the boot script set */
  choice: string | undefined
  /** mode of the choice "system" on a site that does not follow the system */
  fallback: EffectiveColorMode
  follow: boolean
  /** whether the site does not let readers choose */
  locked: boolean
  storage: SafeStorage
  isDark: () => boolean
  onSystemChange: (listener: () => void) => void
  /** paint applies a state to the page. */
  paint: (state: ColorModeState) => void
}

const key = 'theme'
/** next is the choice after each, in the order in which the button offers them. */
export const next: Record<ColorModeChoice, ColorModeChoice> = { light: 'dark', dark: 'system', system: 'light' }

/** createColorMode returns a color mode that follows the reader's choice, other tabs and the system. */
export function createColorMode(environment: Environment) {
  const state = createSignal(resolve(parseChoice(environment.choice)))

  function resolve(choice: ColorModeChoice): ColorModeState {
    const { fallback, follow, isDark } = environment
    return { choice, effective: effectiveMode(choice, { fallback, follow, isDark: isDark() }) }
  }

  function set(choice: ColorModeChoice) {
    const wanted = resolve(choice)
    const shown = state.get()
    if (wanted.choice !== shown.choice || wanted.effective !== shown.effective) {
      environment.paint(wanted)
      state.set(wanted)
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** start subscribes to other tabs and the system. */
    start() {
      if (environment.locked) {
        environment.storage.write(key, null)
      } else {
        environment.storage.subscribe(key, () => set(parseChoice(environment.storage.read(key))))
      }
      environment.onSystemChange(() => set(state.get().choice))
    },
    /** cycle selects the next choice and stores it for other tabs and visits. */
    cycle() {
      if (environment.locked) {
        return
      }
      const choice = next[state.get().choice]
      set(choice)
      environment.storage.write(key, choice === 'system' ? null : choice)
    },
  }
}

/**
 * paint changes all colors at once, because colors that fade one by one look broken. It finishes the
 * transitions that the new colors start. Disabling them before and enabling them after would make the
 * browser compute the style of every element twice.
 */
function paint({ choice, effective }: ColorModeState) {
  const before = new Set(document.getAnimations())
  Object.assign(document.documentElement.dataset, { theme: effective, themeChoice: choice })
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition && !before.has(animation)) {
      animation.finish()
    }
  }
}

function createFromDocument() {
  const { themeChoice, themeDefault, themeFollow, themeLocked } = document.documentElement.dataset
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  return createColorMode({
    choice: themeChoice,
    fallback: parseMode(themeDefault),
    follow: themeFollow !== undefined,
    locked: themeLocked !== undefined,
    storage: localStore,
    isDark: () => dark.matches,
    onSystemChange: (listener) => dark.addEventListener('change', listener),
    paint,
  })
}

let shared: ReturnType<typeof createColorMode> | undefined

/** colorMode returns the color mode of the page. It works only in browsers. */
export function colorMode() {
  shared ??= createFromDocument()
  return shared
}

/** labelOf names a choice. */
export function labelOf(choice: ColorModeChoice): string {
  return {
    light: docgenText(Message['theme.colorToggle.ariaLabel.mode.light']),
    dark: docgenText(Message['theme.colorToggle.ariaLabel.mode.dark']),
    system: docgenText(Message['theme.colorToggle.ariaLabel.mode.system']),
  }[choice]
}

/** describe names a choice and, for the system's, the mode that it results in. */
function describe({ choice, effective }: ColorModeState, follow: boolean): string {
  if (choice !== 'system') {
    return labelOf(choice)
  }
  const [light, dark] = follow
    ? [docgenText(Message['docgen.colorToggle.systemLight']), docgenText(Message['docgen.colorToggle.systemDark'])]
    : [docgenText(Message['docgen.colorToggle.siteLight']), docgenText(Message['docgen.colorToggle.siteDark'])]
  return effective === 'dark' ? dark : light
}

const serverStates: Record<EffectiveColorMode, ColorModeState> = {
  light: { choice: 'system', effective: 'light' },
  dark: { choice: 'system', effective: 'dark' },
}

/** useColorMode returns the reader's choice, its description, the mode that it results in, and how to change it. */
export function useColorMode(): ColorModeState & { description: string; cycle(): void } {
  const { default: fallback, followSystem } = useSite().colorMode
  const state = useSyncExternalStore(
    (listener) => colorMode().subscribe(listener),
    () => colorMode().get(),
    () => serverStates[parseMode(fallback)],
  )
  return {
    ...state,
    description: describe(state, followSystem),
    cycle() {
      colorMode().cycle()
      announce(describe(colorMode().get(), followSystem))
    },
  }
}
