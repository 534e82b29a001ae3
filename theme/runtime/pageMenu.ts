const menu = '.page-menu details'

/**
 * watchPageMenus handles the buttons that copy a page as Markdown, and closes the menus beside them. Without it, a menu
 * opens and closes, and its links work. A click before it is there, at clicked, counts.
 */
export function watchPageMenus(clicked: EventTarget | null): void {
  const onClick = ({ target }: { target: EventTarget | null }) => {
    const at = target instanceof Element ? target : undefined
    const inside = at?.closest(menu)
    closeAll((other) => other !== inside)
    const button = at?.closest<HTMLButtonElement>('.page-menu [data-href]')
    if (button && !button.dataset.state) {
      copyPage(button)
    }
  }
  if (clicked) {
    onClick({ target: clicked })
  }
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      closeAll((open) => {
        open.contains(document.activeElement) && open.querySelector('summary')?.focus()
        return true
      })
    }
  })
}

function closeAll(isToClose: (open: HTMLDetailsElement) => boolean) {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(`${menu}[open]`)) {
    open.open = !isToClose(open)
  }
}

/** Copies the page, and says in the button for two seconds whether it worked. The button gets no smaller. */
async function copyPage(button: HTMLButtonElement) {
  const { dataset, style, firstElementChild: label } = button
  const text = label?.textContent ?? ''
  style.minInlineSize = `${button.offsetWidth}px`
  const show = (state: string, words: string) => {
    dataset.state = state
    label?.replaceChildren(words)
  }
  show('copying', text)
  await copyText(dataset.href ?? '').then(
    () => show('copied', dataset.copied ?? ''),
    () => show('failed', dataset.failed ?? ''),
  )
  setTimeout(() => {
    show('', text)
    style.minInlineSize = ''
  }, 2000)
}

/** Copies the text at an address. Safari allows that only if the text is a promise. */
async function copyText(url: string) {
  const text = fetch(url).then(async (response) => {
    if (!response.ok) {
      throw new Error(response.statusText)
    }
    return new Blob([await response.text()], { type: 'text/plain' })
  })
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}
