const name = 'docgen-notice'

const styles = `
:host {
  all: initial;
  inset: auto auto 12px 12px;
  position: fixed;
  z-index: 2147483646;
}

p {
  background: #191614;
  border-inline-start: 4px solid #f2a65c;
  border-radius: 6px;
  box-shadow: 0 4px 20px rgb(0 0 0 / 35%);
  color: #f4f1ed;
  font: 14px / 1.4 system-ui, sans-serif;
  margin: 0;
  max-width: min(420px, calc(100vw - 64px));
  padding: 10px 14px;
}
`

/** showNotice shows a text in a corner of the page, in a shadow tree that the site's styles do not affect. */
export function showNotice(text: string): void {
  if (document.querySelector(name)) {
    return
  }
  const host = document.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const notice = document.createElement('p')
  notice.role = 'status'
  notice.textContent = text
  root.append(notice)
  document.body.append(host)
}

/** hideNotice removes the notice. */
export function hideNotice(): void {
  document.querySelector(name)?.remove()
}
