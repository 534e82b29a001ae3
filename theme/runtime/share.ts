/** How long a link shows that the address was copied, in milliseconds. */
const copiedFor = 2000

/**
 * sharePosts makes the links that share a post work. Without it, the link that copies an address only leads
 * there. It loads on the first interaction, and imports nothing that other scripts import too.
 */
export function sharePosts(): void {
  // The style sheet shows the button for the system's list of apps only where there is one.
  document.documentElement.toggleAttribute('data-can-share', 'share' in navigator)
  // In the capture phase, so that the router does not follow the link.
  document.addEventListener('click', onClick, true)
}

function onClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null
  const box = control?.closest<HTMLElement>('[data-url]')
  if (!control || !box || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) {
    return
  }
  event.preventDefault()
  const { url = '', name } = box.dataset
  if (control.dataset.share === 'copy') {
    void copy(control, url)
  } else {
    navigator.share({ title: name, url }).catch(() => {}) // the reader closed the list
  }
}

async function copy(link: HTMLElement, url: string) {
  const status = link.parentElement?.querySelector('[role=status]')
  const { copied = '', failed = '' } = link.dataset
  // Browsers have no clipboard API over plain HTTP.
  const answer = await (navigator.clipboard?.writeText(url) ?? Promise.reject()).then(() => copied, () => failed)
  if (status) {
    status.textContent = answer
    setTimeout(() => {
      status.textContent = ''
    }, copiedFor)
  }
}
