/** notKept answers for a page that was never read, without the network. */
export function notKept(): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(html, { status: 503, statusText: 'Offline', headers })
}

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 20vh auto 0; max-inline-size: 32rem; padding-inline: 1.5rem; }
button { font: inherit; padding: 0.5rem 1rem; }
</style>
<h1>You are offline</h1>
<p>This page is not on this device: only pages that you have read are. It opens when the network is back.</p>
<p><button type="button" onclick="location.reload()">Try again</button> <button type="button" onclick="history.back()">Go back</button></p>
<script>
const look = () => navigator.onLine && fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => {})
addEventListener('online', look)
setInterval(look, 3000)
</script>
</html>`
