import type { Page } from '@playwright/test'
import type { Example } from './examples'

/** Shot is a screenshot in the guide: docs/static/img/screenshots/NAME-light.webp and NAME-dark.webp. */
export interface Shot {
  name: string
  /** The example of the guide whose site is shown. */
  site: Example
  /** The page of that site, without the slash at the start. */
  path: string
  /** Whether docgen dev shows the site, errors included, instead of a build. */
  isPreview?: boolean
  /** The size of the window in CSS pixels, 1000 by 640 by default. */
  width?: number
  height?: number
  /** How many pixels of the image a CSS pixel has, 2 by default. A guide shows images in their size or smaller. */
  scale?: number
  /** What to do on the page first. */
  steps?: (page: Page) => Promise<void>
}

const themeSize = { width: 1200, height: 900, scale: 1.5 }

export const shots: Shot[] = [
  { name: 'first-site', site: { page: 'tutorial/install' }, path: '', height: 640 },
  { name: 'write-pages', site: { page: 'tutorial/write-pages' }, path: 'sync', height: 1130 },
  { name: 'tabs', site: { page: 'tutorial/write-pages' }, path: 'install', height: 425 },
  {
    name: 'error',
    site: { page: 'tutorial/fix-links', section: '' },
    path: '',
    height: 460,
    isPreview: true,
    steps: (page) => page.getByText('instal.md').first().waitFor(),
  },
  { name: 'sidebar', site: { page: 'tutorial/sidebar' }, path: 'guides/schedule', height: 460 },
  {
    name: 'phone',
    site: { page: 'tutorial/sidebar' },
    path: 'guides/schedule',
    width: 390,
    height: 560,
    scale: 1,
    steps: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
  },
  {
    name: 'search',
    site: { page: 'tutorial/sidebar' },
    path: '',
    height: 460,
    async steps(page) {
      await page.keyboard.press('Control+K')
      await page.getByRole('combobox').fill('battery')
      await page.getByRole('option', { selected: true }).waitFor()
    },
  },
  { name: 'landing-page', site: { page: 'tutorial/brand' }, path: '', height: 520 },
  { name: 'readme', site: { page: 'tutorial/brand' }, path: 'docs/sync', width: 1200, height: 1140 },
  {
    name: 'guide-landing-page',
    site: { page: 'guides/design/landing-page' },
    path: '',
    width: 1200,
    height: 880,
  },
  { name: 'theme-phoenix', site: { page: 'guides/design/themes' }, path: 'restore', ...themeSize },
  {
    name: 'theme-slate',
    site: { page: 'guides/design/themes', section: 'slate' },
    path: 'restore',
    ...themeSize,
  },
  {
    name: 'theme-paper',
    site: { page: 'guides/design/themes', section: 'paper' },
    path: 'restore',
    ...themeSize,
  },
  {
    name: 'theme-brand',
    site: { page: 'guides/design/themes', section: 'Add your color' },
    path: 'restore',
    ...themeSize,
  },
  { name: 'guide-brand', site: { page: 'guides/design/brand' }, path: '', height: 450 },
  {
    name: 'guide-search',
    site: { page: 'guides/quality/search' },
    path: '',
    height: 400,
    async steps(page) {
      await page.keyboard.press('Control+K')
      await page.getByRole('combobox').fill('hotkey')
      await page.getByRole('option', { selected: true }).waitFor()
    },
  },
  { name: 'guide-navbar', site: { page: 'guides/design/navbar-and-footer' }, path: 'install', height: 240 },
  {
    name: 'guide-dropdown',
    site: { page: 'guides/design/navbar-and-footer', section: 'Group links in a dropdown' },
    path: 'install',
    height: 260,
    async steps(page) {
      await page.getByText('Community').click()
      await page.getByRole('link', { name: 'Code of conduct' }).waitFor()
    },
  },
  {
    name: 'guide-footer',
    site: { page: 'guides/design/navbar-and-footer', section: 'Add columns to the footer' },
    path: 'install',
    height: 330,
    steps: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },
  {
    name: 'guide-announcement',
    site: { page: 'guides/design/navbar-and-footer', section: 'Add an announcement' },
    path: 'install',
    height: 280,
  },
]
