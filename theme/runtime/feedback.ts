/** The analytics services that may be on the page. */
interface Services {
  gtag?: (command: 'event', name: string, values: object) => void
  dataLayer?: unknown[]
  plausible?: (name: string, options: { props: object }) => void
  umami?: { track: (name: string, values: object) => void }
}

/** sendAnswer sends what the reader chose or wrote, and says whether that worked. */
export async function sendAnswer(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const data = new FormData(form, submitter)
  const status = form.querySelector('[role=status]')
  const say = (text = '') => {
    if (status) {
      status.textContent = text
    }
  }
  const { thanks, failed, comment, event } = form.dataset
  try {
    await send(form, data)
  } catch {
    say(failed)
    return
  }
  if (event) {
    notify(event, Object.fromEntries(data))
  }
  const fields = form.querySelector('fieldset')
  if (comment && data.get('answer') === 'no' && !data.has('comment') && fields) {
    askWhy(fields, comment, form.dataset.send ?? '')
    return
  }
  fields?.remove()
  say(thanks)
}

/** Sends the answer to the endpoint, if there is one. Only a server of the same site says how it went. */
async function send(form: HTMLFormElement, data: FormData) {
  const action = form.getAttribute('action')
  if (!action) {
    return
  }
  const isOurs = new URL(action, window.location.href).origin === window.location.origin
  const body = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  const response = await fetch(action, { method: 'POST', body, mode: isOurs ? 'same-origin' : 'no-cors', keepalive: true })
  if (isOurs && !response.ok) {
    throw new Error(response.statusText)
  }
}

function notify(name: string, values: object) {
  const { gtag, dataLayer, plausible, umami } = window as Services
  if (gtag) {
    gtag('event', name, values)
  } else {
    dataLayer?.push({ event: name, ...values })
  }
  plausible?.(name, { props: values })
  umami?.track(name, values)
  document.dispatchEvent(new CustomEvent('docgen:feedback', { detail: values }))
}

/** Replaces the answers by a field for a comment. The answer itself has been sent. */
function askWhy(fields: HTMLFieldSetElement, question: string, send: string) {
  const answer = document.createElement('input')
  answer.type = 'hidden'
  answer.name = 'answer'
  answer.value = 'no'
  const label = document.createElement('label')
  label.textContent = question
  const text = document.createElement('textarea')
  text.name = 'comment'
  text.required = true
  label.append(text)
  const button = document.createElement('button')
  button.textContent = send
  fields.replaceChildren(answer, label, button)
  text.focus()
}
