import { useSyncExternalStore } from 'react'
import { Message } from '../messages'
import { announce } from './announce'
import {
  type ColorModeChoice,
  type EffectiveColorMode,
  effectiveMode,
  parseChoice,
  parseMode,
} from './choice'
import { createSignal } from './signal'
import { useSite } from './site'
import { localStore, type SafeStorage } from './storage'

/** ColorModeState is what the reader asked for, and what it comes to. */
export interface ColorModeState {
  choice: ColorModeChoice
  effective: EffectiveColorMode
}

/** Surroundings is the world around the colour mode, so that tests can be one. */
export interface Surroundings {
  /** what the page shows now, as the boot script left it */
  choice: string | undefined
  /** mode of the choice "system" on a site that does not follow the system */
  fallback: EffectiveColorMode
  follow: boolean
  /** locked sites have no choice */
  locked: boolean
  storage: SafeStorage
  isDark: () => boolean
  onSystemChange: (listener: () => void) => void
  /** paint puts a state on the page. */
  paint: (state: ColorModeState) => void
}

const key = 'theme'
const next: Record<ColorModeChoice, ColorModeChoice> = { light: 'dark', dark: 'system', system: 'light' }

/** createColorMode follows the reader's choice, other tabs and the system. */
export function createColorMode(world: Surroundings) {
  const state = createSignal(resolve(parseChoice(world.choice)))

  function resolve(choice: ColorModeChoice): ColorModeState {
    const { fallback, follow, isDark } = world
    return { choice, effective: effectiveMode(choice, { fallback, follow, isDark: isDark() }) }
  }

  function set(choice: ColorModeChoice) {
    const wanted = resolve(choice)
    const shown = state.get()
    if (wanted.choice !== shown.choice || wanted.effective !== shown.effective) {
      world.paint(wanted)
      state.set(wanted)
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** start begins to follow other tabs and the system. */
    start() {
      if (world.locked) {
        world.storage.write(key, null)
      } else {
        world.storage.subscribe(key, () => set(parseChoice(world.storage.read(key))))
      }
      world.onSystemChange(() => set(state.get().choice))
    },
    /** cycle goes on to the next choice, and keeps it for other tabs and visits. */
    cycle() {
      if (world.locked) {
        return
      }
      const choice = next[state.get().choice]
      set(choice)
      world.storage.write(key, choice === 'system' ? null : choice)
    },
  }
}

/**
 * paint sets the mode at once: colours that fade one by one would look like a fault. It ends the
 * transitions that the new colours begin. To forbid them beforehand, and allow them again, would have
 * the browser work out the style of every element twice.
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

/** colorMode returns the page's one colour mode; for the browser alone. */
export function colorMode() {
  shared ??= createFromDocument()
  return shared
}

function labelOf(choice: ColorModeChoice): string {
  return {
    light: Message['theme.colorToggle.ariaLabel.mode.light'],
    dark: Message['theme.colorToggle.ariaLabel.mode.dark'],
    system: Message['theme.colorToggle.ariaLabel.mode.system'],
  }[choice]
}

function cycle() {
  colorMode().cycle()
  announce(labelOf(colorMode().get().choice))
}

const serverStates: Record<EffectiveColorMode, ColorModeState> = {
  light: { choice: 'system', effective: 'light' },
  dark: { choice: 'system', effective: 'dark' },
}

/** useColorMode returns the reader's choice with its label, the mode that it results in, and how to change it. */
export function useColorMode(): ColorModeState & { label: string; cycle(): void } {
  const fallback = parseMode(useSite().colorMode.default)
  const state = useSyncExternalStore(
    (listener) => colorMode().subscribe(listener),
    () => colorMode().get(),
    () => serverStates[fallback],
  )
  return { ...state, label: labelOf(state.choice), cycle }
}
