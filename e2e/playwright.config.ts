import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser'
import { address, servers } from './servers'

// The sweeps over all screens, pages or widths belong to "make test-all".
const sweeps = process.env.ALL === '1' ? [] : ['**/*.all.spec.ts']
/** Specs that only read pages as the server sends them. */
const reading = '**/*.read.spec.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  timeout: 90_000, // some tests visit all pages
  // Only a test that fails waits so long. A busy machine may show a page after the usual five seconds.
  expect: { timeout: 15_000 },
  reporter: 'list',
  updateSnapshots: process.env.UPDATE === '1' ? 'all' : 'none',
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  workers: 2,
  use: {
    baseURL: servers.phoenix.url,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    // Fading from page to page takes a third of the time of a navigation. navigation.spec.ts has it, with other tests of motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'browser', testIgnore: [reading, ...sweeps] },
    // A page that nothing changes can be shared; opening one takes longer than reading it.
    { name: 'reading', testMatch: reading, use: { javaScriptEnabled: false, reuseContext: true } },
  ],
  webServer: {
    command: `go run ./e2e/sites ${address}`,
    cwd: '..',
    url: servers.phoenix.url,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
})
