import { useMemo } from 'react'
import { useSite } from '../../runtime/site'
import { formOf } from '../../runtime/locale'
import { translate } from '../Translate'
import { useDocsContextualSearchTags } from '../plugin-content-docs/client'
import { siteConfig } from '../siteConfig'

export { ReactContextError } from '../../runtime/context'
export * from '../common/classNames'
export * from '../common/codeBlock'
export * from '../common/collapsible'
export * from '../common/colorMode'
export * from '../common/copies'
export * from '../common/hooks'
export * from '../common/metadata'
export { NavbarSecondaryMenuFiller, useNavbarMobileSidebar, useNavbarSecondaryMenu } from '../common/menu'
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
export * from '../common/visibility'
export { useDocsPreferredVersion } from '../plugin-content-docs/client'
export { findFirstSidebarItemLink, useCurrentSidebarCategory, filterDocCardListItems } from '../plugin-content-docs/sidebar'
export { isColumns as isMultiColumnFooterLinks } from '../common/footer'
export { default as ErrorBoundaryTryAgainButton } from '../common/TryAgain'
export { default as ThemedComponent } from '../theme/ThemedComponent'

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

/** useContextualSearchFilters returns the language and the tags of what a search on this page looks through. */
export const useContextualSearchFilters = () => ({ locale: useSite().locale, tags: useDocsContextualSearchTags() })

/** useCountedPosts returns the words for a number of posts. */
function useCountedPosts(count: number) {
  const { selectMessage } = usePluralForm()
  return selectMessage(count, translate({ id: 'theme.blog.post.plurals' }, { count }))
}

/** useBlogTagsPostsPageTitle returns the title of the page of a tag. */
export const useBlogTagsPostsPageTitle = ({ label: tagName, count }: { label: string; count: number }) =>
  translate({ id: 'theme.blog.tagTitle' }, { nPosts: useCountedPosts(count), tagName })

/** useBlogAuthorPageTitle returns the title of the page of an author. */
export const useBlogAuthorPageTitle = ({ name, key, count }: { name?: string; key: string; count: number }) =>
  translate({ id: 'theme.blog.author.pageTitle' }, { nPosts: useCountedPosts(count), authorName: name || key })

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
