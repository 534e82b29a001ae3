import { Message } from '../../messages'
import { setLocale } from '../locale'

/** OfflineLocale is a locale of the site, as the offline page needs it. */
export interface OfflineLocale {
  /** URL of its home page, with the host if that is another one */
  home: string
  language: string
  direction: string
  labels: Readonly<Record<string, string>>
}

/** notKept responds for a page that is not in the cache while there is no network. */
export function notKept(locale: OfflineLocale): Response {
  setLocale(locale)
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(page(locale), { status: 503, statusText: 'Offline', headers })
}

const page = ({ language, direction }: OfflineLocale) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${docgenText(Message['docgen.offline.title'])}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 20vh auto 0; max-inline-size: 32rem; padding-inline: 1.5rem; }
button { font: inherit; padding: 0.5rem 1rem; }
</style>
<h1>${docgenText(Message['docgen.offline.title'])}</h1>
<p>${docgenText(Message['docgen.offline.notSaved'])}</p>
<p><button type="button" onclick="location.reload()">${docgenText(Message['theme.ErrorPageContent.tryAgain'])}</button> <button type="button" onclick="history.back()">${docgenText(Message['docgen.offline.back'])}</button></p>
<script>
const look = () => navigator.onLine && fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => {})
addEventListener('online', look)
setInterval(look, 3000)
</script>
</html>`
