import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser'
import { servers } from './servers'

const { phoenix, fixture, pages, diagrams, theming, mdx, versions, languages, search, blog } = servers

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  timeout: 90_000, // some tests visit all pages
  // Only a test that fails waits so long. A busy machine may show a page after the usual five seconds.
  expect: { timeout: 15_000 },
  // What passes only the second time is listed as flaky, and is a bug of the test or of the theme.
  retries: Number(process.env.RETRIES ?? 0),
  reporter: 'list',
  updateSnapshots: process.env.UPDATE === '1' ? 'all' : 'none',
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  workers: 2,
  use: {
    // A new page, with a new process and empty caches, takes longer than most tests.
    // Playwright resets the page and its storage between tests, but not the history.
    reuseContext: true,
    baseURL: phoenix.url,
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
  // Built sites, served as by a static host.
  webServer: [
    {
      command: `bin/docgen serve --port ${phoenix.port}`,
      cwd: '..',
      url: phoenix.url,
    },
    {
      command: `bin/docgen build -C e2e/fixture/site -o ../../../bin/fixture/site -q && exec bin/docgen serve -C e2e/fixture/site -o ../../../bin/fixture/site --port ${fixture.port}`,
      cwd: '..',
      url: fixture.url,
    },
    {
      command: `go run ./e2e/fixture/pages bin/fixture/pages && exec bin/docgen serve -C e2e/fixture/site -o ../../../bin/fixture/pages --base-url ${pages.basePath} --port ${pages.port}`,
      cwd: '..',
      url: pages.url,
    },
    {
      command: `bin/docgen build -C e2e/fixture/diagrams -o ../../../bin/fixture/diagrams -q && exec bin/docgen serve -C e2e/fixture/diagrams -o ../../../bin/fixture/diagrams --port ${diagrams.port}`,
      cwd: '..',
      url: diagrams.url,
    },
    {
      command: `sh e2e/fixture/theming.sh && exec bin/docgen serve -C bin/fixture/theming --port ${theming.port}`,
      cwd: '..',
      url: theming.url,
    },
    {
      command: `bin/docgen build -C e2e/fixture/mdx -o ../../../bin/fixture/mdx -q && exec bin/docgen serve -C e2e/fixture/mdx -o ../../../bin/fixture/mdx --port ${mdx.port}`,
      cwd: '..',
      url: mdx.url,
    },
    {
      command: `bin/docgen build -C e2e/fixture/versions -o ../../../bin/fixture/versions -q && exec bin/docgen serve -C e2e/fixture/versions -o ../../../bin/fixture/versions --port ${versions.port}`,
      cwd: '..',
      url: versions.url,
    },
    {
      command: `bin/docgen build -C e2e/fixture/languages -o ../../../bin/fixture/languages -q && exec bin/docgen serve -C e2e/fixture/languages -o ../../../bin/fixture/languages --port ${languages.port}`,
      cwd: '..',
      url: languages.url,
    },
    {
      command: `bin/docgen build -C e2e/fixture/search -o ../../../bin/fixture/search -q && exec bin/docgen serve -C e2e/fixture/search -o ../../../bin/fixture/search --port ${search.port}`,
      cwd: '..',
      url: search.url,
    },
    {
      command: `bin/docgen build -C e2e/fixture/blog -o ../../../bin/fixture/blog -q && exec bin/docgen serve -C e2e/fixture/blog -o ../../../bin/fixture/blog --port ${blog.port}`,
      cwd: '..',
      url: `${blog.url}blog`,
    },
  ],
})
