import type { Input } from '../messages'
import * as actions from './actions'
import type { Phoenix } from './phoenix'

type Doing = { [Kind in Input['kind']]: (input: Extract<Input, { kind: Kind }>) => void }

/** Functions that do to a desktop what its person does. */
export function createInput(phoenix: Phoenix): (input: Input) => void {
  const { desk } = phoenix
  const windowOf = (id: number) => desk.windows.find((window) => window.id === id)
  const modalOf = (id: number) => phoenix.modals().find((modal) => modal.hash() === id)

  const doing: Doing = {
    press({ key, modifiers, repeated }) {
      phoenix.press(key, modifiers, repeated)
    },
    focus({ window: id }) {
      const window = windowOf(id)
      if (window) {
        actions.focus(desk, window)
      }
    },
    drag({ window: id, to }) {
      const window = windowOf(id)
      if (window) {
        actions.place(desk, window, { ...window.frame, ...to })
      }
    },
    mouse({ event, at, modifiers }) {
      desk.pointer = at
      phoenix.emit(event, { ...at, modifiers })
    },
    space({ space: id }) {
      const space = desk.spaces.find((other) => other.id === id)
      if (!space) {
        return
      }
      actions.showSpace(desk, space)
      const front = desk.windows.find((window) => window.space === space && desk.isOnScreen(window))
      if (front) {
        actions.focus(desk, front)
      } else {
        actions.activate(desk, desk.appNamed('Finder'))
      }
    },
    open({ app }) {
      if (desk.apps.some(({ name }) => name === app)) {
        phoenix.open({ app, frame: phoenix.nextFrame() })
      } else {
        phoenix.launch(app, true, () => {})
      }
    },
    type({ modal: id, value }) {
      const modal = modalOf(id)
      if (modal) {
        modal.text = value
        modal.textDidChange(value)
      }
    },
    commit({ modal: id, value, action }) {
      modalOf(id)?.textDidCommit(value, action)
    },
  }

  return <Kind extends Input['kind']>(input: Extract<Input, { kind: Kind }>) => {
    const act: (input: Extract<Input, { kind: Kind }>) => void = doing[input.kind as Kind]
    act(input)
  }
}
