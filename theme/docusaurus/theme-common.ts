import { useColorMode as useMode } from '../runtime/colorMode'
import { write } from '../runtime/storage'
import { siteConfig } from './siteConfig'

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

/** useThemeConfig returns the options of themeConfig in docgen.yaml. */
export function useThemeConfig() {
  return siteConfig.themeConfig
}
