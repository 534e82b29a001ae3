import { Icon } from '../common/Icon'
import { Message } from '../messages'
import { labelOf, next, useColorMode } from '../runtime/preferences/colorMode'
import { fill } from '../runtime/fill'
import { useHydrated } from '../runtime/hydrated'
import { useSite } from '../runtime/site'
import classes from './ColorModeToggle.module.css'

/**
 * ColorModeToggle shows the button that switches between the light, dark and system color modes. It renders
 * all three icons and the style sheet shows one of them, by an attribute of the html element. So the icon is
 * right before hydration.
 */
export function ColorModeToggle() {
  const { choice, description, cycle } = useColorMode()
  const { disableSwitch } = useSite().colorMode
  const hydrated = useHydrated()
  if (disableSwitch) {
    return null
  }
  const unknown = labelOf('system') // before hydration
  return (
    <button
      type="button"
      className={classes.toggle}
      disabled={!hydrated}
      title={hydrated ? description : unknown}
      aria-label={
        hydrated
          ? fill(docgenText(Message['docgen.colorToggle.label']), { next: labelOf(next[choice]), mode: description })
          : fill(docgenText(Message['theme.colorToggle.ariaLabel']), { mode: unknown })
      }
      onClick={cycle}
    >
      <Icon name="sun" className={classes.light} />
      <Icon name="moon" className={classes.dark} />
      <Icon name="system" className={classes.system} />
    </button>
  )
}
