// Sends the Markdown file of a page to agents that prefer Markdown, on Netlify. Each request for a
// page counts as a call of an edge function. Without this file, everybody gets HTML.
const homes = <% list .Homes %>

export default async (request, context) => {
  const path = twinOf(new URL(request.url).pathname)
  if (path === '' || !['GET', 'HEAD'].includes(request.method)) return
  if (prefersMarkdown(request.headers.get('Accept') ?? '')) {
    const twin = await fetch(new URL(path, request.url), { method: request.method, headers: conditions(request) })
    if (twin.ok || twin.status === 304) return asMarkdown(twin, path)
  }
  const page = await context.next()
  page.headers.append('Vary', 'Accept')
  return page
}

export const config = { path: '/*', excludedPath: [<% quoted (print .Settings.BaseURL "assets/*") %>] }

// Returns the headers with which a browser or an agent asks whether its copy is current.
function conditions(request) {
  const tag = request.headers.get('If-None-Match')
  return tag === null ? {} : { 'If-None-Match': tag }
}

<% template "markdown-response-js" %>

<% template "markdown-js" %>
