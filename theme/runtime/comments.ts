const service = 'https://giscus.app'

/** showComments puts the comments of giscus in place of the button that asks for them. */
export function showComments(button: HTMLAnchorElement): void {
  const { light = 'light', dark = 'dark', ...options } = button.dataset
  const theme = () => (document.documentElement.dataset.theme === 'dark' ? dark : light)
  const script = document.createElement('script')
  Object.assign(script.dataset, options, { theme: theme(), emitMetadata: '0', loading: 'lazy' })
  script.src = `${service}/client.js`
  script.crossOrigin = 'anonymous'
  const place = button.parentElement
  script.onerror = () => script.replaceWith(button)
  button.replaceWith(script)
  new MutationObserver((_, observer) => {
    const frame = place?.querySelector<HTMLIFrameElement>('iframe.giscus-frame')
    if (!place?.isConnected) {
      observer.disconnect()
    }
    frame?.contentWindow?.postMessage({ giscus: { setConfig: { theme: theme() } } }, service)
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}
