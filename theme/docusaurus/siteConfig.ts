/** SiteConfig is the site's configuration, by the names of its options. */
export interface SiteConfig {
  customFields: Readonly<Record<string, unknown>>
  i18n: Readonly<{ defaultLocale: string; locales: readonly string[]; localeConfigs: Readonly<Record<string, unknown>> }>
  themeConfig: Readonly<Record<string, unknown>>
  [option: string]: unknown
}

/**
 * siteConfig is an example. The bundler puts the site's own in its place, and only where the site's
 * code asks for it: pages of other sites do not carry it.
 */
export const siteConfig: SiteConfig = {
  customFields: {},
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: {} },
  themeConfig: {},
}

export default siteConfig
