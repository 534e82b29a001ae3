import { defineConfig } from '@playwright/test'

const port = 4173

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  reporter: 'list',
  workers: 2,
  use: {
    baseURL: `http://127.0.0.1:${port}/phoenix/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox', // as root, in containers
        '--disable-gpu',
        '--disable-background-networking', // tests need no network
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The site as it was built, served as a static host would.
  webServer: {
    command: `bin/docgen serve --port ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/phoenix/`,
  },
})
