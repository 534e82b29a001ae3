import { Identifiable, recordOf, wrap } from './identifiable.js'

/** App. Launching takes half a second. */
export function createApp({ desk, clock, emit }) {
  class App extends Identifiable {
    static get = (name) =>
      wrap(
        App,
        desk.apps.find((app) => app.name === name),
      )
    static launch = (name, _optionals, callback = () => {}) => {
      clock.schedule(0.5, () => {
        if (!desk.installed.includes(name)) {
          callback()
          return
        }
        const record = desk.appNamed(name)
        callback(new App(record))
        emit('appDidLaunch', new App(record))
      })
    }
    static focused = () => new App(desk.focused?.app ?? desk.appNamed('Finder'))
    static all = () => desk.apps.map((app) => new App(app))
    processIdentifier = () => recordOf(this).id
    bundleIdentifier = () => `com.example.${recordOf(this).name.replaceAll(' ', '')}`
    name = () => recordOf(this).name
    icon = () => ({ icon: recordOf(this).name })
    isActive = () => App.focused().isEqual(this)
    isHidden = () => recordOf(this).hidden
    isTerminated = () => !desk.apps.includes(recordOf(this))
    mainWindow = () =>
      wrap(
        desk.kinds.Window,
        desk.windows.find((window) => window.app === recordOf(this) && !window.minimised),
      )
    windows = (optionals) =>
      desk.listed(
        desk.windows.filter(({ app }) => app === recordOf(this)),
        optionals,
      )
    activate = () => this.focus()
    focus = () => {
      const window = desk.windows.find(({ app }) => app === recordOf(this))
      return window !== undefined && desk.focus(window)
    }
    show = () => {
      recordOf(this).hidden = false
      return true
    }
    hide = () => {
      recordOf(this).hidden = true
      return true
    }
    terminate = () => {
      desk.apps = desk.apps.filter((app) => app !== recordOf(this))
      desk.windows = desk.windows.filter(({ app }) => app !== recordOf(this))
      return true
    }
  }

  return App
}
