import { type RefObject, useEffect } from 'react'

/**
 * useMenuDialog opens and closes a modal dialog. The browser keeps the focus
 * inside, closes the dialog on Escape and restores the focus. This hook also closes
 * it on a click outside, when a link is followed, and on the browser's Back, which
 * then does nothing else.
 */
export function useMenuDialog(ref: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) {
      return
    }
    // A click on the backdrop has the dialog itself as its target.
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog || (target instanceof Element && target.closest('a[href]'))) {
        dialog.close()
      }
    }
    const onNavigate = (event: NavigateEvent) => {
      // A second Back may come before React has noticed that the dialog is closed.
      if (dialog.open && event.navigationType === 'traverse' && event.cancelable) {
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
