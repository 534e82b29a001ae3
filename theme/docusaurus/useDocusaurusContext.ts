import { useSite } from '../runtime/site'

/** useDocusaurusContext returns what components ask of a site, by Docusaurus's names. */
export default function useDocusaurusContext() {
  const { title, tagline = '', baseUrl, customFields = {}, locale, locales } = useSite()
  return {
    siteConfig: { title, tagline, baseUrl, customFields },
    i18n: { currentLocale: locale, defaultLocale: locale, locales: locales.map(({ name }) => name) },
  }
}
