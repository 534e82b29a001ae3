import { Message } from '../messages'

const key = 'docgen.focus'

type Announce = (text: string) => void

/** isFocused reports whether focus mode is on. */
export const isFocused = () => 'focus' in document.documentElement.dataset

/** setFocusMode turns focus mode on or off, for all pages until the reader closes the tab. */
export function setFocusMode(isOn: boolean, announce: Announce): void {
  show(isOn)
  store(isOn)
  announce(isOn ? docgenText(Message['docgen.focus.on']) : docgenText(Message['docgen.focus.off']))
}

/** restoreFocusMode turns on the mode of the last page. It loads nothing before the first interaction. */
export function restoreFocusMode(): void {
  try {
    show(window.sessionStorage.getItem(key) !== null)
  } catch {} // the reader turned storage off
}

/** The attribute selects the rules of styles/focus.css. React leaves the html element alone. */
function show(isOn: boolean) {
  const { dataset } = document.documentElement
  if (isOn) {
    dataset.focus = ''
  } else {
    delete dataset.focus
  }
  for (const button of document.querySelectorAll('[data-icon="focus"]')) {
    button.setAttribute('aria-pressed', String(isOn))
  }
}

function store(isOn: boolean) {
  try {
    if (isOn) {
      window.sessionStorage.setItem(key, '')
    } else {
      window.sessionStorage.removeItem(key)
    }
  } catch {} // the mode ends with the document
}

/** addFocusItem adds the item to the menu of the page. Without scripts, there is no focus mode. */
export function addFocusItem(announce: Announce): void {
  const menu = document.querySelector('.page-menu ul')
  if (!menu || menu.querySelector('[data-icon="focus"]')) {
    return
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.icon = 'focus'
  const help = document.createElement('small')
  help.textContent = docgenText(Message['docgen.focus.help'])
  button.append(`${docgenText(Message['docgen.focus.title'])} `, help)
  button.setAttribute('aria-pressed', String(isFocused()))
  button.addEventListener('click', () => {
    button.closest('details')?.removeAttribute('open')
    setFocusMode(!isFocused(), announce)
  })
  const item = document.createElement('li')
  item.append(button)
  menu.append(item)
}
