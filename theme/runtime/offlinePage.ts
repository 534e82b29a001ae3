import { Message } from '../messages'

/** notKept responds for a page that is not in the cache while there is no network. */
export function notKept(): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(page(), { status: 503, statusText: 'Offline', headers })
}

const page = () => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${Message['docgen.offline.title']}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 20vh auto 0; max-inline-size: 32rem; padding-inline: 1.5rem; }
button { font: inherit; padding: 0.5rem 1rem; }
</style>
<h1>${Message['docgen.offline.title']}</h1>
<p>${Message['docgen.offline.notSaved']}</p>
<p><button type="button" onclick="location.reload()">${Message['theme.ErrorPageContent.tryAgain']}</button> <button type="button" onclick="history.back()">${Message['docgen.offline.back']}</button></p>
<script>
const look = () => navigator.onLine && fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => {})
addEventListener('online', look)
setInterval(look, 3000)
</script>
</html>`
