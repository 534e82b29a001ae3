// Sends the Markdown file of a page to agents that prefer Markdown, on Cloudflare. Each request
// for a page counts as a call of a Worker. Without "main" and "run_worker_first" in
// wrangler.jsonc, everybody gets HTML, and requests are free.
const homes = <% list .Homes %>

export default {
  async fetch(request, env) {
    const path = twinOf(new URL(request.url).pathname)
    if (path === '' || !['GET', 'HEAD'].includes(request.method)) return env.ASSETS.fetch(request)
    if (prefersMarkdown(request.headers.get('Accept') ?? '')) {
      const twin = await env.ASSETS.fetch(new Request(new URL(path, request.url), request))
      if (twin.ok || twin.status === 304) return asMarkdown(twin, path)
    }
    const page = await env.ASSETS.fetch(request)
    const headers = new Headers(page.headers)
    headers.append('Vary', 'Accept')
    return new Response(page.body, { status: page.status, headers })
  },
}

<% template "markdown-response-js" %>

<% template "markdown-js" %>
