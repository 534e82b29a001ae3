import { Message } from '../messages'

/** Shortcut is a row of the list of keyboard shortcuts. */
export interface Shortcut {
  /** as readers know them */
  keys: string[]
  label: string
  /** runs the shortcut and reports whether there was anything to do; undefined for those that other scripts handle */
  run?(): boolean
}

/** Letters keeps whether shortcuts of one letter are on. */
export interface Letters {
  areOn(): boolean
  set(isOn: boolean): void
}

/** The dialog has its own sheet, because most readers never open it. */
const rules = `
.shortcut-list {
  background: var(--color-raised);
  border: var(--hairline) solid var(--color-border);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-lg);
  color: var(--color-text);
  inline-size: min(26rem, calc(100dvi - 2 * var(--space-4)));
  margin: auto;
  max-block-size: calc(100dvb - 2 * var(--space-4));
  overflow-y: auto;
  padding: var(--space-5) var(--space-6);
}
.shortcut-list::backdrop {
  background: color-mix(in srgb, var(--color-bg) 70%, transparent);
}
.shortcut-list header {
  align-items: center;
  display: flex;
  justify-content: space-between;
}
.shortcut-list h2 {
  font-size: var(--text-lg);
  margin: 0;
}
.shortcut-list button {
  block-size: var(--target);
  border-radius: var(--radius-md);
  color: var(--color-muted);
  cursor: pointer;
  font-size: var(--text-xl);
  inline-size: var(--target);
  line-height: 1;
  margin-inline-end: calc(-1 * var(--space-3));
}
.shortcut-list :is(button, label):hover {
  color: var(--color-heading);
}
.shortcut-list dl {
  margin: var(--space-2) 0 var(--space-4);
}
.shortcut-list dl div {
  align-items: baseline;
  border-block-end: var(--hairline) solid var(--color-border);
  display: flex;
  flex-direction: row-reverse;
  gap: var(--space-4);
  justify-content: space-between;
  padding-block: var(--space-2);
}
.shortcut-list :is(dt, dd) {
  font-weight: inherit;
  margin: 0;
}
.shortcut-list kbd {
  background: var(--color-sunken);
  border: var(--hairline) solid var(--color-border-strong);
  border-block-end-width: var(--rail);
  border-radius: var(--radius-sm);
  font-family: var(--font-body);
  font-size: var(--text-xs);
  margin-inline-start: var(--space-1);
  padding: var(--space-half) var(--space-2);
  white-space: nowrap;
}
.shortcut-list label {
  align-items: center;
  color: var(--color-muted);
  display: flex;
  font-size: var(--text-sm);
  gap: var(--space-2);
  min-block-size: var(--target);
}
.shortcut-list input {
  accent-color: var(--color-accent);
  block-size: 1.5rem;
  inline-size: 1.5rem;
}`
let sheet: CSSStyleSheet | undefined

/** listShortcuts shows the keyboard shortcuts in a dialog. When it closes, the focus returns to where it was. */
export function listShortcuts(table: Shortcut[], letters: Letters): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }
  const title = create('h2', docgenText(Message['docgen.keys.title']))
  title.id = 'docgen-shortcuts'
  const dialog = create('dialog', create('header', title, closeButton()), listOf(table), choice(letters))
  dialog.className = 'shortcut-list'
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('button'))) {
      dialog.close()
    }
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) {
  const element = document.createElement(name)
  element.append(...children)
  return element
}

function closeButton(): HTMLButtonElement {
  const button = create('button', '×')
  button.type = 'button'
  button.setAttribute('aria-label', docgenText(Message['theme.AnnouncementBar.closeButtonAriaLabel']))
  return button
}

function listOf(table: Shortcut[]): HTMLElement {
  const rows = table.map(({ keys, label }) =>
    create('div', create('dt', ...keys.filter(Boolean).flatMap((key) => [create('kbd', key), ' '])), create('dd', label)),
  )
  return create('dl', ...rows)
}

/** The check box with which readers who speak to their computer, or whose keys are taken, turn letters off. */
function choice(letters: Letters): HTMLElement {
  const box = create('input')
  box.type = 'checkbox'
  box.checked = letters.areOn()
  box.addEventListener('change', () => letters.set(box.checked))
  return create('label', box, docgenText(Message['docgen.keys.single']))
}
