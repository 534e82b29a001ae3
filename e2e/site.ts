import { test as base, expect, type Page } from '@playwright/test'

const gettingStarted = [
  'introduction',
  'managing-handlers',
  'loading',
  'preprocessing',
  'about-coordinates',
  'logging-and-debugging',
  'typescript',
]

const api = [
  'app',
  'event',
  'events',
  'identifiable',
  'image',
  'iterable',
  'key',
  'keys',
  'modal',
  'mouse',
  'phoenix',
  'point',
  'preferences',
  'rectangle',
  'require',
  'screen',
  'size',
  'space',
  'storage',
  'task',
  'timer',
  'window',
]

/** The site's base path. */
export const basePath = '/phoenix/'

/** Every route of the Phoenix site below its base path, in reading order. */
export const routes = [
  '',
  ...gettingStarted.map((name) => `getting-started/${name}`),
  ...api.map((name) => `api/${name}`),
]

/** Resolves once the page is alive. */
export async function hydrated(page: Page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor()
}

/** A page that fails its test when the browser's console says anything. */
export const test = base.extend<{ quietPage: Page }>({
  quietPage: async ({ page }, use) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
    await use(page)
    expect(messages).toEqual([])
  },
})

export { expect }
