/** Modal and Image. A modal that no script refers to disappears after a garbage collection. */
export function createModals({ warn }) {
  const shown = []

  class Modal {
    origin = { x: 0, y: 0 }
    duration = 0
    weight = 24
    appearance = 'dark'
    text = ''
    isInput = false
    inputPlaceholder = ''
    textDidChange = () => {}
    textDidCommit = () => {}

    static build({ origin, ...properties }) {
      const modal = Object.assign(new Modal(), properties)
      if (typeof origin === 'function') {
        modal.origin = origin(modal.frame())
      } else if (origin) {
        warn('origin of Modal.build is not a function, Phoenix ignores it')
      }
      return modal
    }
    setTextColour() {}
    setTextColor() {}
    frame() {
      const icon = this.icon ? this.weight * 1.5 + 10 : 0
      const text = this.isInput ? 600 : Math.min(this.text.length * this.weight * 0.5, 800)
      return { ...this.origin, width: 34 + icon + text, height: this.weight * 1.5 + 20 }
    }
    show() {
      if (!Number.isFinite(this.origin.x) || !Number.isFinite(this.origin.y)) {
        throw new TypeError(`the origin of the modal is ${JSON.stringify(this.origin)}`)
      }
      if (this.icon || this.text || this.isInput) {
        shown.push(new WeakRef(this))
      }
      return this
    }
    focus() {}
    close() {
      shown.splice(0, Infinity, ...shown.filter((modal) => modal.deref() !== this))
    }
    isEqual(other) {
      return other === this
    }
  }

  const Image = { fromFile: () => undefined }

  return {
    globals: { Modal, Image },
    /** The modals on the screen, in the order in which the script showed them. */
    modals: () => shown.flatMap((modal) => modal.deref() ?? []),
  }
}
