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
    // Beside the dialog is its backdrop, which counts as the dialog, and the scrollbar's place, which does not.
    // Heard on the way down, so that the press that opens is not heard.
    const onClick = ({ target }: MouseEvent) => {
      const inside = target instanceof Node && target !== dialog && dialog.contains(target)
      if (!inside || (target instanceof Element && target.closest('a[href]'))) {
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
    document.addEventListener('click', onClick, true)
    const history = 'navigation' in window ? window.navigation : undefined
    history?.addEventListener('navigate', onNavigate)
    return () => {
      document.removeEventListener('click', onClick, true)
      history?.removeEventListener('navigate', onNavigate)
      dialog.close()
    }
  }, [ref, open])
}
