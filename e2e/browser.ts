/** How the tests start Chromium. */
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
}
