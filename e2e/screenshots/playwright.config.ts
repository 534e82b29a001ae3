import { defineConfig } from '@playwright/test'
import all from '../playwright.config'

/** For "make screenshots", which needs none of the servers of the other tests. */
export default defineConfig({ ...all, testDir: '.', outputDir: '../../test-results', projects: [{ name: 'screenshots' }], webServer: [] })
