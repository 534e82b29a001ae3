import { Message } from '../messages'

/** The dialog has its own sheet, so that pages whose readers enlarge nothing load no rules for it. */
const rules = `
.zoom-dialog {
  background: none;
  border: 0;
  cursor: zoom-out;
  margin: auto;
  max-block-size: 96dvb;
  max-inline-size: 96dvi;
  overflow: visible;
  padding: 0;
}
.zoom-dialog::backdrop {
  background: color-mix(in srgb, var(--color-bg) 92%, transparent);
}
.zoom-dialog img {
  background: var(--color-bg);
  block-size: auto;
  border-radius: var(--radius-md);
  display: block;
  inline-size: auto;
  max-block-size: 96dvb;
  max-inline-size: 96dvi;
}
.zoom-dialog button {
  background: var(--color-raised);
  block-size: var(--target);
  border: var(--hairline) solid var(--color-border-strong);
  border-radius: var(--radius-full);
  color: var(--color-text);
  cursor: pointer;
  font-size: var(--text-xl);
  inline-size: var(--target);
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  line-height: 1;
  position: fixed;
}
@media (prefers-reduced-motion: no-preference) {
  .zoom-dialog[open] { animation: zoom-in 150ms ease-out; }
  @keyframes zoom-in { from { opacity: 0; transform: scale(0.96); } }
}`
let sheet: CSSStyleSheet | undefined

/**
 * enlarge shows the image of a link in a dialog. A click anywhere closes it, and so does Escape; then the
 * link has the focus again.
 */
export function enlarge(link: HTMLAnchorElement): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }
  const shown = link.querySelector('img')
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom-dialog'
  dialog.setAttribute('aria-label', shown?.alt ?? '')
  const image = new Image()
  image.src = link.href
  image.alt = shown?.alt ?? ''
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', docgenText(Message['theme.AnnouncementBar.closeButtonAriaLabel']))
  dialog.append(image, close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus({ preventScroll: true })
  })
  document.body.append(dialog)
  dialog.showModal()
}
