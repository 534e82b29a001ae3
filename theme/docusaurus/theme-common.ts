import { useColorMode as useMode } from '../runtime/colorMode'
import { write } from '../runtime/storage'
import { siteConfig } from './siteConfig'

type Mode = 'light' | 'dark'

/** useColorMode returns the colour mode by Docusaurus's names; null is the choice of the system. */
export function useColorMode() {
  const { choice, effective } = useMode()
  return {
    colorMode: effective,
    colorModeChoice: choice === 'system' ? null : choice,
    isDarkTheme: effective === 'dark',
    /** setColorMode chooses as the button in the navbar does: all that shows the mode hears of it. */
    setColorMode: (mode: Mode | null) => write('theme', mode),
  }
}

/** useThemeConfig returns the options of themeConfig in docgen.yaml. */
export function useThemeConfig() {
  return siteConfig.themeConfig
}
