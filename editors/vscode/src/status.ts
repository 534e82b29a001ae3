import {
  DiagnosticSeverity,
  type Disposable,
  languages,
  type StatusBarItem,
  StatusBarAlignment,
  window,
} from 'vscode'

/** Status shows the number of problems that docgen has found. */
export class Status implements Disposable {
  readonly #item: StatusBarItem
  readonly #listener: Disposable

  constructor() {
    this.#item = window.createStatusBarItem('docgen.problems', StatusBarAlignment.Left)
    this.#item.name = 'docgen'
    this.#item.command = 'workbench.actions.view.problems'
    this.#listener = languages.onDidChangeDiagnostics(() => this.#update())
    this.#update()
  }

  set isVisible(isVisible: boolean) {
    if (isVisible) {
      this.#item.show()
    } else {
      this.#item.hide()
    }
  }

  #update() {
    const problems = languages
      .getDiagnostics()
      .flatMap(([, found]) => found.filter(({ source }) => source === 'docgen'))
    const errors = problems.filter(({ severity }) => severity === DiagnosticSeverity.Error).length
    const icon = errors > 0 ? 'error' : problems.length > 0 ? 'warning' : 'check'
    this.#item.text = `$(${icon}) docgen${problems.length > 0 ? ` ${problems.length}` : ''}`
    this.#item.tooltip =
      problems.length > 0
        ? `docgen: ${counted(problems.length, 'problem')}, ${counted(errors, 'error')} among them`
        : 'docgen: no problems found'
  }

  dispose() {
    this.#listener.dispose()
    this.#item.dispose()
  }
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
