import { defineConfig } from '@playwright/test'
import { servers } from './servers'

const { phoenix, fixture, pages, diagrams, theming, mdx, versions, languages } = servers

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  timeout: 90_000, // some tests visit all pages
  reporter: 'list',
  workers: 2,
  retries: 1, // tests of single frames and quick keys; the report lists what passed only then as flaky
  use: {
    // A new page, with a new process and empty caches, takes longer than most tests.
    // Playwright resets the page and its storage between tests, but not the history.
    reuseContext: true,
    baseURL: phoenix.url,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox', // needed for root in containers
        '--disable-gpu',
        '--disable-background-networking', // tests need no network
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Built sites, served as by a static host.
  webServer: [
    {
      command: `bin/docgen build -C e2e/fixture/languages -o ../../../bin/fixture/languages -q && exec bin/docgen serve -C e2e/fixture/languages -o ../../../bin/fixture/languages --port ${languages.port}`,
      cwd: '..',
      url: languages.url,
    },
  ],
})
