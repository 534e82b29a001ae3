import { defineConfig } from '@playwright/test'

export default defineConfig({
  forbidOnly: true,
  fullyParallel: true,
  reporter: 'list',
  projects: [
    // What the theme decides without a browser.
    { name: 'unit', testDir: 'theme/tests', testMatch: '**/*.test.ts' },
    // What plugins give.
    { name: 'plugins', testDir: 'plugins', testMatch: '**/*.test.ts' },
    // What the extension for VS Code decides without VS Code.
    { name: 'editors', testDir: 'editors/vscode/tests', testMatch: '**/*.test.ts' },
  ],
})
