import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = mkdtempSync(join(tmpdir(), 'docgen-browser-'))
process.once('exit', () => rmSync(home, { recursive: true, force: true }))

/** How the tests start Chromium: with their own fonts, home folder and language, whatever the machine has. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox', // needed for root in containers
    '--disable-gpu',
    '--font-render-hinting=none', // makes the headless shell place letters as a window does
    '--disable-background-networking', // tests need no network
    '--disable-component-update',
    '--disable-sync',
  ],
  env: {
    PATH: process.env.PATH ?? '',
    HOME: home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts/fonts.conf'),
  },
}
