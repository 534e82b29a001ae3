import { useColorMode as useMode } from '../../runtime/preferences/colorMode'
import { write } from '../../runtime/preferences/storage'

type Mode = 'light' | 'dark'

/** useColorMode returns the color mode in Docusaurus's form, where null means the system's mode. */
export function useColorMode() {
  const { choice, effective } = useMode()
  return {
    colorMode: effective,
    colorModeChoice: choice === 'system' ? null : choice,
    isDarkTheme: effective === 'dark',
    /** setColorMode has the same effect as the button in the navbar. */
    setColorMode: (mode: Mode | null) => write('theme', mode),
  }
}
