import { onPlainClick } from './plainClick'

/**
 * takeOpinions handles the forms that ask whether a page was helpful, and the buttons that load comments.
 * Without it, a form is sent as browsers do it, and a button leads to the discussions on GitHub.
 */
export function takeOpinions(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (form instanceof HTMLFormElement && form.matches('.feedback')) {
      event.preventDefault()
      import('./feedback').then(
        ({ sendAnswer }) => sendAnswer(form, submitter),
        () => form.submit(),
      )
    }
  })
  onPlainClick('.comments > a', (link) => {
    import('./comments').then(
      ({ showComments }) => showComments(link),
      () => window.location.assign(link.href),
    )
  })
}
