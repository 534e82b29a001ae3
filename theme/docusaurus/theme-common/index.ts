import { useMemo } from 'react'
import { useColorMode as useMode } from '../../runtime/preferences/colorMode'
import { useSite } from '../../runtime/site'
import { write } from '../../runtime/preferences/storage'
import { formOf } from '../../runtime/locale'
import { translate } from '../Translate'
import { siteConfig } from '../siteConfig'

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

export { ReactContextError } from '../../runtime/context'
export * from '../common/classNames'
export * from '../common/collapsible'
export * from '../common/copies'
export * from '../common/hooks'
export * from '../common/metadata'
export * from '../common/navbar'
export * from '../common/providers'
export {
  mergeSearchParams,
  mergeSearchStrings,
  useClearQueryString,
  useQueryString,
  useQueryStringList,
  useQueryStringValue,
  useSearchQueryString,
} from '../common/query'
export * from '../common/reading'
export * from '../common/tabs'
export * from '../common/text'
export { findFirstSidebarItemLink, useCurrentSidebarCategory, filterDocCardListItems } from '../plugin-content-docs/sidebar'
export { isColumns as isMultiColumnFooterLinks } from '../common/footer'
export { default as ErrorBoundaryTryAgainButton } from '../common/TryAgain'

/** useThemeConfig returns the options of themeConfig in docgen.yaml. */
export function useThemeConfig() {
  return siteConfig.themeConfig
}

/** useDocCardDescriptionCategoryItemsPlural returns a function that says how many items a category has. */
export function useDocCardDescriptionCategoryItemsPlural() {
  const { selectMessage } = usePluralForm()
  return (count: number) =>
    selectMessage(count, translate({ id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items' }, { count }))
}

/** The order of plural forms in a text. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** usePluralForm returns a function that selects the form of a text for a number: "one plugin|many plugins". */
export function usePluralForm() {
  const { locale, language = locale } = useSite()
  return useMemo(() => {
    const rules = new Intl.PluralRules(language)
    const categories: readonly string[] = rules.resolvedOptions().pluralCategories
    const forms = pluralForms.filter((form) => categories.includes(form))
    return {
      selectMessage: (count: number, message: string) => formOf(message, forms.indexOf(rules.select(count))),
    }
  }, [language])
}
