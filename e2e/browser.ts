/** How the tests start Chromium. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox', // needed for root in containers
    '--disable-gpu',
    '--disable-background-networking', // tests need no network
    '--disable-component-update',
    '--disable-sync',
  ],
}
