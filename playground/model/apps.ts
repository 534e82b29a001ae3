import * as actions from './actions'
import type { AppRecord, Desk } from './desk'
import { Identifiable, recordOf } from './identifiable'
import { Image } from './modals'

/** Launches an app in half a second, and says whether there is such an app. */
export type Launch = (name: string, focus: boolean, callback: (app?: AppRecord) => void) => void

/** App. */
export function createApp(desk: Desk, launch: Launch) {
  const named = (name: string) => desk.apps.find((app) => app.name === name)

  class App extends Identifiable<AppRecord> {
    static get(name: string) {
      const app = named(name)
      return app && new App(app)
    }
    static launch(
      name: string,
      optionals: { focus?: boolean } = {},
      callback: (app?: App) => unknown = () => {},
    ) {
      launch(name, optionals.focus ?? false, (app) => callback(app && new App(app)))
    }
    static focused = () => new App(desk.active ?? desk.appNamed('Finder'))
    static all = () => desk.apps.map((app) => new App(app))

    processIdentifier = () => recordOf(this).id
    bundleIdentifier = () => `com.apple.${recordOf(this).name.replaceAll(' ', '')}`
    name = () => recordOf(this).name
    icon = () => new Image(recordOf(this).name)
    isActive = () => desk.active === recordOf(this)
    isHidden = () => recordOf(this).hidden
    isTerminated = () => !desk.apps.includes(recordOf(this))
    mainWindow() {
      const main = desk.windowsOf(recordOf(this)).find(({ minimised }) => !minimised)
      return main && new desk.kinds.Window(main)
    }
    windows = (optionals?: { visible?: boolean }) => desk.listed(desk.windowsOf(recordOf(this)), optionals)
    activate() {
      const ours = desk.windowsOf(recordOf(this))
      desk.windows = [...ours, ...desk.windows.filter((window) => !ours.includes(window))]
      return this.focus()
    }
    focus() {
      const front = desk.windowsOf(recordOf(this)).find(({ minimised }) => !minimised)
      if (!front) {
        actions.activate(desk, recordOf(this))
      }
      return front ? actions.focus(desk, front) : true
    }
    show() {
      actions.show(desk, recordOf(this))
      return true
    }
    hide() {
      actions.hide(desk, recordOf(this))
      return true
    }
    terminate() {
      actions.terminate(desk, recordOf(this))
      return true
    }
  }

  return App
}
