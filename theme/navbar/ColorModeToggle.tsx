import { Icon } from '../common/Icon'
import { stateText } from '../runtime/choice'
import { useColorMode } from '../runtime/colorMode'
import { useHydrated } from '../runtime/hydrated'
import { useSite } from '../runtime/site'
import classes from './ColorModeToggle.module.css'

const next = { light: 'dark', dark: 'system', system: 'light' } as const

/**
 * ColorModeToggle switches between light, dark and system. It renders all three
 * icons; the style sheet shows one, by an attribute of the html element, so that the
 * icon is right before hydration.
 */
export function ColorModeToggle() {
  const { choice, effective, cycle } = useColorMode()
  const { followSystem, disableSwitch } = useSite().colorMode
  const hydrated = useHydrated()
  const state = hydrated ? `Colour mode: ${stateText(choice, effective, followSystem)}` : 'Colour mode'
  if (disableSwitch) {
    return null
  }
  return (
    <button
      type="button"
      className={classes.toggle}
      disabled={!hydrated}
      title={state}
      aria-label={hydrated ? `${state}. Switch to ${next[choice]}` : state}
      onClick={cycle}
    >
      <Icon name="sun" className={classes.light} />
      <Icon name="moon" className={classes.dark} />
      <Icon name="system" className={classes.system} />
    </button>
  )
}
