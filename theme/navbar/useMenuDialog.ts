import { type RefObject, useEffect } from 'react'

/**
 * useMenuDialog opens and closes a modal dialog. The browser keeps the focus
 * inside, closes it by Escape and gives the focus back; what is added here
 * closes it by a press outside, by following a link, and by the browser's Back,
 * which then does nothing else.
 */
export function useMenuDialog(ref: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) {
      return
    }
    // A press on the backdrop counts as one on the dialog itself.
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog || (target instanceof Element && target.closest('a[href]'))) {
        dialog.close()
      }
    }
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType === 'traverse' && event.cancelable) {
        event.preventDefault()
        dialog.close()
      }
    }
    dialog.showModal()
    dialog.addEventListener('click', onClick)
    const history = 'navigation' in window ? window.navigation : undefined
    history?.addEventListener('navigate', onNavigate)
    return () => {
      dialog.removeEventListener('click', onClick)
      history?.removeEventListener('navigate', onNavigate)
      dialog.close()
    }
  }, [ref, open])
}
