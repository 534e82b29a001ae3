import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser'

/** For "make test-editors": VS Code with the packed extension, in Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: process.env.UPDATE === '1' ? '**/images.client.ts' : '**/workbench.client.ts',
  outputDir: '../../test-results',
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  workers: 1,
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
  },
})
