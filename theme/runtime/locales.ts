import type { SiteData } from '../contract'

/** homeOf returns the home page of the reader's language. All pages in that language are below it. */
export const homeOf = ({ locale, locales, baseUrl }: SiteData): string =>
  locales.find(({ name }) => name === locale)?.home ?? baseUrl
