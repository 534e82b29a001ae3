const menu = '.page-menu'

/**
 * watchPageMenus handles the menus that copy a page as Markdown. Without it, a menu opens and closes, and its links
 * work. A click before it is there, at clicked, counts.
 */
export function watchPageMenus(clicked: EventTarget | null): void {
  const onClick = ({ target }: { target: EventTarget | null }) => {
    const inside = target instanceof Element ? target.closest<HTMLDetailsElement>(menu) : null
    closeAll((other) => other !== inside)
    const button = target instanceof Element ? target.closest('button') : null
    if (inside && button) {
      copyPage(inside, button)
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

async function copyPage(open: HTMLDetailsElement, button: HTMLButtonElement) {
  const { copied = '', failed = '' } = button.dataset
  const label = button.textContent
  button.textContent = await copyText(open.querySelector('a')?.href ?? '').then(
    () => copied,
    () => failed,
  )
  setTimeout(() => {
    button.textContent = label
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
